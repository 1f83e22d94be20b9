import { expect, test } from 'vitest';
import { itemToAdd } from '#domain/cart/add-to-cart.ts';

const bare = { id: null, registryItemId: null, slug: null };

test.each([
  [{ id: 'p', registryItemId: 'r', slug: 's' }, 'r'],
  [{ ...bare, id: 'p', slug: 's' }, 'p'],
  [{ ...bare, slug: 's' }, 's'],
  [{ ...bare, registryItemId: '', id: 'p' }, 'p'],
])('%j is asked for as %s', (product, itemId) => {
  expect(itemToAdd(product, 10)).toEqual({ itemId, quantity: 10 });
});

test('[PD-08] a product without id, registryItemId and slug fails', () => {
  expect(() => itemToAdd(bare, 10)).toThrow('product has no item id');
});

test.each([
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 1],
  [0, 0],
  [15, 15],
])('[PD-08] a quantity of %d becomes %d', (quantity, expected) => {
  expect(itemToAdd({ ...bare, id: 'p' }, quantity).quantity).toBe(expected);
});
