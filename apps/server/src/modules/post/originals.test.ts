import { randomUUID } from 'node:crypto';
import { findByPatient, receiveOriginal, type UndoReason, undoReceipt } from '@shop/contract/desk/post';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenPatient } from '../../testing/person.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

async function scan(code: string, { by = shop.pka, key = randomUUID() as string } = {}) {
  const answer = await by.call(receiveOriginal, { headers: { 'idempotency-key': key }, body: { code } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data;
}

async function receipts(orderId: string) {
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  return events.filter(({ what }) => what === 'originalReceived');
}

describe('a scanned cover sheet', () => {
  test('marks the original received, by name, and tells whose it is, its tray and what the order waits for', async () => {
    const { id, code } = await shop.givenOrder();
    const { outcome, order } = await scan(code.toLowerCase().replace('-', ' '));
    expect(outcome).toBe('received');
    expect(order).toEqual({
      id,
      code,
      patientName: expect.any(String),
      birthDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      trayNumber: 1,
      receivedAt: shop.clock.now().toISOString(),
      expectsOriginal: false,
      lane: 'check',
      missing: ['prescriptionVerified', 'paid'],
    });
    expect(await receipts(id)).toMatchObject([{ byStaffId: shop.pka.person.id, byName: shop.pka.person.name }]);
    const mails = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.orderId, id));
    expect(mails.filter(({ kind }) => kind.includes('originalReceived'))).toHaveLength(1);
  });

  test('scanned twice is told, and nothing is done twice', async () => {
    const { id, code } = await shop.givenOrder();
    const first = await scan(code);
    shop.clock.advance({ minutes: 1 });
    expect(await scan(code)).toEqual({ outcome: 'again', order: first.order });
    expect(await receipts(id)).toHaveLength(1);
  });

  test('of several scans at the same moment one is the receipt', async () => {
    const { id, code } = await shop.givenOrder();
    const colleague = await givenAtDesk(shop, db, ['pka']);
    const scans = [shop.pka, colleague, shop.pka, colleague].map((by) => scan(code, { by }));
    const outcomes = (await Promise.all(scans)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['again', 'again', 'again', 'received']);
    expect(await receipts(id)).toHaveLength(1);
  });

  test('the same request sent again answers as it did the first time', async () => {
    const { id, code } = await shop.givenOrder();
    const key = randomUUID();
    expect((await scan(code, { key })).outcome).toBe('received');
    expect((await scan(code, { key })).outcome).toBe('received');
    expect(await receipts(id)).toHaveLength(1);
  });

  test('of an order that expects none, is over, is one’s own or is unknown has an answer of its own', async () => {
    const digital = await shop.givenOrder();
    await db.update(orders).set({ prescriptionFormat: 'digital' }).where(eq(orders.id, digital.id));
    expect(await scan(digital.code)).toMatchObject({ outcome: 'notNeeded', order: { code: digital.code } });

    const cancelled = await shop.givenOrder();
    await changeOrder(shop.ordering, cancelled.id, { kind: 'patient' }, { name: 'cancel' });
    expect(await scan(cancelled.code)).toMatchObject({
      outcome: 'over',
      order: { lane: null, trayNumber: null, expectsOriginal: false },
    });

    const own = await shop.givenOrder();
    const [{ email, patientName } = { email: '', patientName: '' }] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, own.id));
    const buyer = await givenAtDesk(shop, db, ['pka'], { person: await givenStaff(db, { email, roles: ['pka'] }) });
    expect(await scan(own.code, { by: buyer })).toMatchObject({ outcome: 'own', order: { receivedAt: null } });
    expect(await receipts(own.id)).toEqual([]);

    const named = await givenStaff(db, { name: patientName, roles: ['pka'] });
    const alike = await givenAtDesk(shop, db, ['pka'], { person: named });
    expect(await scan(own.code, { by: alike })).toMatchObject({ outcome: 'like', order: { receivedAt: null } });

    for (const code of ['7KQX-M29F', 'https://evil.example/', '4006381333931'])
      expect(await scan(code)).toEqual({ outcome: 'unknown', order: null });
  });

  test('is for those who receive the post', async () => {
    const { code } = await shop.givenOrder();
    const input = { headers: once(), body: { code } };
    for (const person of [shop.pta, shop.pharmacist])
      expectError(await person.call(receiveOriginal, input), 'Forbidden');
  });
});

