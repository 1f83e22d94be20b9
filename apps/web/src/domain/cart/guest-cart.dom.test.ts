import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { bumpCartSession } from './cart-events.ts';
import {
  forgetGuestCart,
  guestCartStore,
  imageOfItem,
  keepInGuestCart,
  knownProduct,
  missingOnServer,
  releaseFromGuestCart,
  rememberItem,
  setGuestQuantity,
} from './guest-cart.ts';

const keep = (itemId: string, quantity = 10, image: string | null = '/a.webp') =>
  keepInGuestCart({ itemId, quantity, image }, null);
const lines = () => guestCartStore.read().map(({ itemId, quantityGrams }) => [itemId, quantityGrams]);
const firstLine = () => guestCartStore.read()[0] as NonNullable<ReturnType<typeof guestCartStore.read>[0]>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  forgetGuestCart();
});

describe('[CA-01] the guest cart', () => {
  test('is stored with itemId, quantityGrams, addedAt and meta.image', () => {
    keep('a');
    expect(JSON.parse(localStorage.getItem('guest_cart_v1') ?? '')).toEqual([
      { itemId: 'a', quantityGrams: 10, addedAt: '2026-05-04T10:00:00.000Z', meta: { image: '/a.webp' } },
    ]);
  });

  test('adds up what is kept of the same item', () => {
    keep('a');
    keep('b');
    keep('a', 5, null);
    expect(lines()).toEqual([
      ['b', 10],
      ['a', 15],
    ]);
    expect(guestCartStore.read()[1]?.meta.image).toBe('/a.webp');
  });

  test('keeps the last 50 only', () => {
    for (let index = 0; index < 53; index++) keep(`item ${index}`);
    expect(guestCartStore.read()).toHaveLength(50);
    expect(lines()[0]).toEqual(['item 3', 10]);
    expect(lines().at(-1)).toEqual(['item 52', 10]);
  });

  test('holds item meta beside it, the last 50 too', () => {
    for (let index = 0; index < 53; index++) rememberItem(`item ${index}`, `/${index}.webp`);
    const stored = readStored('cart_item_meta_v1') as object;
    expect(Object.keys(stored)).toHaveLength(50);
    expect(stored).toMatchObject({ 'item 52': { image: '/52.webp' } });
    expect(imageOfItem('item 52')).toBe('/52.webp');
    expect(imageOfItem('item 0')).toBeNull();
    expect(imageOfItem('__proto__')).toBeNull();
  });

  test('is the same array until something changes, and tells when something does', () => {
    const hear = vi.fn<() => void>();
    const stop = guestCartStore.subscribe(hear);
    const before = guestCartStore.read();
    expect(guestCartStore.read()).toBe(before);
    keep('a');
    expect(hear).toHaveBeenCalledOnce();
    expect(guestCartStore.read()).not.toBe(before);
    window.dispatchEvent(new StorageEvent('storage', { key: 'guest_cart_v1' }));
    expect(hear).toHaveBeenCalledTimes(2);
    stop();
  });

  test('a quantity can be set, and 0 removes the line', () => {
    keep('a');
    setGuestQuantity('a', 25);
    expect(lines()).toEqual([['a', 25]]);
    setGuestQuantity('a', 0);
    expect(lines()).toEqual([]);
  });

  test('what the server has is released, and no more', () => {
    keep('a');
    const sent = firstLine();
    keep('a', 5);
    releaseFromGuestCart(sent);
    expect(lines()).toEqual([['a', 5]]);
    releaseFromGuestCart(firstLine());
    expect(lines()).toEqual([]);
    releaseFromGuestCart(sent);
    expect(lines()).toEqual([]);
  });
});

