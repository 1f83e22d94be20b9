import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCart, aCartLine } from '#testing/factories.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.ts';
import { bumpCartSession, onCartUpdated } from './cart-events.ts';
import { cartQuery } from './cart-query.ts';
import { forgetGuestCart, guestCartStore } from './guest-cart.ts';
import { replayGuestCart } from './replay-guest-cart.ts';
import { type ShownLine, showCart } from './use-cart.ts';
import { setLine } from './use-set-cart-line.ts';

const productId = '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01';
const item: ItemToAdd = { itemId: 'reg-0144', productId, quantity: 10, image: '/kaeppele.webp' };
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

let queryClient: QueryClient;
let heard: (string | null)[];
let stopHearing: () => void;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  heard = [];
  stopHearing = onCartUpdated((source) => heard.push(source));
});

afterEach(() => {
  stopHearing();
  forgetGuestCart();
});

const cartInSight = () => queryClient.getQueryData(cartQuery.queryKey);

test('what the server has added is in sight at once, and told', async () => {
  const received = fakeServer({ addCartItem: () => aCart() });
  expect(await addToCart(queryClient, item)).toBe('added');
  expect(received.addCartItem?.map(({ body }) => body)).toEqual([{ itemId: 'reg-0144', quantity: 10 }]);
  expect(cartInSight()?.lines).toMatchObject([{ productId, quantity: 10 }]);
  expect(guestCartStore.read()).toEqual([]);
  expect(heard).toEqual(['add']);
});

describe('[CA-06] ProductsNotAvailable', () => {
  test('by registry id is tried once more with the product id', async () => {
    const received = fakeServer({
      addCartItem: ({ body }) =>
        (body as ItemToAdd).itemId === 'reg-0144' ? refuse('ProductsNotAvailable')() : aCart(),
    });
    expect(await addToCart(queryClient, item)).toBe('added');
    expect(received.addCartItem?.map(({ body }) => body)).toEqual([
      { itemId: 'reg-0144', quantity: 10 },
      { itemId: productId, quantity: 10 },
    ]);
  });

  test('is not tried a third time, and not kept', async () => {
    const received = fakeServer({ addCartItem: refuse('ProductsNotAvailable') });
    await expect(addToCart(queryClient, item)).rejects.toMatchObject({ id: 'ProductsNotAvailable' });
    expect(received.addCartItem).toHaveLength(2);
    expect(guestCartStore.read()).toEqual([]);
  });

  test.each([null, undefined, productId])('by product id (and %s) is not tried again', async (other) => {
    const received = fakeServer({ addCartItem: refuse('ProductsNotAvailable') });
    const byProductId: ItemToAdd = { itemId: productId, quantity: 5, ...(other !== undefined && { productId: other }) };
    await expect(addToCart(queryClient, byProductId)).rejects.toMatchObject({ id: 'ProductsNotAvailable' });
    expect(received.addCartItem).toHaveLength(1);
  });

  test('only this one: another refusal is not tried again', async () => {
    const received = fakeServer({ addCartItem: refuse('CartFull') });
    await expect(addToCart(queryClient, item)).rejects.toMatchObject({ id: 'CartFull' });
    expect(received.addCartItem).toHaveLength(1);
  });
});

describe('[CA-07] what failed', () => {
  test.each<[string, NonNullable<FakeAnswers['addCartItem']>]>([
    ['on the way', unreachable],
    ['in the server', refuse('Internal')],
    ['in a proxy', () => new Response('<html>', { status: 502 })],
    ['for want of a session', refuse('Unauthorized')],
    ['for haste', refuse('TooManyRequests', { retryAfterSeconds: 3 })],
    ['for no reason given', () => new Response('', { status: 400 })],
  ])('%s is kept on this device', async (_case, addCartItem) => {
    fakeServer({ addCartItem });
    expect(await addToCart(queryClient, item)).toBe('kept');
    expect(guestCartStore.read()).toMatchObject([
      { itemId: productId, quantityGrams: 10, meta: { image: '/kaeppele.webp' } },
    ]);
    expect(heard).toEqual(['add']);
  });

  test.each<[string, NonNullable<FakeAnswers['addCartItem']>]>([
    ['sold out', refuse('InsufficientStock', { available: 0 })],
    ['wrong quantity', refuse('InvalidQuantity', { min: 5, increment: 5, max: 40 })],
    ['full', refuse('CartFull')],
    ['a foreign reason', () => Response.json({ message: 'ausverkauft' }, { status: 422 })],
  ])('with a reason (%s) is told and not kept', async (_case, addCartItem) => {
    fakeServer({ addCartItem });
    await expect(addToCart(queryClient, item)).rejects.toThrow();
    expect(guestCartStore.read()).toEqual([]);
    expect(heard).toEqual([]);
  });
});

