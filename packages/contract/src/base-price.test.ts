import { expect, test } from 'vitest';
import { basePrice } from './base-price.ts';

test('flowers have a price per 100 g, extracts one per 100 ml', () => {
  expect(basePrice(1049, 'gram')).toEqual({ priceCents: 104_900, quantity: 100, unit: 'gram' });
  expect(basePrice(429, 'milliliter')).toEqual({ priceCents: 42_900, quantity: 100, unit: 'milliliter' });
});

test('what is counted, and what has no price, has no base price', () => {
  expect(basePrice(8990, 'pack')).toBeNull();
  expect(basePrice(null, 'gram')).toBeNull();
});
