/**
 * Sorts names as a German index does: ä stands with a, ß with ss, and 9 before 10. Without `Intl.Collator`, which takes a
 * phone a tenth of a second to make.
 */
export function compareNames(one: string, other: string): number {
  return compare(keyOf(one), keyOf(other)) || compare(one, other);
}

/** The same for a whole list: each name is taken apart once, and not with every comparison. */
export function sortNames(names: Iterable<string>): string[] {
  const keyed = Array.from(names, (name) => ({ name, key: keyOf(name) }));
  return keyed.sort((a, b) => compare(a.key, b.key) || compare(a.name, b.name)).map(({ name }) => name);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const longestNumber = 12;

/** NFKD parts a letter from its marks. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\d+/g, (digits) => digits.padStart(longestNumber, '0'));
}
