import type { NewProduct } from '../../db/schema/catalogue.ts';
import { demoCatalogue } from './demo-products.ts';
import { pznCheckDigit } from './pzn.ts';

/**
 * As many products as a benchmark wants, the same each time. First come those of the demo catalogue, then the same again
 * with other stock, prices and numbers.
 */
export function makeProducts(count: number): NewProduct[] {
  const originals = demoCatalogue().map(({ product }) => product);
  const random = repeatableNumbers();
  const pzns = fictionalPzns();
  const made: NewProduct[] = [];
  for (let round = 1; made.length < count; round++) {
    for (const original of originals.slice(0, count - made.length)) {
      made.push(round === 1 ? original : variant(original, { round, random, pzn: pzns.next().value }));
    }
  }
  return made;
}

function variant(
  original: NewProduct,
  { round, random, pzn }: { round: number; random: () => number; pzn: string },
): NewProduct {
  const slug = `${original.slug}-${round}`;
  return {
    ...original,
    slug,
    registryItemId: `demo-${slug}`,
    title: `${original.title} (${round})`,
    pzn,
    priceCents: original.priceCents && Math.round(original.priceCents * (0.8 + 0.4 * random())),
    // As many are out of stock as in the original.
    stockUnits: original.stockUnits && original.minOrderQuantity + Math.floor(1500 * random()),
    samplePrescription: original.samplePrescription?.replace(original.pzn ?? '', pzn) ?? null,
  };
}

/** From 91000000 on, above those of the demo catalogue. */
function* fictionalPzns(): Generator<string, never> {
  for (let firstSeven = 9_100_000; ; firstSeven++) {
    const checkDigit = pznCheckDigit(String(firstSeven));
    if (checkDigit < 10) yield `${firstSeven}${checkDigit}`;
  }
}

/** From 0 up to 1 (mulberry32). */
function repeatableNumbers(): () => number {
  let state = 24;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
