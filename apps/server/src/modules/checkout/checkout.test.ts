import { addCartItem, readCart, setCartQuantity } from '@shop/contract/cart';
import { listShippingOptions, reserveCart } from '@shop/contract/checkout';
import { assignPrescription } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { deliveryRules, shippingRates } from '../../db/schema/delivery.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { consents } from '../../db/schema/patients.ts';
import { givenProduct } from '../../testing/factories.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { reservation } from '../../testing/ordering.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { openPrescription } from '../prescriptions/prescription-service.ts';
import type { Reservation } from './reservation-service.ts';
import { seedDelivery } from './shipping-service.ts';

const database = testDatabase();
const { db } = database;

async function openShop(): Promise<TestApp> {
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  return shop;
}

/** A patient with 5 g in the cart. */
async function givenFullCart(shop: TestApp, product?: Parameters<typeof givenProduct>[1]) {
  const patient = await givenPatient(shop);
  const { product: flower } = await givenProduct(db, product);
  await patient.call(addCartItem, { body: { itemId: flower.id } });
  return { patient, product: flower };
}

function reserve(patient: Person, differences: Partial<Reservation> = {}, idempotencyKey?: string) {
  const { idempotencyKey: _, language: __, ...body } = reservation(differences);
  return patient.call(reserveCart, { headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}, body });
}

describe('shipping options', () => {
  async function options(person: Person, query: Record<string, string> = {}, language = 'de') {
    const answer = await person.call(listShippingOptions, {
      headers: { 'accept-language': language },
      query: { pharmacyId: 'demo-pharmacy', ...query },
    } as never);
    return answer.data as { id: string; type: string; available: boolean; reason: string | null }[];
  }

  test('pickup, courier and parcel, each with price and VAT', async () => {
    const shop = await openShop();
    const found = await options(somebody(shop), { postalCode: '97072' });
    expect(found).toEqual([
      {
        id: 'pickup',
        type: 'selfPickUp',
        name: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
        priceCent: 0,
        vat: 19,
        available: true,
        reason: null,
      },
      expect.objectContaining({ id: 'courier', type: 'courier', priceCent: 690, available: true }),
      expect.objectContaining({ id: 'standard', type: 'standard', priceCent: 590, available: true }),
    ]);
  });

  test.each([
    ['de', 'Der Botendienst fährt nicht zu dieser Postleitzahl.'],
    ['en', 'The courier does not go to this postal code.'],
  ])('the courier stays in Mainfranken (%s)', async (language, reason) => {
    const shop = await openShop();
    const [, courier] = await options(somebody(shop), { postalCode: '10115' }, language);
    expect(courier).toMatchObject({ available: false, reason });
  });

  test('nothing is sent abroad, but it can be picked up', async () => {
    const shop = await openShop();
    const found = await options(somebody(shop), { postalCode: '1010', country: 'AT' });
    expect(found.map(({ id, available }) => [id, available])).toEqual([
      ['pickup', true],
      ['courier', false],
      ['standard', false],
    ]);
  });

  test('a rule in force takes a way off, with its reason; a draft does not', async () => {
    const shop = await openShop();
    const { patient } = await givenFullCart(shop, { type: 'bud' });
    expect((await options(patient)).at(-1)).toMatchObject({ id: 'standard', available: true });
    await db.update(deliveryRules).set({ validFrom: '2025-01-01' }).where(eq(deliveryRules.isAllowed, false));
    expect((await options(patient)).at(-1)).toMatchObject({
      id: 'standard',
      available: false,
      reason: 'Blüten dürfen nicht mehr versendet werden. Abholung und Botendienst sind möglich.',
    });
    // An extract in the cart of somebody else is not concerned.
    const guest = somebody(shop);
    const { product } = await givenProduct(db, { type: 'extract', unit: 'milliliter' });
    await guest.call(addCartItem, { body: { itemId: product.id } });
    expect((await options(guest)).at(-1)).toMatchObject({ id: 'standard', available: true });
  });
});

