const titles = new Set([
  'dr',
  'prof',
  'med',
  'dent',
  'vet',
  'dipl',
  'herr',
  'frau',
  'rer',
  'nat',
  'univ',
  'pd',
  'priv',
  'doz',
]);

/** Two ways to write a person: order of the names, titles, capitals and umlauts do not count, a further name does. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)].map((words) => words.filter((word) => !titles.has(word)));
  return first?.toSorted().join(' ') === second?.toSorted().join(' ');
}

/** A product is often written with more or fewer words around its name: 'Cannabisblüten Käppele 25/1'. */
export function isSameProduct(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return Boolean(shorter?.length) && (shorter as string[]).every((word) => longer?.includes(word));
}

/** Whether what somebody said names this very product: all words of its name, among others or not. */
export function namesProduct(said: string, product: string): boolean {
  const words = wordsOf(said);
  return wordsOf(product).every((word) => words.includes(word));
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (umlaut) => `${({ ä: 'a', ö: 'o', ü: 'u' } as Record<string, string>)[umlaut]}e`)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
