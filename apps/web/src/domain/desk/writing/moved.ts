/** The one at this place goes so many places on; at an end it stays. */
export function moved<Entry>(entries: readonly Entry[], at: number, steps: number): Entry[] {
  const to = at + steps;
  const entry = entries[at];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(at, 1).toSpliced(to, 0, entry);
}
