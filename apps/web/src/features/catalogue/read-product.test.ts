import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProduct } from './read-product.ts';

const whole = { slug: 'a', title: 'A' };

describe('[PD-09] a field is read from each of its variants', () => {
  test.each([
    [{ name: 'N', title: undefined }, { title: 'N' }],
    [
      { id: 'p-1', registryItemId: 'r-1' },
      { id: 'p-1', registryItemId: 'r-1' },
    ],
    [{ brand: 'B' }, { manufacturer: 'B' }],
    [{ manufacturer: 'M', brand: 'B' }, { manufacturer: 'M' }],
    [{ manufacturer: { name: 'M' } }, { manufacturer: 'M' }],
    [{ priceCents: 1 }, { priceCents: 1 }],
    [{ priceCent: 2 }, { priceCents: 2 }],
    [{ price: { cent: 3 } }, { priceCents: 3 }],
    [{ priceCents: null, priceCent: 4 }, { priceCents: 4 }],
    [{ priceCent: null }, { priceCents: null }],
    [{ priceCent: '12' }, { priceCents: null }],
    [{ priceCent: -1 }, { priceCents: null }],
    [{ priceCent: 9.5 }, { priceCents: null }],
    [{}, { isAvailable: true, thcPercent: null, cbdPercent: null, images: [], terpenes: [], isIrradiated: null }],
    [{ available: false }, { isAvailable: false }],
    [{ inStock: false }, { isAvailable: false }],
    [{ available: true, inStock: false }, { isAvailable: true }],
    [{ available: null }, { isAvailable: true }],
    [
      { thc: Number.NaN, cbd: 'high' },
      { thcPercent: null, cbdPercent: null },
    ],
    [
      { thc: 0, cbd: 12.5 },
      { thcPercent: 0, cbdPercent: 12.5 },
    ],
    [{ terpenes: ['Myrcen', { name: 'Pinen' }, 7, null] }, { terpenes: ['Myrcen', 'Pinen'] }],
    [{ images: ['/a.webp', '/b.webp'] }, { images: ['/a.webp', '/b.webp'] }],
    [{ images: [{ url: '/a.webp' }] }, { images: ['/a.webp'] }],
    [{ images: { original: '/o.webp', responsive: [{ url: '/r.webp' }] } }, { images: ['/o.webp', '/r.webp'] }],
    [{ images: { responsive: [{ url: '/r.webp' }] } }, { images: ['/r.webp'] }],
    [{ images: [], image: '/i.webp' }, { images: ['/i.webp'] }],
    [{ imageUrl: '/u.webp' }, { images: ['/u.webp'] }],
    [{ images: ['javascript:alert(1)', '//evil.example/x.png'] }, { images: [] }],
    [{ unit: 'g' }, { unit: 'gram' }],
    [{ unit: 'ml' }, { unit: 'milliliter' }],
    [{ unit: 'pack' }, { unit: 'pack' }],
    [{}, { unit: 'gram' }],
    [{ type: 'extract' }, { unit: 'milliliter', type: 'extract' }],
    [
      { minOrderQuantity: 5, quantityIncrement: 5 },
      { minOrderQuantity: 5, quantityIncrement: 5 },
    ],
    [
      { minOrderQuantity: 0, quantityIncrement: -5 },
      { minOrderQuantity: null, quantityIncrement: null },
    ],
    [{ irradiation: true }, { isIrradiated: true }],
    [{ irradiation: 'yes' }, { isIrradiated: null }],
    [{ pzn: '1' }, { pzn: '1' }],
    [{ medical_info: { pzn: '2' } }, { pzn: '2' }],
    [{ country: 'DE' }, { country: 'DE' }],
    [{ origin: 'PT' }, { country: 'PT' }],
    [{ grower: 'G' }, { grower: 'G' }],
    [{ anbauer: 'A' }, { grower: 'A' }],
    [{ farm: { name: 'F' } }, { grower: 'F' }],
    [{ musterRezeptText: 'Rp.' }, { samplePrescription: 'Rp.' }],
    [{ mgPerMl: { thc: 10, cbd: 10 } }, { mgPerMl: { thc: 10, cbd: 10 } }],
    [{ mgPerMl: { thc: 10 } }, { mgPerMl: null }],
    [{ stock: 12 }, { stockUnits: 12 }],
  ])('%j', (fields, expected) => {
    expect(readProduct({ ...whole, ...fields })).toMatchObject(expected);
  });
});

test.each([[null], [7], [[]], [{}], [{ slug: 'a' }], [{ title: 'A' }], [{ slug: ' ', title: 'A' }]])(
  '%j is no product',
  (entry) => {
    expect(readProduct(entry)).toBeNull();
  },
);

test('[PD-09] no value in any field makes the reader fail', () => {
  const fields = [
    'slug',
    'title',
    'name',
    'images',
    'image',
    'price',
    'terpenes',
    'category',
    'medical_info',
    'mgPerMl',
    'unit',
    'thc',
  ];
  const oddProduct = fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] });
  fc.assert(
    fc.property(oddProduct, (entry) => {
      expect(() => readProduct({ ...whole, ...entry })).not.toThrow();
      expect(() => readProduct(entry)).not.toThrow();
    }),
  );
});
