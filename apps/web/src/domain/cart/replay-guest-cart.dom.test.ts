import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCart } from '#testing/factories.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { bumpCartSession } from './cart-events.ts';
import { forgetGuestCart, guestCartStore, keepInGuestCart } from './guest-cart.ts';
import { onReplayRefused, replayGuestCart } from './replay-guest-cart.ts';

const keep = (...itemIds: string[]) => {
  for (const itemId of itemIds) keepInGuestCart({ itemId, quantity: 10, image: null }, null);
};
const kept = () => guestCartStore.read().map(({ itemId }) => itemId);

afterEach(forgetGuestCart);

describe('[AU-03] what is left in the guest cart', () => {
  test('is added to the server’s cart, in its order, and then gone from here', async () => {
    keep('a', 'b');
    const received = fakeServer({ addCartItem: () => aCart() });
    expect(await replayGuestCart()).toBe(true);
    expect(received.addCartItem?.map(({ body }) => body)).toEqual([
      { itemId: 'a', quantity: 10 },
      { itemId: 'b', quantity: 10 },
    ]);
    expect(kept()).toEqual([]);
    expect(localStorage.getItem('guest_cart_v1')).toBe('[]');
  });

  test('stays when the server is away, and no more is tried', async () => {
    keep('a', 'b');
    const received = fakeServer({ addCartItem: refuse('Unavailable') });
    expect(await replayGuestCart()).toBe(false);
    expect(received.addCartItem).toHaveLength(1);
    expect(kept()).toEqual(['a', 'b']);
  });

  test('what cannot be ordered is dropped and told; the others follow', async () => {
    keep('a', 'b');
    const told = vi.fn<(refusal: { id: string }) => void>();
    const stop = onReplayRefused(told);
    fakeServer({
      addCartItem: ({ body }) =>
        (body as { itemId: string }).itemId === 'a' ? refuse('ProductsNotAvailable')() : aCart(),
    });
    expect(await replayGuestCart()).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'ProductsNotAvailable' }));
    expect(kept()).toEqual([]);
    stop();
  });

  test('as much is taken as there is', async () => {
    keep('a');
    const received = fakeServer({
      addCartItem: refuse('InsufficientStock', { available: 5 }),
      setCartQuantity: () => aCart(),
    });
    expect(await replayGuestCart()).toBe(true);
    expect(received.setCartQuantity?.map(({ body }) => body)).toEqual([{ itemId: 'a', quantity: 5 }]);
    expect(kept()).toEqual([]);
  });

  test('nothing left means no call', async () => {
    const received = fakeServer({});
    expect(await replayGuestCart()).toBe(false);
    expect(received).toEqual({});
  });
});

test('two at a time send nothing twice, and both tell that the cart is another one', async () => {
  keep('a');
  const received = fakeServer({ addCartItem: () => aCart() });
  expect(await Promise.all([replayGuestCart(), replayGuestCart()])).toEqual([true, true]);
  expect(received.addCartItem).toHaveLength(1);
});

test('two tabs take turns', async () => {
  const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>((_name, work) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  keep('a');
  fakeServer({ addCartItem: () => aCart() });
  await replayGuestCart();
  expect(request).toHaveBeenCalledExactlyOnceWith('guest_cart_v1', expect.any(Function));
});

test('[AU-07] what was on its way when somebody signed in goes to their cart', async () => {
  keep('a');
  const received = fakeServer({
    addCartItem: () => {
      if (received.addCartItem?.length === 1) bumpCartSession();
      return aCart();
    },
  });
  await replayGuestCart();
  expect(kept()).toEqual(['a']);
  await replayGuestCart();
  expect(received.addCartItem).toHaveLength(2);
  expect(kept()).toEqual([]);
});

test('what has arrived although its answer was lost is not sent again', async () => {
  keepInGuestCart({ itemId: 'a', quantity: 10, image: null }, 0);
  const received = fakeServer({});
  expect(await replayGuestCart(() => 10)).toBe(false);
  expect(received.addCartItem).toBeUndefined();
  expect(kept()).toEqual([]);
});
