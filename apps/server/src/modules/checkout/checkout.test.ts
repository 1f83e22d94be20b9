import { addCartItem, readCart, setCartQuantity } from '@shop/contract/cart';
import { assignPrescription } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { consents } from '../../db/schema/patients.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { reservation } from '../../testing/ordering.ts';
import { givenFullCart, openShop, reserve } from '../../testing/placed-order.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { openPrescription } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

describe('a reservation', () => {
  test('freezes all that was agreed, takes the stock, empties the cart and writes the mail', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
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
    const shop = await openShop(database);
    const { patient } = await givenFullCart(db, shop);
    const prescription3Key = await givenUpload(shop, patient);
    const { data } = await reserve(patient, { prescriptionDocument: { format: 'digital', prescription3Key } });
    expect((await openPrescription(shop.ordering, data.id))?.bytes).toEqual(pdf);
    const [order] = await db.select().from(orders);
    expect(order?.holdExpiresAt.getTime()).toBe((order?.createdAt.getTime() ?? 0) + 7 * 24 * 60 * 60 * 1_000);
  });

  test.each(['digital', 'ePrescription'] as const)('takes nothing but a PDF with the format %s', async (format) => {
    const shop = await openShop(database);
    const { patient } = await givenFullCart(db, shop);
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
    const shop = await openShop(database);
    const { patient } = await givenFullCart(db, shop);
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
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
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
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    const first = await reserve(patient, {}, 'the first one');
    await patient.call(addCartItem, { body: { itemId: product.id } });
    expect((await reserve(patient, {}, 'the first one')).data).toEqual(first.data);
    const second = await reserve(patient, {}, 'the second one');
    expect(second.data.id).not.toBe(first.data.id);
    expect(await db.$count(orders)).toBe(2);
    expect(await db.$count(outbox, eq(outbox.kind, 'order received'))).toBe(2);
  });

  test('an idempotency key finds no order of another person', async () => {
    const shop = await openShop(database);
    const first = await reserve((await givenFullCart(db, shop)).patient, {}, 'a common name');
    const second = await reserve((await givenFullCart(db, shop)).patient, {}, 'a common name');
    expect(second.data.id).not.toBe(first.data.id);
  });

  test('asked again without an idempotency key gives the same order as long as the cart is untouched', async () => {
    const shop = await openShop(database);
    const { patient, product } = await givenFullCart(db, shop);
    const first = await reserve(patient);
    expect((await reserve(patient)).data).toEqual(first.data);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    await patient.call(setCartQuantity, { body: { itemId: product.id, quantity: 0 } });
    expectError(await reserve(patient), 'CartEmpty');
  });
});

test('the log holds nothing about the person or what they ordered', async () => {
  const shop = await openShop(database);
  const { patient, product } = await givenFullCart(db, shop);
  const { data } = await reserve(patient);
  const log = JSON.stringify(shop.logged);
  for (const secret of [patient.email, data.code, product.title, 'Uferstraße', 'Beispiel'])
    expect(log).not.toContain(secret);
});
