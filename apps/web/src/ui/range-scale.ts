export interface Range {
  min: number;
  max: number;
  step: number;
}

/** Up to `value` the scale takes `fraction` of the travel, evenly; what lies above shares the rest. */
export interface Knee {
  value: number;
  fraction: number;
}

/** Where a value stands on the track, 0 to 1. */
export function fractionOf(value: number, { min, max }: Range, knee?: Knee): number {
  if (!knee) return (value - min) / (max - min);
  return value <= knee.value
    ? ((value - min) / (knee.value - min)) * knee.fraction
    : knee.fraction + ((value - knee.value) / (max - knee.value)) * (1 - knee.fraction);
}

/** The step nearest to a place on the track; a place beyond its ends is the end. */
export function valueAt(fraction: number, { min, max, step }: Range, knee?: Knee): number {
  const value = exactValueAt(Math.min(1, Math.max(0, fraction)), min, max, knee);
  return Math.min(max, min + Math.round((value - min) / step) * step);
}

function exactValueAt(fraction: number, min: number, max: number, knee?: Knee): number {
  if (!knee) return min + fraction * (max - min);
  return fraction <= knee.fraction
    ? min + (fraction / knee.fraction) * (knee.value - min)
    : knee.value + ((fraction - knee.fraction) / (1 - knee.fraction)) * (max - knee.value);
}
