import { addCartItem } from '@shop/contract/cart';
import { productType } from '@shop/contract/catalogue';
import { listShippingOptions, shippingType } from '@shop/contract/checkout';
import { tryDelivery } from '@shop/contract/desk/rules';
import { prescriptionFormat } from '@shop/contract/prescription';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryRules } from '../../db/schema/delivery.ts';
import { givenProduct } from '../../testing/factories.ts';
import { somebody } from '../../testing/person.ts';
import { openShop } from '../../testing/placed-order.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const someDay = fc.integer({ min: 1, max: 9 }).map((day) => `2025-06-0${day}`);
const orAny = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const someRule = fc.record({
  productType: orAny(productType.options),
  deliveryMode: orAny(shippingType.options),
  prescriptionFormat: orAny(prescriptionFormat.options),
  prescriptionOrigin: orAny(prescriptionOrigins),
  isAllowed: fc.boolean(),
  validFrom: fc.option(someDay),
  validTo: fc.option(someDay),
});

test('what the desk tries out is what the checkout says, for any rules on any day', { timeout: 120_000 }, async () => {
  const shop = await openShop(database);
  const carts = {
    bud: somebody(shop),
    extract: somebody(shop),
  };
  for (const type of productType.options) {
    const { product } = await givenProduct(db, { type, unit: type === 'bud' ? 'gram' : 'milliliter' });
    await carts[type].call(addCartItem, { body: { itemId: product.id } });
  }
  const question = fc.record({
    rules: fc.array(someRule, { maxLength: 8 }),
    day: someDay,
    type: fc.constantFrom(...productType.options),
    format: orAny(prescriptionFormat.options),
    postalCode: fc.constantFrom('97072', '10115'),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ rules, day, type, format, postalCode }) => {
      await db.delete(deliveryRules);
      const rows = rules.map((rule, at) => ({ ...rule, reasonDe: `Regel ${at}`, reasonEn: `rule ${at}`, source: 'x' }));
      if (rows.length > 0) await db.insert(deliveryRules).values(rows);
      shop.clock.set(`${day}T10:00:00Z`);
      const lead = await givenAtDesk(shop, db, ['lead']);
      const asked = { day, postalCode, productType: type, prescriptionFormat: format };
      const { data: tried } = await lead.call(tryDelivery, {
        body: { ...asked, prescriptionOrigin: null, supposed: null },
      });
      const query = { pharmacyId: 'demo-pharmacy', postalCode, ...(format && { prescriptionFormat: format }) };
      const { data: said } = await carts[type].call(listShippingOptions, { query });
      expect(tried.ways.map(({ id, isPossible, reasonDe }) => [id, isPossible, reasonDe])).toEqual(
        said.map(({ id, available, reason }) => [id, available, reason]),
      );
    }),
    { numRuns: 60 },
  );
});
