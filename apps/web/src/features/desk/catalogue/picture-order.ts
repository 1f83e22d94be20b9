/** A photo as it stands in the form. */
export interface ArrangedPicture {
  id: string;
  altDe: string;
  altEn: string;
}

/** The one at this place goes so many places on; at an end it stays. */
export function moved<Entry>(entries: readonly Entry[], at: number, steps: number): Entry[] {
  const to = at + steps;
  const entry = entries[at];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(at, 1).toSpliced(to, 0, entry);
}

/** Whether it is as it is stored: in order and words. */
export function isArranged(shown: readonly ArrangedPicture[], stored: readonly ArrangedPicture[]): boolean {
  const told = (entries: readonly ArrangedPicture[]) =>
    JSON.stringify(entries.map(({ id, altDe, altEn }) => [id, altDe.trim(), altEn.trim()]));
  return told(shown) === told(stored);
}
