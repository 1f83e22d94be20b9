import type { Product } from '../read-product.ts';

/** As long as the header's field allows. */
export const longestSearch = 100;

/** Everything a product can be found by (reading 5), folded once so that each keystroke only compares. */
export function searchTextOf({ title, manufacturer, strain, terpenes, pzn }: Product): string {
  const texts = [title, manufacturer, strain, ...terpenes, pzn && `PZN ${pzn}`].filter((text) => text !== null);
  return texts.map(searchTextOfName).join('\n');
}

/** 'Käppele' is found by kappele, and by kaeppele, as it is typed where there are no umlauts. */
export function searchTextOfName(name: string): string {
  // Most names need no folding: with two thousand products the check pays off.
  if (isPlain(name)) return name.toLowerCase();
  return `${fold(name)}\n${fold(spellOut(name))}`;
}

/** The words sought; a product must hold every one of them, in any order. */
export function wordsOf(sought: string): string[] {
  return fold(sought)
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
