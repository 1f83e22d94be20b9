import type { Product } from '../read-product.ts';

/** As long as the header's field allows. */
export const longestSearch = 100;

/** Everything a product can be found by (reading 5), folded once so that each keystroke only compares. */
export function searchTextOf(product: Product): string {
  const { title, manufacturer, strain, terpenes, pzn } = product;
  const number = pzn && `PZN ${pzn}`;
  const texts = [title, manufacturer, strain, ...terpenes, number, ...kindWords(product)].filter(
    (text) => text !== null,
  );
  return texts.map(searchTextOfName).join('\n');
}

/** What people call its kind at the counter, in both languages. */
function kindWords({ type, unit }: Product): string[] {
  if (type === 'bud') return ['Blüte', 'flower'];
  return unit === 'milliliter' ? ['Extrakt', 'extract', 'Öl', 'oil'] : ['Extrakt', 'extract'];
}

/** 'Käppele' is found by kappele, and by kaeppele, as it is typed where there are no umlauts. */
export function searchTextOfName(name: string): string {
  // Most names need no folding: with two thousand products the check pays off.
  if (isPlain(name)) return name.toLowerCase();
  return `${fold(name)}\n${fold(spellOut(name))}`;
}

/**
 * The words sought; a product must hold every one of them, in any order. Umlauts are spelled out: 'öl' means oil, and not
 * every name with an 'ol' in it.
 */
export function wordsOf(sought: string): string[] {
  return fold(spellOut(sought))
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function holdsWords(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word));
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** Without accents and case: NFKD parts the letter from its marks. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', α: 'alpha', β: 'beta', γ: 'gamma' };

function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüαβγ]/g, (letter) => spelledOut[letter] ?? letter);
}
