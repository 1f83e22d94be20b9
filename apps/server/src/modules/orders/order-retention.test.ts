import { cancelOrder } from '@shop/contract/orders';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { placedOrders, untilShipped } from '../../testing/placed-order.ts';
import { pdf } from '../../testing/prescription-form.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { forgetOldOrders } from './order-retention-service.ts';

const database = testDatabase();
const { db } = database;
const { givenPlaced, placeOrder, act } = placedOrders(database);

describe('what is stored about a patient', () => {
  test('is in their export: orders, invoices and prescription files', async () => {
    const placed = await givenPlaced();
    await act(placed, ...untilShipped);
    const answer = await placed.patient.call(exportPersonalData, {});
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const [order] = JSON.parse(strFromU8(files['bestellungen.json'] as Uint8Array));
    expect(order).toMatchObject({ code: placed.code, status: 'shipped', lines: [{ quantity: 5 }] });
    const names = Object.keys(files);
    const prescription = names.find((name) => name.startsWith('rezepte/')) as string;
    expect(Buffer.from(files[prescription] as Uint8Array)).toEqual(pdf);
    expect(names.some((name) => /^rechnungen\/RE-\d{4}-00001\.pdf$/.test(name))).toBe(true);
  });

  test('outlives the account as long as the law wants, and is told', async () => {
    const placed = await givenPlaced();
    await act(placed, ...untilShipped, 'complete');
    const open = await placeOrder(placed.shop, placed.patient);
    const { data } = await placed.patient.call(deleteAccount, { body: { email: placed.patient.email } });
    expect(data.kept).toEqual([
      { what: 'orders', until: '2030-06-02' },
      { what: 'invoices', until: '2033-12-31' },
      { what: 'consents', until: '2028-06-02' },
    ]);
    const left = await db.select().from(orders).orderBy(orders.createdAt);
    expect(left.map(({ id, userId, status }) => [id, userId, status])).toEqual(
      expect.arrayContaining([
        [placed.id, null, 'completed'],
        [open.id, null, 'cancelled'],
      ]),
    );
  });

  test('goes when its time is over: the order, its entries and its file, the invoice later', async () => {
    const placed = await givenPlaced();
    const { shop, patient } = placed;
    await act(placed, ...untilShipped, 'complete');
    const cancelled = await placeOrder(shop, patient);
    await patient.call(cancelOrder, { params: { id: cancelled.id }, body: { code: cancelled.code } });

    const forgetOn = async (now: string) => {
      shop.clock.set(now);
      await forgetOldOrders(shop.ordering, shop.clock.now());
    };
    // The last day is a whole day, in Germany.
    await forgetOn('2025-12-02T22:59:59Z');
    expect(await db.$count(orders)).toBe(2);
    shop.clock.set('2025-12-02T23:00:00Z');
    await forgetOldOrders(shop.ordering, shop.clock.now());
    expect((await db.select().from(orders)).map(({ id }) => id)).toEqual([placed.id]);
    await forgetOn('2030-06-02T21:59:59Z');
    expect(await db.$count(orders)).toBe(1);
    shop.clock.set('2030-06-02T22:00:00Z');
    const [file] = await db.select().from(prescriptionFiles);
    expect(await shop.objectStore.has(file?.key ?? '')).toBe(true);
    await forgetOldOrders(shop.ordering, shop.clock.now());
    expect(await db.$count(orders)).toBe(0);
    expect(await shop.objectStore.has(file?.key ?? '')).toBe(false);
    expect(await db.$count(invoices)).toBe(1);
    await forgetOn('2033-12-31T22:59:59Z');
    expect(await db.$count(invoices)).toBe(1);
    await forgetOn('2033-12-31T23:00:00Z');
    expect(await db.$count(invoices)).toBe(0);
  });
});
