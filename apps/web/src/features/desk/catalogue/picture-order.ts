/** A photo as it stands in the form. */
export interface ArrangedPicture {
  id: string;
  altDe: string;
  altEn: string;
}

/** Whether it is as it is stored: in order and words. */
export function isArranged(shown: readonly ArrangedPicture[], stored: readonly ArrangedPicture[]): boolean {
  const told = (entries: readonly ArrangedPicture[]) =>
    JSON.stringify(entries.map(({ id, altDe, altEn }) => [id, altDe.trim(), altEn.trim()]));
  return told(shown) === told(stored);
}