describe('garbage in the storage', () => {
  test.each([
    ['no JSON', '[{"itemId":'],
    ['no list', '{"itemId":"a"}'],
    ['a number', '7'],
  ])('%s is dropped and logged', (_case, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('guest_cart_v1', text);
    expect(guestCartStore.read()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    guestCartStore.read();
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a broken line is dropped and logged, the others stay', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const good = { itemId: 'a', quantityGrams: 5, addedAt: '2026-01-01T00:00:00.000Z', meta: { image: null } };
    const stored = [null, good, { itemId: '' }, { ...good, quantityGrams: -1 }, { ...good, quantityGrams: '5' }];
    localStorage.setItem('guest_cart_v1', JSON.stringify(stored));
    expect(guestCartStore.read()).toEqual([good]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[shop] 4 of 5 lines of the stored guest cart are unreadable and left out.',
    );
    keep('b');
    expect(readStored('guest_cart_v1')).toHaveLength(2);
  });

  test('nothing that is stored breaks it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const value = fc.oneof(fc.jsonValue(), fc.array(fc.record({ itemId: fc.string(), quantityGrams: fc.double() })));
    fc.assert(
      fc.property(value, fc.string(), (stored, itemId) => {
        localStorage.setItem('guest_cart_v1', JSON.stringify(stored));
        localStorage.setItem('cart_item_meta_v1', JSON.stringify(stored));
        for (const line of guestCartStore.read()) expect(line.quantityGrams).toBeGreaterThan(0);
        imageOfItem(itemId);
        rememberItem(itemId, '/x.webp');
        keep('a');
        expect(lines()).toContainEqual(['a', expect.any(Number)]);
      }),
    );
  });
});

describe('a browser that does not store', () => {
  function refuseToStore(read: (key: string) => string | null) {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', {
      getItem: read,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
      clear: () => {},
    });
  }

  test('keeps the lines as long as the page lives', () => {
    refuseToStore(() => null);
    keep('a');
    keep('b');
    keep('a', 5);
    expect(lines()).toEqual([
      ['b', 10],
      ['a', 15],
    ]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('does not go back to what it stored before it was full', () => {
    keep('a');
    const { getItem } = localStorage;
    refuseToStore(getItem.bind(localStorage));
    setGuestQuantity('a', 0);
    expect(lines()).toEqual([]);
  });

  test('forgets them at sign-out', () => {
    refuseToStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keep('a');
    forgetGuestCart();
    expect(lines()).toEqual([]);
  });
});

test('nothing is left after somebody has gone', () => {
  keep('a');
  rememberItem('a', '/a.webp', { name: 'Käppele', slug: 'k', unit: 'gram', minimum: 5, increment: 5, priceCents: 1 });
  forgetGuestCart();
  expect(localStorage.getItem('guest_cart_v1')).toBeNull();
  expect(localStorage.getItem('cart_item_meta_v1')).toBeNull();
  expect(guestCartStore.read()).toEqual([]);
  expect(knownProduct('a')).toBeNull();
});

describe('an answer that was lost', () => {
  test('what the server has more than before has arrived', () => {
    keepInGuestCart({ itemId: 'a', quantity: 10, image: null }, 5);
    expect(missingOnServer(firstLine(), 5)).toBe(10);
    expect(missingOnServer(firstLine(), 11)).toBe(4);
    expect(missingOnServer(firstLine(), 15)).toBe(0);
    expect(missingOnServer(firstLine(), 99)).toBe(0);
    expect(missingOnServer(firstLine(), 0)).toBe(10);
  });

  test('where nobody knows what it had before, all of it is sent', () => {
    keepInGuestCart({ itemId: 'a', quantity: 10, image: null }, null);
    expect(missingOnServer(firstLine(), 10)).toBe(10);
    expect(missingOnServer(firstLine(), 20)).toBe(0);
  });

  test('another person’s cart tells nothing about it', () => {
    keepInGuestCart({ itemId: 'a', quantity: 10, image: null }, 0);
    bumpCartSession();
    expect(missingOnServer(firstLine(), 10)).toBe(10);
  });
});