describe('the tray', () => {
  test('is the lowest free one, and free again when the order is over', async () => {
    const [first, second, third] = [await shop.givenOrder(), await shop.givenOrder(), await shop.givenOrder()];
    expect((await scan(first.code)).order?.trayNumber).toBe(1);
    expect((await scan(second.code)).order?.trayNumber).toBe(2);
    await changeOrder(shop.ordering, first.id, { kind: 'patient' }, { name: 'cancel' });
    expect((await scan(third.code)).order?.trayNumber).toBe(1);
    const fourth = await shop.givenOrder();
    expect((await scan(fourth.code)).order?.trayNumber).toBe(3);
  });

  test('is never given twice, also to originals that come at the same moment', async () => {
    const given = [await shop.givenOrder(), await shop.givenOrder(), await shop.givenOrder(), await shop.givenOrder()];
    const scanned = await Promise.all(given.map(({ code }) => scan(code)));
    expect(scanned.map(({ order }) => order?.trayNumber).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

test('without its sheet an original is found by name and birth date together', async () => {
  const lena = await givenPatient(shop, { firstName: 'Lena', lastName: 'Weiß' });
  const { code, id } = await shop.givenOrder({ patient: lena });
  await shop.givenOrder();
  const [kept] = await db.select().from(orders).where(eq(orders.id, id));
  const find = async (name: string, birthDate: string) =>
    (await shop.pka.call(findByPatient, { body: { name, birthDate } })).data.orders;

  const [found, ...others] = await find('weiss LENA', kept?.birthDate ?? '');
  expect(found).toMatchObject({ code, patientName: 'Lena Weiß', expectsOriginal: true, trayNumber: null });
  expect(others).toEqual([]);
  expect(await find('Weiß', '1950-01-01')).toEqual([]);
  expect(await find('Niemand', kept?.birthDate ?? '')).toEqual([]);
  expect(await find('%_', kept?.birthDate ?? '')).toEqual([]);
});

describe('a wrong scan', () => {
  const undo = (id: string, by = shop.pka, reason: UndoReason = 'wrongOrder') =>
    by.call(undoReceipt, { params: { id }, headers: once(), body: { reason } });

  test('is taken back by whoever did it: both entries stay, the journal has the reason, and the patient is told', async () => {
    const { id, code } = await shop.givenOrder();
    await scan(code);
    shop.clock.advance({ minutes: 9 });
    const colleague = await givenAtDesk(shop, db, ['pka']);
    expectError(await undo(id, colleague), 'InvalidState');
    const { order } = (await undo(id)).data;
    expect(order).toMatchObject({ receivedAt: null, trayNumber: null, expectsOriginal: true });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    const what = events.map((event) => event.what);
    expect(what.slice(-2)).toEqual(['originalReceived', 'originalScanUndone']);
    const noted = await db.select().from(journal).where(eq(journal.what, 'receiptUndoneWrongOrder'));
    expect(noted).toMatchObject([{ subjectId: id, staffName: shop.pka.person.name }]);
    const mails = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.orderId, id));
    expect(mails.filter(({ kind }) => kind.startsWith('order message'))).toHaveLength(1);
    expect((await scan(code)).outcome).toBe('received');
  });

  test('stays after ten minutes, and where something rests on it', async () => {
    const { id, code } = await shop.givenOrder();
    await scan(code);
    await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() }).where(eq(orders.id, id));
    expectError(await undo(id), 'InvalidState');
    await db.update(orders).set({ prescriptionVerifiedAt: null }).where(eq(orders.id, id));
    shop.clock.advance({ minutes: 11 });
    const later = await givenAtDesk(shop, db, ['pka'], { person: shop.pka.person });
    expectError(await undo(id, later), 'InvalidState');
    expect(await receipts(id)).toHaveLength(1);
  });
});
