import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aCart, aCartLine } from '#testing/factories.ts';
import { type CartLine, isLineOf, linePriceCents, readCart } from './cart-query.ts';

const bare = { itemId: 'a', quantity: 10 };
const lineOf = (item: object) => readCart({ items: [item] })?.lines[0];

describe('[CA-11] a cart line', () => {
  test('of our own server is read whole', () => {
    const line = aCartLine({ previousPriceCent: 999 });
    expect(lineOf(line)).toEqual({
      itemId: line.itemId,
      productId: line.productId,
      registryItemId: 'reg-0144',
      slug: 'kaeppele-25-1',
      name: 'Käppele 25/1',
      manufacturer: 'Rhön Cannamed',
      unit: 'gram',
      quantity: 10,
      minimum: 5,
      increment: 5,
      stockUnits: 40,
      isAvailable: true,
      priceCents: 1049,
      previousPriceCents: 999,
      imageUrl: '/products/kaeppele-25-1.webp',
    });
  });

  test.each<[string, object, Partial<CartLine>]>([
    ['named by itemId', bare, { itemId: 'a' }],
    ['named by productId', { productId: 'p', quantity: 1 }, { itemId: 'p', productId: 'p' }],
    ['named by id', { id: 'i', quantity: 1 }, { itemId: 'i' }],
    ['named by registryItemId', { registryItemId: 'r', quantity: 1 }, { itemId: 'r', registryItemId: 'r' }],
    ['named by its product', { product: { id: 'p' }, quantity: 1 }, { itemId: 'p', productId: 'p' }],
    ['with all ids', { id: 'i', itemId: 'a', productId: 'p', registryItemId: 'r', quantity: 1 }, { itemId: 'a' }],
    ['with a manufacturer', { ...bare, manufacturer: 'M' }, { manufacturer: 'M' }],
    ['with a manufacturer in its product', { ...bare, product: { brand: 'B' } }, { manufacturer: 'B' }],
    ['with priceCent', { ...bare, priceCent: 1049 }, { priceCents: 1049 }],
    ['with price', { ...bare, price: 1049 }, { priceCents: 1049 }],
    ['with price.cent', { ...bare, price: { cent: 1049 } }, { priceCents: 1049 }],
    ['with a price in its product', { ...bare, product: { priceCents: 1049 } }, { priceCents: 1049 }],
    ['with a price that is no whole number of cents', { ...bare, price: 10.49 }, { priceCents: null }],
    ['in gram', { ...bare, unit: 'gram' }, { unit: 'gram' }],
    ['in g', { ...bare, unit: 'g' }, { unit: 'gram' }],
    ['in milliliter', { ...bare, unit: 'milliliter' }, { unit: 'milliliter' }],
    ['in ml', { ...bare, unit: 'ml' }, { unit: 'milliliter' }],
    ['in anything else', { ...bare, unit: 'Stück' }, { unit: 'pack' }],
    ['without increment', bare, { increment: 1, minimum: 1 }],
    ['with an increment only', { ...bare, quantityIncrement: 5 }, { increment: 5, minimum: 5 }],
    ['with an increment of 0', { ...bare, quantityIncrement: 0 }, { increment: 1 }],
    ['with imageUrl', { ...bare, imageUrl: '/a.webp' }, { imageUrl: '/a.webp' }],
    ['with image', { ...bare, image: '/a.webp' }, { imageUrl: '/a.webp' }],
    ['with coverImage', { ...bare, coverImage: { url: '/a.webp' } }, { imageUrl: '/a.webp' }],
    ['with product.imageUrl', { ...bare, product: { imageUrl: '/a.webp' } }, { imageUrl: '/a.webp' }],
    ['with product.images', { ...bare, product: { images: ['/a.webp'] } }, { imageUrl: '/a.webp' }],
    [
      'with a responsive set',
      { ...bare, product: { images: { original: { url: '/a.webp' } } } },
      { imageUrl: '/a.webp' },
    ],
    ['with a picture that is code', { ...bare, image: 'javascript:alert(1)' }, { imageUrl: null }],
    ['without a name', bare, { name: null }],
    ['named by its product’s title', { ...bare, product: { title: 'Käppele' } }, { name: 'Käppele' }],
    ['that does not say whether it is available', bare, { isAvailable: true }],
    ['whose product is sold out', { ...bare, product: { inStock: false } }, { isAvailable: false }],
  ])('%s', (_case, item, expected) => {
    expect(lineOf(item)).toMatchObject(expected);
  });

  test.each([
    ['null', null],
    ['no id', { quantity: 1 }],
    ['no quantity', { itemId: 'b' }],
    ['a quantity below 0', { itemId: 'b', quantity: -5 }],
    ['a fraction', { itemId: 'b', quantity: 1.5 }],
    ['a quantity in words', { itemId: 'b', quantity: '10' }],
    ['no number', { itemId: 'b', quantity: Number.NaN }],
  ])('that is broken (%s) is left out and logged; the others stay', (_case, broken) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(readCart({ items: [broken, bare] })?.lines.map(({ itemId }) => itemId)).toEqual(['a']);
    expect(warn).toHaveBeenCalledWith('[shop] 1 of 2 cart lines could not be read and are left out.');
  });

  test('without a quantity is none', () => {
    expect(readCart({ items: [{ ...bare, quantity: 0 }] })?.lines).toEqual([]);
  });

  test('that comes twice is one', () => {
    expect(readCart({ items: [bare, { ...bare, quantity: 5 }] })?.lines).toMatchObject([{ itemId: 'a', quantity: 15 }]);
  });
});

