const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The part of an address that names a product: `Main Süd 22/1` is `main-sued-22-1`, or `-2` behind it where that is taken. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const start = slugStart(title);
  const isFree = (slug: string) => !taken.has(slug);
  if (isFree(start)) return start;
  let number = 2;
  while (!isFree(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

export function slugStart(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 100) || 'produkt';
}
