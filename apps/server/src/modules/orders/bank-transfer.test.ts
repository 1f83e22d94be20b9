import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { readOrder } from '@shop/contract/orders';
import { defaultShopConfig, type PharmacyDetails } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import { givenProduct } from '../../testing/factories.ts';
import { reservationBody } from '../../testing/ordering.ts';
import { givenPatient } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { giroCodeOf, transferOf } from './bank-transfer.ts';

const database = testDatabase();
const { db } = database;

function shopOf(details: Partial<PharmacyDetails>) {
  return { ...defaultShopConfig, pharmacy: { ...defaultShopConfig.pharmacy, ...details } };
}

/** What the patient of a confirmed order reads about paying it, in a shop with this account. */
async function paymentWith(details: Partial<PharmacyDetails>, change: Partial<typeof orders.$inferInsert> = {}) {
  const shop = await testApp(database, { shopConfig: { config: shopOf(details), complaint: null } });
  await seedDelivery(db, defaultShopConfig);
  const patient = await givenPatient(shop);
  const { product } = await givenProduct(db);
  await patient.call(addCartItem, { body: { itemId: product.id } });
  const body = reservationBody();
  const { data: placed } = await patient.call(reserveCart, { headers: {}, body });
  await db
    .update(orders)
    .set({ status: 'confirmed', confirmedAt: shop.clock.now(), ...change })
    .where(eq(orders.id, placed.id));
  const answer = await patient.call(readOrder, { params: { id: placed.id }, query: { code: placed.code } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data.payment.transfer;
}

test('blanks in IBAN and BIC are no fault', async () => {
  expect(await paymentWith({ iban: ' de36 0000 0000 0000 0000 00', bic: 'BYLA DEM1 001' })).toMatchObject({
    iban: 'DE36000000000000000000',
    bic: 'BYLADEM1001',
    qrCode: { size: expect.any(Number) },
  });
});

test('a long owner is told in full and cut in the code', async () => {
  const owner = `Löwen-Apotheke ${'am Dom '.repeat(12)}Inhaberin Johanna Mainthal e. K.`;
  expect(await paymentWith({ owner })).toMatchObject({ recipient: owner, qrCode: { size: expect.any(Number) } });
  const code = giroCodeOf({ code: 'MB', totalCents: 100, paidCents: 0 } as Order, shopOf({ owner })) ?? '';
  expect(Array.from(code.split('\n')[5] ?? '').length).toBeLessThanOrEqual(70);
  expect(owner.startsWith(code.split('\n')[5] ?? '-')).toBe(true);
});

test('a BIC that is none is left out', async () => {
  expect(await paymentWith({ bic: 'SPARKASSE' })).toMatchObject({ bic: '', qrCode: { size: expect.any(Number) } });
});

test('where no code can be drawn the account is there to be read', async () => {
  expect(await paymentWith({}, { totalCents: 0 })).toMatchObject({ iban: 'DE36000000000000000000', qrCode: null });
});

test('an account that no bank would take is shown to nobody', async () => {
  expect(await paymentWith({ iban: 'DE37 0000 0000 0000 0000 00' })).toBeNull();
  expect(await paymentWith({ iban: '' })).toBeNull();
});

test('whatever stands in the config and whatever an order costs, nothing is thrown', () => {
  fc.assert(
    fc.property(
      fc.record({ owner: fc.string({ unit: 'binary', maxLength: 200 }), iban: fc.string(), bic: fc.string() }),
      fc.boolean(),
      fc.integer(),
      (details, hasIban, totalCents) => {
        const config = shopOf(hasIban ? { ...details, iban: defaultShopConfig.pharmacy.iban } : details);
        const order = { code: '7KQX-M29F', totalCents, paidCents: 0 } as Order;
        expect(() => [transferOf(order, config), giroCodeOf(order, config)]).not.toThrow();
      },
    ),
  );
});