describe('the total', () => {
  test('is the server’s own', () => {
    expect(readCart({ ...aCart(), totalCent: 777 })?.totalCents).toBe(777);
  });

  test('is added up where the server gives none, without what cannot be ordered', () => {
    const items = [aCartLine(), { ...bare, priceCent: 900, available: false }];
    expect(readCart({ items })?.totalCents).toBe(10490);
  });

  test('is unknown where a price is missing', () => {
    expect(readCart({ items: [bare] })?.totalCents).toBeNull();
  });
});

test('[CA-05] a line’s price is price times quantity', () => {
  expect(linePriceCents({ priceCents: 1049, quantity: 10 })).toBe(10490);
  expect(linePriceCents({ priceCents: null, quantity: 10 })).toBeNull();
});

test('a line is found by any of its ids, and by none that is missing', () => {
  const line = { itemId: 'a', productId: null, registryItemId: 'r' };
  expect(isLineOf(line, 'a')).toBe(true);
  expect(isLineOf(line, 'r')).toBe(true);
  expect(isLineOf(line, 'x')).toBe(false);
  expect(isLineOf(line, null)).toBe(false);
});

test.each([[null], ['<html>'], [[]], [{}], [{ items: 'none' }]])('%j is no cart', (answer) => {
  expect(readCart(answer)).toBeNull();
});

test('nothing that a server answers breaks it, and every line it gives can be shown', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const item = fc.oneof(
    fc.anything(),
    fc.record(
      {
        itemId: fc.anything(),
        productId: fc.oneof(fc.string(), fc.anything()),
        quantity: fc.oneof(fc.nat(), fc.anything()),
        price: fc.anything(),
        unit: fc.anything(),
        quantityIncrement: fc.anything(),
        product: fc.anything(),
        image: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ items: fc.array(item), totalCent: fc.anything() })), (answer) => {
      for (const line of readCart(answer)?.lines ?? []) {
        expect(line.itemId).not.toBe('');
        expect(line.quantity).toBeGreaterThan(0);
        expect(line.increment).toBeGreaterThan(0);
        expect(line.minimum).toBeGreaterThan(0);
        expect(line.priceCents === null || Number.isSafeInteger(line.priceCents)).toBe(true);
      }
    }),
  );
});
