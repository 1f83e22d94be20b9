import { expect, test, vi } from 'vitest';
import { announceCart, onCartUpdated } from './cart-events.ts';

test('a change of the cart is sent as `cart:updated` with its source', () => {
  const heard = vi.fn();
  window.addEventListener('cart:updated', heard, { once: true });
  announceCart('signin');
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { source: 'signin' } });
});

test('both names are heard, until one has enough', () => {
  const listener = vi.fn();
  const stop = onCartUpdated(listener);
  announceCart('logout');
  window.dispatchEvent(new CustomEvent('cart-updated', { detail: { source: 'modal' } }));
  window.dispatchEvent(new Event('cart:updated'));
  stop();
  announceCart('signin');
  expect(listener.mock.calls).toEqual([['logout'], ['modal'], [null]]);
});