describe('a reservation', () => {
  test('freezes all that was agreed, takes the stock, empties the cart and writes the mail', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    const answer = await reserve(patient, { shippingOptionId: 'courier', expectedTotalCent: 5 * 899 + 690 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.data).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^\w{4}-\w{4}$/),
      status: 'requested',
      totalCent: 5 * 899 + 690,
    });

    await db.update(products).set({ priceCents: 1, title: 'Anders' }).where(eq(products.id, product.id));
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({
      patientName: 'Lena Beispiel',
      birthDate: '1955-03-04',
      shippingType: 'courier',
      shippingCents: 690,
      totalCents: 5 * 899 + 690,
      vatCents: Math.round(((5 * 899 + 690) * 19) / 119),
      paymentMethod: 'transfer',
      deliveryAddress: { street: 'Uferstraße', houseNumber: '12', postalCode: '97070' },
    });
    expect(await db.select().from(orderLines)).toMatchObject([
      { name: product.title, quantity: 5, priceCents: 899, totalCents: 5 * 899, vatPercent: 19 },
    ]);
    const [after] = await db.select().from(products).where(eq(products.id, product.id));
    expect(after?.stockUnits).toBe(95);
    expect((await patient.call(readCart, {})).data.items).toEqual([]);
    await shop.sendMails();
    const mails = await readMails(shop.mailFolder);
    const received = mails.filter(({ subject }) => subject?.includes(answer.data.code));
    expect(received).toHaveLength(1);
    expect(received[0]?.to?.[0]?.address).toBe(patient.email);
  });

  test('takes a signed PDF with the digital format: kept byte for byte, held as long as one with a file', async () => {
    const shop = await openShop();
    const { patient } = await givenFullCart(shop);
    const prescription3Key = await givenUpload(shop, patient);
    const { data } = await reserve(patient, { prescriptionDocument: { format: 'digital', prescription3Key } });
    expect((await openPrescription(shop.ordering, data.id))?.bytes).toEqual(pdf);
    const [order] = await db.select().from(orders);
    expect(order?.holdExpiresAt.getTime()).toBe((order?.createdAt.getTime() ?? 0) + 7 * 24 * 60 * 60 * 1_000);
  });

  test.each(['digital', 'ePrescription'] as const)('takes nothing but a PDF with the format %s', async (format) => {
    const shop = await openShop();
    const { patient } = await givenFullCart(shop);
    const photo = await sharp({ create: { width: 6, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const prescription3Key = await givenUpload(shop, patient, photo);
    const refused = await reserve(patient, { prescriptionDocument: { format, prescription3Key } });
    expectError(refused, 'PrescriptionFileRefused', { reason: 'notPdf' });
    const assigned = await patient.call(assignPrescription, { body: { format, prescription3Key } });
    expectError(assigned, 'PrescriptionFileRefused', { reason: 'notPdf' });
    expect(await db.select().from(orders)).toEqual([]);
  });

  test('keeps the consents with the wording they were given for', async () => {
    const shop = await openShop();
    const { patient } = await givenFullCart(shop);
    await reserve(patient, {
      consents: [
        { kind: 'health-data', textVersion: '2026-11' },
        { kind: 'terms-and-conditions', textVersion: 'shown' },
      ],
    });
    const kept = await db.select({ kind: consents.kind, textVersion: consents.textVersion }).from(consents);
    expect(kept).toContainEqual({ kind: 'health-data', textVersion: '2026-11' });
    expect(kept).not.toContainEqual({ kind: 'terms-and-conditions', textVersion: 'shown' });
  });

  test('without a way of shipping is a parcel; what is picked up is paid there and goes to the billing address', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    await reserve(patient);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    const elsewhere = { ...reservation().deliveryAddress, street: 'Anderswo' };
    await reserve(patient, { shippingOptionId: 'pickup', deliveryAddress: elsewhere });
    const [parcel, pickup] = await db.select().from(orders).orderBy(orders.cartVersion);
    expect(parcel).toMatchObject({ shippingOptionId: 'standard', paymentMethod: 'transfer', pharmacyAddress: null });
    expect(pickup).toMatchObject({
      paymentMethod: 'pickup',
      pharmacyAddress: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
      deliveryAddress: { street: 'Uferstraße' },
    });
  });

  test('asked again with the same idempotency key gives the same order, even with something new in the cart', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    const first = await reserve(patient, {}, 'the first one');
    await patient.call(addCartItem, { body: { itemId: product.id } });
    expect((await reserve(patient, {}, 'the first one')).data).toEqual(first.data);
    const second = await reserve(patient, {}, 'the second one');
    expect(second.data.id).not.toBe(first.data.id);
    expect(await db.$count(orders)).toBe(2);
    expect(await db.$count(outbox, eq(outbox.kind, 'order received'))).toBe(2);
  });

  test('an idempotency key finds no order of another person', async () => {
    const shop = await openShop();
    const first = await reserve((await givenFullCart(shop)).patient, {}, 'a common name');
    const second = await reserve((await givenFullCart(shop)).patient, {}, 'a common name');
    expect(second.data.id).not.toBe(first.data.id);
  });

  test('asked again without an idempotency key gives the same order as long as the cart is untouched', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    const first = await reserve(patient);
    expect((await reserve(patient)).data).toEqual(first.data);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    await patient.call(setCartQuantity, { body: { itemId: product.id, quantity: 0 } });
    expectError(await reserve(patient), 'CartEmpty');
  });
});

