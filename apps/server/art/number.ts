export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** From `start` at 0 to `end` at 1. */
export function mix(start: number, end: number, part: number): number {
  return start + (end - start) * part;
}
