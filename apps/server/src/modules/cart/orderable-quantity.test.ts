import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShopError } from '../../errors.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';
import { checkOrderable, isOrderable } from './orderable-quantity.ts';

const steps = fc.record({
  minOrderQuantity: fc.integer({ min: 1, max: 30 }),
  quantityIncrement: fc.integer({ min: 1, max: 12 }),
});
const quantity = fc.integer({ min: 0, max: 200 });

/** All that can be ordered, written down one by one. */
function listOf({ minOrderQuantity, quantityIncrement }: { minOrderQuantity: number; quantityIncrement: number }) {
  return Array.from({ length: 300 }, (_, step) => minOrderQuantity + step * quantityIncrement);
}

test('a quantity can be ordered when it is in the list and in stock; a refusal names one that can be', () => {
  fc.assert(
    fc.property(steps, quantity, fc.integer({ min: -1, max: 200 }), (its, stockUnits, asked) => {
      const product = { ...its, stockUnits, withdrawnAt: null, priceCents: 899 } as ProductForSale;
      const canBe = listOf(its).includes(asked) && asked <= stockUnits;
      expect(isOrderable(product, asked)).toBe(canBe);
      const refusal = refusalOf(product, asked);
      expect(refusal === null).toBe(canBe);
      const named = refusal?.data?.max ?? refusal?.data?.available;
      if (named) expect(refusalOf(product, named)).toBeNull();
      if (named === 0) expect(stockUnits).toBeLessThan(its.minOrderQuantity);
    }),
  );
});

test.each([{ withdrawnAt: new Date('2025-06-01') }, { priceCents: null }])('nothing of %o can be ordered', (facts) => {
  const product = {
    ...{ minOrderQuantity: 1, quantityIncrement: 1, stockUnits: 9, withdrawnAt: null, priceCents: 899 },
    ...facts,
  } as ProductForSale;
  expect(isOrderable(product, 1)).toBe(false);
  expect(refusalOf(product, 1)?.id).toBe('ProductsNotAvailable');
});

function refusalOf(product: ProductForSale, asked: number) {
  try {
    checkOrderable(product, asked);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ShopError);
    return error as { id: string; data?: { max?: number; available?: number } };
  }
}
