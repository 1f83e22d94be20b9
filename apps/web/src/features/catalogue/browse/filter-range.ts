/** The three ranges of SH-06: euros per unit, and percent. */
export const filterRanges = {
  price: { min: 0, max: 200, step: 1 },
  thc: { min: 0, max: 30, step: 0.5 },
  cbd: { min: 0, max: 30, step: 0.5 },
} as const;

export type RangeFacet = keyof typeof filterRanges;

/** Null does not bound: '30 %+' also shows what lies above 30 % (reading 12). */
export interface Bounds {
  min: number | null;
  max: number | null;
}

export const unbounded: Bounds = { min: null, max: null };

/** Where the two thumbs stand: what is unset stands at the range's end (SH-06). */
export function endsOf(facet: RangeFacet, { min, max }: Bounds): { min: number; max: number } {
  const range = filterRanges[facet];
  return { min: min ?? range.min, max: max ?? range.max };
}

/** A min above the max is pulled one step below it, yet not out of the range; an end bounds nothing (SH-06). */
export function boundsOf(facet: RangeFacet, ends: { min: number; max: number }): Bounds {
  const range = filterRanges[facet];
  const max = Math.min(ends.max, range.max);
  const min = ends.min > max ? max - range.step : ends.min;
  return { min: min <= range.min ? null : min, max: max >= range.max ? null : Math.max(max, range.min) };
}

/** An unknown value is in no range, but a range without bounds lets everything through. */
export function isWithin(value: number | null, { min, max }: Bounds): boolean {
  if (min === null && max === null) return true;
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

export function isBounded({ min, max }: Bounds): boolean {
  return min !== null || max !== null;
}
