import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { type Product, readProduct } from '../read-product.ts';
import { distanceBetween, similarProducts } from './similar-products.ts';

type Differences = Partial<Product>;

function productWith(differences: Differences = {}): Product {
  const product = readProduct(aProduct());
  if (!product) throw new Error('the factory makes readable products');
  return { ...product, ...differences };
}

function analysed(slug: string, thcPercent: number | null, cbdPercent: number | null, terpenes: string[]): Product {
  return productWith({ slug, title: slug, thcPercent, cbdPercent, terpenes });
}

const subject = analysed('subject', 20, 1, ['Myrcen', 'Limonen']);
const slugsOf = (products: Product[]) => products.map(({ slug }) => slug);

describe('products with a similar analysis', () => {
  test('come nearest first, at most four', () => {
    const candidates = [
      analysed('far', 5, 9, ['Pinen']),
      analysed('e', 24, 1, ['Myrcen', 'Limonen']),
      analysed('c', 22, 1, ['Myrcen', 'Limonen']),
      analysed('a', 20, 1, ['Myrcen', 'Limonen']),
      analysed('d', 23, 1, ['Myrcen', 'Limonen']),
      analysed('b', 21, 1, ['Myrcen', 'Limonen']),
    ];
    expect(slugsOf(similarProducts(subject, candidates))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are available, of the same type, and others', () => {
    const twin = { thcPercent: 20, cbdPercent: 1, terpenes: ['Myrcen', 'Limonen'] };
    const candidates = [
      subject,
      productWith({ ...twin, slug: 'gone', isAvailable: false }),
      productWith({ ...twin, slug: 'oil', type: 'extract' }),
      productWith({ ...twin, slug: 'there' }),
    ];
    expect(slugsOf(similarProducts(subject, candidates))).toEqual(['there']);
  });

  test('of which two lie equally near stand by name', () => {
    const candidates = ['Zabel 2', 'Äpfelbach', 'Zabel 10'].map((title) => ({ ...subject, slug: title, title }));
    expect(slugsOf(similarProducts(subject, candidates))).toEqual(['Äpfelbach', 'Zabel 2', 'Zabel 10']);
  });

  test('leave out what is as far as an unknown product', () => {
    const candidates = [analysed('unknown', null, null, []), analysed('opposite', 0, 10, ['Pinen'])];
    expect(similarProducts(subject, candidates)).toEqual([]);
  });

  test('may lack a value: it counts neither for nor against', () => {
    const candidates = [
      analysed('opposite', 0, 1, ['Myrcen', 'Limonen']),
      analysed('unknown', null, 1, ['Myrcen', 'Limonen']),
      analysed('same', 20, 1, ['Myrcen', 'Limonen']),
    ];
    expect(slugsOf(similarProducts(subject, candidates))).toEqual(['same', 'unknown', 'opposite']);
  });

  test('are measured by the span of their own product type', () => {
    const oil = (slug: string, thcPercent: number) => ({
      ...analysed(slug, thcPercent, 1, []),
      type: 'extract' as const,
    });
    const candidates = [oil('near', 1.1), oil('far', 2.5)];
    expect(slugsOf(similarProducts(oil('subject', 1), candidates))).toEqual(['near']);
  });
});

describe('the distance', () => {
  const percent = fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: null });
  const someone = fc
    .record({
      slug: fc.string({ minLength: 1 }),
      isAvailable: fc.boolean(),
      thcPercent: percent,
      cbdPercent: percent,
      terpenes: fc.uniqueArray(fc.constantFrom('Myrcen', 'Limonen', 'Pinen', 'Linalool'), { maxLength: 4 }),
    })
    .map(productWith);
  const spans = { thc: 30, cbd: 10 };

  test('is the same in both directions and between 0 and 1', () => {
    fc.assert(
      fc.property(someone, someone, (one, other) => {
        const distance = distanceBetween(one, other, spans);
        expect(distance).toBe(distanceBetween(other, one, spans));
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of a complete analysis to itself is 0', () => {
    fc.assert(
      fc.property(someone, (one) => {
        fc.pre(one.thcPercent !== null && one.cbdPercent !== null && one.terpenes.length > 0);
        expect(distanceBetween(one, one, spans)).toBe(0);
      }),
    );
  });

  test('no list brings the product itself, an unavailable one or more than four, and none is changed', () => {
    fc.assert(
      fc.property(someone, fc.array(someone, { maxLength: 12 }), (product, candidates) => {
        const before = structuredClone(candidates);
        const similar = similarProducts(product, candidates);
        expect(similar.length).toBeLessThanOrEqual(4);
        expect(similar.every(({ slug, isAvailable }) => isAvailable && slug !== product.slug)).toBe(true);
        expect(candidates).toEqual(before);
      }),
    );
  });
});
