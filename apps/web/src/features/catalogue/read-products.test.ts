import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readProducts } from './read-products.ts';

const whole = { slug: 'a', title: 'A' };

describe('[SH-10] the list is read from', () => {
  test.each([
    ['an array', [whole]],
    ['data[]', { data: [whole] }],
    ['items[]', { items: [whole] }],
  ])('%s', (_shape, answer) => {
    expect(readProducts(answer, 'bud').products).toMatchObject([{ slug: 'a', title: 'A' }]);
  });

  test.each([[null], ['<html>'], [{}], [{ items: 'none' }]])('anything else fails: %j', (answer) => {
    expect(() => readProducts(answer, 'bud')).toThrow(TypeError);
  });
});

test('a broken product is left out with a warning that names nobody', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { products, entries } = readProducts(
    [whole, null, 7, {}, { slug: 'b' }, { title: 'C' }, { slug: '', title: 'D' }],
    'bud',
  );
  expect(products.map(({ slug }) => slug)).toEqual(['a']);
  expect(entries).toBe(7);
  expect(warning).toHaveBeenCalledExactlyOnceWith('[shop] 6 of 7 products could not be read and are left out.');
});

describe('[SH-11] the other product type stays away, told by category-like fields', () => {
  test.each([
    [{ type: 'extract' }],
    [{ category: 'Extrakte' }],
    [{ category: { name: 'Cannabis-Extrakt' } }],
    [{ productType: 'EXTRACT' }],
    [{ form: 'Vollspektrum-Öl' }],
  ])('%j is no bud', (hint) => {
    expect(readProducts([whole, { slug: 'b', title: 'B', ...hint }], 'bud').products.map(({ slug }) => slug)).toEqual([
      'a',
    ]);
  });

  test.each([[{ type: 'bud' }], [{ category: 'Blüten' }], [{ kind: 'flower' }], [{ category: 'Cannabis flos' }]])(
    '%j is no extract',
    (hint) => {
      expect(readProducts([{ slug: 'b', title: 'B', ...hint }], 'extract').products).toEqual([]);
    },
  );
});

test('no answer makes the reader fail in another way than by saying that the shape is unknown', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.anything()), fc.record({ items: fc.array(fc.anything()) })),
      (answer) => {
        try {
          readProducts(answer, 'bud');
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          expect((error as Error).message).toBe('The product list has none of the known shapes.');
        }
      },
    ),
  );
});
