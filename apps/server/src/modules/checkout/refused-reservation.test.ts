import { addCartItem, readCart } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { deliveryRules, shippingRates } from '../../db/schema/delivery.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orders } from '../../db/schema/orders.ts';
import { givenProduct } from '../../testing/factories.ts';
import { reservation, reservationBody } from '../../testing/ordering.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { givenFullCart, openShop, reserve } from '../../testing/placed-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

describe('a reservation is refused and nothing changes', () => {
  async function expectNothingChanged(patient: Person, productId: string, stock = 100) {
    expect(await db.$count(orders)).toBe(0);
    expect(await db.$count(outbox, eq(outbox.kind, 'order received'))).toBe(0);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    expect(product?.stockUnits).toBe(stock);
    expect((await patient.call(readCart, {})).data.items).toHaveLength(1);
  }

  test('when the price has changed: the new total is told, and one more click accepts it', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    await db.update(products).set({ priceCents: 999 }).where(eq(products.id, product.id));
    const expected = { shippingOptionId: 'standard', expectedTotalCent: 5 * 899 + 590 };
    const refused = await reserve(patient, expected, 'one intent');
    expectError(refused, 'TotalChanged', {
      totalCent: 5 * 999 + 590,
      lines: [{ itemId: product.id, quantity: 5, lineCent: 5 * 999 }],
    });
    await expectNothingChanged(patient, product.id);
    const accepted = await reserve(patient, { ...expected, expectedTotalCent: 5 * 999 + 590 }, 'one intent');
    expect(accepted.data.totalCent).toBe(5 * 999 + 590);
  });

  test('when the shipping costs more than was shown', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    await db.update(shippingRates).set({ priceCents: 790 }).where(eq(shippingRates.id, 'standard'));
    expectError(await reserve(patient, { expectedTotalCent: 5 * 899 + 590 }), 'TotalChanged', {
      totalCent: 5 * 899 + 790,
      lines: [{ itemId: product.id, quantity: 5, lineCent: 5 * 899 }],
    });
    await expectNothingChanged(patient, product.id);
  });

  test('when there is less than asked for, or it is no longer sold', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    await db.update(products).set({ stockUnits: 4 }).where(eq(products.id, product.id));
    expectError(await reserve(patient), 'InsufficientStock', { available: 0 });
    await expectNothingChanged(patient, product.id, 4);
    await db.update(products).set({ stockUnits: 100, withdrawnAt: new Date() }).where(eq(products.id, product.id));
    expectError(await reserve(patient), 'ProductsNotAvailable');
    await expectNothingChanged(patient, product.id);
  });

  test('when one of two products is gone: the total without it is told, and one more click orders the rest', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    const { product: gone } = await givenProduct(db);
    await patient.call(addCartItem, { body: { itemId: gone.id } });
    await db.update(products).set({ stockUnits: 0 }).where(eq(products.id, gone.id));
    expectError(await reserve(patient), 'InsufficientStock', { available: 0 });
    expectError(await reserve(patient, { expectedTotalCent: 10 * 899 + 590 }), 'TotalChanged', {
      totalCent: 5 * 899 + 590,
      lines: [{ itemId: product.id, quantity: 5, lineCent: 5 * 899 }],
    });
    expect(await db.$count(orders)).toBe(0);
    const accepted = await reserve(patient, { expectedTotalCent: 5 * 899 + 590 });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect((await patient.call(readCart, {})).data.items.map(({ itemId }) => itemId)).toEqual([gone.id]);
  });

  test('when the law forbids the way chosen: reason in both languages and what else is possible', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    await db.update(deliveryRules).set({ validFrom: '2025-01-01' }).where(eq(deliveryRules.isAllowed, false));
    expectError(await reserve(patient, { shippingOptionId: 'standard' }), 'DeliveryNotAllowed', {
      reasonDe: 'Blüten dürfen nicht mehr versendet werden. Abholung und Botendienst sind möglich.',
      reasonEn: 'Flowers may no longer be shipped. Pickup and courier are possible.',
      alternatives: ['pickup', 'courier'],
    });
    await expectNothingChanged(patient, product.id);
  });

  test.each([
    ['an unknown way of shipping', { shippingOptionId: 'drone' }],
    [
      'a courier who does not go there',
      { shippingOptionId: 'courier', deliveryAddress: { ...reservation().deliveryAddress, postalCode: '10115' } },
    ],
  ])('%s', async (_what, differences) => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    const refused = await reserve(patient, differences);
    expect(refused.json()).toMatchObject({
      id: 'DeliveryNotAllowed',
      data: { alternatives: expect.arrayContaining(['pickup']) },
    });
    await expectNothingChanged(patient, product.id);
  });

  test.each([
    ['no file', { prescriptionDocument: { format: 'physical' as const } }],
    [
      'a file that nobody sent',
      { prescriptionDocument: { format: 'physical' as const, prescription3Key: 'prescriptions/nowhere' } },
    ],
  ])('a paper prescription with %s', async (_what, differences) => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    expectError(await reserve(patient, differences), 'PrescriptionNotFound');
    await expectNothingChanged(patient, product.id);
  });

  test('consents without the one to process health data', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    expectError(
      await reserve(patient, { consents: [{ kind: 'terms-and-conditions', textVersion: '1' }] }),
      'ConsentRequired',
      {
        kind: 'health-data',
      },
    );
    await expectNothingChanged(patient, product.id);
  });

  test('an empty cart, a guest, and somebody who has not registered', async () => {
    const shop = await openShop(database);
    expectError(await reserve(await givenPatient(shop)), 'CartEmpty');
    expectError(await reserve(somebody(shop)), 'Unauthorized');
    expectError(await reserve(await givenSignedIn(shop)), 'InvalidState');
  });

  test.each(['street', 'fullName'] as const)('half a character in the %s of the address', async (part) => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    const deliveryAddress = { ...reservation().deliveryAddress, [part]: 'a\ud800b' };
    expectError(await reserve(patient, { deliveryAddress }), 'InvalidInput', {
      fields: [{ path: `body.deliveryAddress.${part}`, problem: 'malformed_text' }],
    });
    await expectNothingChanged(patient, product.id);
  });

  test('whatever a caller adds to the body, price, status and owner are the shop’s', async () => {
    const shop = await openShop(database);
    const { patient } = await givenFullCart(db, shop);
    const body = reservationBody();
    const sneaky = {
      ...body,
      totalCent: 1,
      status: 'completed',
      userId: 'somebody',
      paidAt: '2025-01-01',
      priceCents: 1,
    };
    const answer = await patient.call(reserveCart, { headers: {}, body: sneaky });
    expect(answer.data).toMatchObject({ status: 'requested', totalCent: 5 * 899 + 590 });
    expect((await db.select().from(orders))[0]).toMatchObject({ status: 'requested', paidAt: null });
  });
});