describe('[PD-08]', () => {
  test('a product without any id is refused before anybody is asked', async () => {
    const received = fakeServer({});
    await expect(addToCart(queryClient, { itemId: '', quantity: 1 })).rejects.toThrow('product has no item id');
    expect(received).toEqual({});
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('a quantity of %s becomes 1', async (quantity) => {
    const received = fakeServer({ addCartItem: () => aCart() });
    await addToCart(queryClient, { ...item, quantity });
    expect(received.addCartItem?.[0]?.body).toEqual({ itemId: 'reg-0144', quantity: 1 });
  });
});

describe('[AU-07] when somebody signs in or out meanwhile', () => {
  test('an answer is discarded', async () => {
    fakeServer({
      addCartItem: () => {
        bumpCartSession();
        return aCart();
      },
    });
    expect(await addToCart(queryClient, item)).toBe('discarded');
    expect(cartInSight()).toBeUndefined();
    expect(heard).toEqual([]);
  });

  test('a failure is not kept for whoever comes next', async () => {
    fakeServer({
      addCartItem: () => {
        bumpCartSession();
        return refuse('Internal')();
      },
    });
    expect(await addToCart(queryClient, item)).toBe('discarded');
    expect(guestCartStore.read()).toEqual([]);
  });
});

test('an answer that was overtaken does not bring the older cart back', async () => {
  queryClient.setQueryData(cartQuery.queryKey, { lines: [], totalCents: 0, version: 8 });
  fakeServer({ addCartItem: () => aCart([aCartLine()], 7) });
  await addToCart(queryClient, item);
  expect(cartInSight()?.version).toBe(8);
});

test('an answer that is no cart is followed by one that is', async () => {
  const received = fakeServer({ addCartItem: () => Response.json({ ok: true }), readCart: () => aCart() });
  expect(await addToCart(queryClient, item)).toBe('added');
  expect(received.readCart).toHaveLength(1);
  expect(cartInSight()?.lines).toHaveLength(1);
});

describe('a session that is over', () => {
  const marker = 'shop_signed_in=1';
  const forgetMarker = () => setCookie('shop_signed_in=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  const over = { readCart: refuse('Unauthorized'), addCartItem: refuse('Unauthorized') };
  afterEach(forgetMarker);

  test('keeps what the cart is to hold after the next sign-in, counted from what was last seen', async () => {
    fakeServer({ readCart: () => aCart([aCartLine({ productId, quantity: 10 })]) });
    await queryClient.fetchQuery(cartQuery);
    setCookie(marker);
    fakeServer(over);
    expect(await addToCart(queryClient, { ...item, quantity: 5 })).toBe('keptUntilSignIn');
    expect(guestCartStore.read()).toMatchObject([{ itemId: productId, quantityGrams: 15, meta: { isWhole: true } }]);
    await addToCart(queryClient, { ...item, quantity: 5 });
    expect(guestCartStore.read()).toMatchObject([{ quantityGrams: 20, meta: { isWhole: true } }]);
  });

  test('sets it then and does not add it: 10 g and 15 g are not 25 g', async () => {
    setCookie(marker);
    fakeServer(over);
    await addToCart(queryClient, { ...item, quantity: 15 });
    const received = fakeServer({ setCartQuantity: () => aCart([aCartLine({ productId, quantity: 15 })]) });
    expect(await replayGuestCart()).toBe(true);
    expect(received.setCartQuantity?.map(({ body }) => body)).toEqual([{ itemId: productId, quantity: 15 }]);
    expect(received.addCartItem).toBeUndefined();
    expect(guestCartStore.read()).toEqual([]);
  });

  test('where nobody was signed in, a refusal for want of a session is kept as it always was', async () => {
    fakeServer(over);
    expect(await addToCart(queryClient, item)).toBe('kept');
    expect(guestCartStore.read()).toMatchObject([{ quantityGrams: 10, meta: { image: '/kaeppele.webp' } }]);
    expect(guestCartStore.read()[0]?.meta).not.toHaveProperty('isWhole');
  });

  test('a quantity chosen in the cart is kept as it was chosen', async () => {
    fakeServer({ readCart: () => aCart([aCartLine({ productId, quantity: 10 })]) });
    const { lines } = showCart(await queryClient.fetchQuery(cartQuery), new Map(), []);
    setCookie(marker);
    fakeServer({ ...over, setCartQuantity: refuse('Unauthorized') });
    const { done } = setLine(queryClient, lines[0] as ShownLine, 25, 'page');
    await expect(done).rejects.toMatchObject({ id: 'Unauthorized' });
    expect(guestCartStore.read()).toMatchObject([{ quantityGrams: 25, meta: { isWhole: true } }]);
  });
});

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
  document.cookie = cookie;
}
