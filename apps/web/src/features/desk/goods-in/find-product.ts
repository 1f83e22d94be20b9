import type { StockedProduct } from '@shop/contract/desk/stock';

export type FoundProduct =
  | { product: StockedProduct }
  | { problem: 'missing' | 'unknownProduct' }
  | { problem: 'severalProducts'; names: string[] };

const mostNames = 4;

/** The product that somebody means by a PZN, as it is typed or scanned, or by its name or a part of it. */
export function findProduct(products: readonly StockedProduct[], typed: string): FoundProduct {
  const words = plain(typed);
  if (words === '') return { problem: 'missing' };
  const pzn = readPzn(words);
  const byPzn = pzn !== null && products.find((product) => product.pzn !== null && readPzn(product.pzn) === pzn);
  if (byPzn) return { product: byPzn };
  const exact = products.find(({ name }) => plain(name) === words);
  if (exact) return { product: exact };
  const [only, ...others] = products.filter(({ name, manufacturer }) =>
    words.split(' ').every((word) => plain(`${name} ${manufacturer}`).includes(word)),
  );
  if (!only) return { problem: 'unknownProduct' };
  if (others.length === 0) return { product: only };
  return { problem: 'severalProducts', names: [only, ...others].slice(0, mostNames).map(({ name }) => name) };
}

/** PZN-90000156, -90000156 as scanners read it, or the digits alone; a leading zero may be missing. */
function readPzn(words: string): string | null {
  const [, digits] = /^(?:pzn)?[\s:-]*(\d{7,8})$/.exec(words) ?? [];
  return digits?.padStart(8, '0') ?? null;
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
}
