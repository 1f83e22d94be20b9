import { describe, expect, test, vi } from 'vitest';
import { readProducts } from './read-products.ts';

const whole = { slug: 'a', title: 'A' };

describe('[SH-10] the list is read from', () => {
  test.each([
    ['an array', [whole]],
    ['data[]', { data: [whole] }],
    ['items[]', { items: [whole] }],
  ])('%s', (_shape, answer) => {
    expect(readProducts(answer, 'bud')).toMatchObject([{ slug: 'a', title: 'A' }]);
  });

  test.each([[null], ['<html>'], [{}], [{ items: 'none' }]])('anything else fails: %j', (answer) => {
    expect(() => readProducts(answer, 'bud')).toThrow(TypeError);
  });
});

test('a broken product is left out with a warning that names nobody', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const products = readProducts([whole, null, 7, {}, { slug: 'b' }, { title: 'C' }, { slug: '', title: 'D' }], 'bud');
  expect(products.map(({ slug }) => slug)).toEqual(['a']);
  expect(warning).toHaveBeenCalledExactlyOnceWith('[shop] 6 of 7 products could not be read and are left out.');
});

describe('a field is read from', () => {
  test.each([
    [{ name: 'N', title: undefined }, { title: 'N' }],
    [{ brand: 'B' }, { manufacturer: 'B' }],
    [{ manufacturer: 'M', brand: 'B' }, { manufacturer: 'M' }],
    [{ priceCents: 1 }, { priceCents: 1 }],
    [{ priceCent: 2 }, { priceCents: 2 }],
    [{ price: { cent: 3 } }, { priceCents: 3 }],
    [{ priceCent: null }, { priceCents: null }],
    [{ priceCent: '12' }, { priceCents: null }],
    [{}, { isAvailable: true, thcPercent: null, cbdPercent: null, imageUrl: null, terpenes: [] }],
    [{ available: false }, { isAvailable: false }],
    [{ inStock: false }, { isAvailable: false }],
    [{ available: true, inStock: false }, { isAvailable: true }],
    [
      { thc: Number.NaN, cbd: 'high' },
      { thcPercent: null, cbdPercent: null },
    ],
    [{ terpenes: ['Myrcen', { name: 'Pinen' }, 7, null] }, { terpenes: ['Myrcen', 'Pinen'] }],
    [{ images: ['/a.webp', '/b.webp'] }, { imageUrl: '/a.webp' }],
    [{ images: [{ url: '/a.webp' }] }, { imageUrl: '/a.webp' }],
    [{ images: { original: '/o.webp', responsive: [{ url: '/r.webp' }] } }, { imageUrl: '/o.webp' }],
    [{ images: { responsive: [{ url: '/r.webp' }] } }, { imageUrl: '/r.webp' }],
    [{ images: [], image: '/i.webp' }, { imageUrl: '/i.webp' }],
    [{ imageUrl: '/u.webp' }, { imageUrl: '/u.webp' }],
    [{ unit: 'g' }, { unit: 'gram' }],
    [{ unit: 'ml' }, { unit: 'milliliter' }],
    [{ unit: 'pack' }, { unit: 'pack' }],
  ])('%j', (fields, expected) => {
    expect(readProducts([{ ...whole, ...fields }], 'bud')[0]).toMatchObject(expected);
  });

  test('without a unit, buds are weighed and extracts measured', () => {
    expect(readProducts([whole], 'bud')[0]?.unit).toBe('gram');
    expect(readProducts([whole], 'extract')[0]?.unit).toBe('milliliter');
  });
});