describe('a reservation is refused and nothing changes', () => {
  async function expectNothingChanged(patient: Person, productId: string, stock = 100) {
    expect(await db.$count(orders)).toBe(0);
    expect(await db.$count(outbox, eq(outbox.kind, 'order received'))).toBe(0);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    expect(product?.stockUnits).toBe(stock);
    expect((await patient.call(readCart, {})).data.items).toHaveLength(1);
  }

  test('when the price has changed: the new total is told, and one more click accepts it', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
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
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    await db.update(shippingRates).set({ priceCents: 790 }).where(eq(shippingRates.id, 'standard'));
    expectError(await reserve(patient, { expectedTotalCent: 5 * 899 + 590 }), 'TotalChanged', {
      totalCent: 5 * 899 + 790,
      lines: [{ itemId: product.id, quantity: 5, lineCent: 5 * 899 }],
    });
    await expectNothingChanged(patient, product.id);
  });

  test('when there is less than asked for, or it is no longer sold', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    await db.update(products).set({ stockUnits: 4 }).where(eq(products.id, product.id));
    expectError(await reserve(patient), 'InsufficientStock', { available: 0 });
    await expectNothingChanged(patient, product.id, 4);
    await db.update(products).set({ stockUnits: 100, withdrawnAt: new Date() }).where(eq(products.id, product.id));
    expectError(await reserve(patient), 'ProductsNotAvailable');
    await expectNothingChanged(patient, product.id);
  });

  test('when one of two products is gone: the total without it is told, and one more click orders the rest', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
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
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
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
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
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
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    expectError(await reserve(patient, differences), 'PrescriptionNotFound');
    await expectNothingChanged(patient, product.id);
  });

  test('consents without the one to process health data', async () => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
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
    const shop = await openShop();
    expectError(await reserve(await givenPatient(shop)), 'CartEmpty');
    expectError(await reserve(somebody(shop)), 'Unauthorized');
    expectError(await reserve(await givenSignedIn(shop)), 'InvalidState');
  });

  test.each(['street', 'fullName'] as const)('half a character in the %s of the address', async (part) => {
    const shop = await openShop();
    const { patient, product } = await givenFullCart(shop);
    const deliveryAddress = { ...reservation().deliveryAddress, [part]: 'a\ud800b' };
    expectError(await reserve(patient, { deliveryAddress }), 'InvalidInput', {
      fields: [{ path: `body.deliveryAddress.${part}`, problem: 'malformed_text' }],
    });
    await expectNothingChanged(patient, product.id);
  });

  test('whatever a caller adds to the body, price, status and owner are the shop’s', async () => {
    const shop = await openShop();
    const { patient } = await givenFullCart(shop);
    const { idempotencyKey: _, language: __, ...body } = reservation();
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

test('the log holds nothing about the person or what they ordered', async () => {
  const shop = await openShop();
  const { patient, product } = await givenFullCart(shop);
  const { data } = await reserve(patient);
  const log = JSON.stringify(shop.logged);
  for (const secret of [patient.email, data.code, product.title, 'Uferstraße', 'Beispiel'])
    expect(log).not.toContain(secret);
});
