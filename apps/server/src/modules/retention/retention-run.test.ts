import { endHold, holdOrder, readRetention, runRetention } from '@shop/contract/desk/retention-plan';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { declare } from '../../testing/withdrawal.ts';
import { once } from '../../testing/write-headers.ts';
import { forgetAll } from './retention-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let lead: TestStaff;

beforeEach(async () => {
  shop = world.shop;
  lead = await givenAtDesk(shop, db, ['lead']);
});

const plan = async () => (await lead.call(readRetention, {})).data;
const countOf = async (kind: string) => (await plan()).going.find((going) => going.kind === kind)?.count;
const isThere = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id))).length === 1;

/** An order whose last day of keeping was in May. */
async function givenOver(change: Partial<typeof orders.$inferInsert> = {}) {
  const { id, code } = await shop.givenOrder();
  const over = { status: 'completed' as const, retainUntil: '2025-05-31', ...change };
  await db.update(orders).set(over).where(eq(orders.id, id));
  return { id, code };
}

test('a dry run counts by kind without a name, the run removes exactly that, and its report stays', async () => {
  const dispensed = await givenOver();
  const cancelled = await givenOver({ status: 'cancelled' });
  const fresh = await givenOver({ retainUntil: '2025-06-02' });
  const { data, body } = await lead.call(readRetention, {});
  expect(data.going).toContainEqual({ kind: 'dispensedOrders', count: 1, oldest: '2025-06-02' });
  expect(data.going).toContainEqual({ kind: 'otherOrders', count: 1, oldest: '2025-06-02' });
  expect(body).not.toContain(dispensed.code);
  expect(await isThere(dispensed.id)).toBe(true);

  const headers = once();
  const { data: after } = await lead.call(runRetention, { headers });
  await lead.call(runRetention, { headers });
  expect([await isThere(dispensed.id), await isThere(cancelled.id), await isThere(fresh.id)]).toEqual([
    false,
    false,
    true,
  ]);
  const removed = [
    { kind: 'dispensedOrders', count: 1 },
    { kind: 'otherOrders', count: 1 },
  ];
  expect(after.runs).toEqual([{ at: shop.clock.now().toISOString(), by: lead.person.name, removed, kept: 0 }]);
  expect((await plan()).runs).toHaveLength(1);
});

test('what is in dispute stays, with the reason, until it is settled', async () => {
  const refund = await givenOver({ paidCents: 100, refundDueCents: 100 });
  const withdrawn = await givenOver();
  await declare(shop, { orderCode: withdrawn.code, email: shop.patient.email });
  const strangers = await givenOver();
  await declare(shop, { orderCode: strangers.code, email: 'fremd@post.example' });
  const held = await givenOver();
  const hold = { headers: once(), body: { orderCode: held.code.toLowerCase(), reason: 'Klage am Amtsgericht' } };
  expectError(await shop.pharmacist.call(holdOrder, hold), 'Forbidden');
  expect((await lead.call(holdOrder, hold)).statusCode).toBe(200);

  const { kept } = await plan();
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual(expect.objectContaining({ code: refund.code, isOver: true, reasons: ['refund'] }));
  expect(kept).toContainEqual(expect.objectContaining({ code: withdrawn.code, reasons: ['withdrawal'] }));
  expect(kept).toContainEqual(
    expect.objectContaining({ code: held.code, reasons: ['disputed'], note: 'Klage am Amtsgericht' }),
  );
  expect(await countOf('dispensedOrders')).toBe(1);
  await forgetAll(shop.ordering, shop.clock.now());
  expect(await isThere(strangers.id)).toBe(false);
  for (const { id } of [refund, withdrawn, held]) expect(await isThere(id)).toBe(true);
  const [run] = await db.select().from(journal).where(eq(journal.what, 'retentionRun'));
  expect(run).toMatchObject({ by: 'shop', staffName: null });
  expect(JSON.parse(run?.detail ?? '')).toEqual({ removed: [{ kind: 'dispensedOrders', count: 1 }], kept: 3 });

  await lead.call(endHold, { params: { id: held.id }, headers: once() });
  await forgetAll(shop.ordering, shop.clock.now(), lead.person);
  expect(await isThere(held.id)).toBe(false);
});

test('the shop leaves no report where nothing went, and lists what it completed itself', async () => {
  await forgetAll(shop.ordering, shop.clock.now());
  expect((await plan()).runs).toEqual([]);
  const { id, code } = await shop.givenOrder();
  const entry = { orderId: id, at: shop.clock.now(), status: 'completed' as const, what: 'status' as const };
  await db.insert(orderEvents).values({ ...entry, by: 'shop', hash: 'x' });
  expect((await plan()).completedByShop).toEqual([{ code, on: '2025-06-02' }]);
});

test('the shop itself waits until somebody has looked, or for a day', async () => {
  const { id } = await givenOver({ retainUntil: '2025-06-01' });
  const { id: other } = await givenOver({ retainUntil: '2025-06-02' });
  await forgetAll(shop.ordering, shop.clock.now());
  expect(await isThere(id)).toBe(true);
  expect(await countOf('dispensedOrders')).toBe(1);
  await plan();
  expect(await db.select().from(journal).where(eq(journal.what, 'retentionLooked'))).toMatchObject([
    { staffName: lead.person.name },
  ]);
  await forgetAll(shop.ordering, shop.clock.now());
  expect([await isThere(id), await isThere(other)]).toEqual([false, true]);

  const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * 60 * 60 * 1_000);
  await forgetAll(shop.ordering, inHours(24));
  expect(await isThere(other)).toBe(true);
  await forgetAll(shop.ordering, inHours(48));
  expect(await isThere(other)).toBe(false);
});

test('rounds of a running shop remove nothing that nobody could see for a day, unless somebody has looked', async () => {
  const { id } = await givenOver({ retainUntil: '2025-06-03' });
  /** The shop's rounds until this moment, as often as a shop makes them at least. */
  async function roundsUntil(moment: string) {
    while (shop.clock.now() < new Date(moment)) {
      shop.clock.advance({ hours: 1 });
      await forgetAll(shop.ordering, shop.clock.now());
    }
  }
  const look = async () => (await givenAtDesk(shop, db, ['lead'])).call(readRetention, {});

  // Over from the fourth on: nobody looks, and it stays for all of that day.
  await roundsUntil('2025-06-04T20:30:00Z');
  expect(await isThere(id)).toBe(true);
  await roundsUntil('2025-06-05T00:30:00Z');
  expect(await isThere(id)).toBe(false);

  const { id: seen } = await givenOver({ retainUntil: '2025-06-05' });
  await roundsUntil('2025-06-06T08:00:00Z');
  expect(await isThere(seen)).toBe(true);
  expect((await look()).data.going).toContainEqual(expect.objectContaining({ kind: 'dispensedOrders', count: 1 }));
  await roundsUntil('2025-06-06T09:30:00Z');
  expect(await isThere(seen)).toBe(false);
});

test('what is no longer in dispute waits like everything else until somebody has looked, or for a day', async () => {
  const held = await givenOver();
  const hold = { headers: once(), body: { orderCode: held.code, reason: 'Klage am Amtsgericht' } };
  expect((await lead.call(holdOrder, hold)).statusCode).toBe(200);
  shop.clock.advance({ minutes: 1 });
  await lead.call(endHold, { params: { id: held.id }, headers: once() });
  await forgetAll(shop.ordering, shop.clock.now());
  shop.clock.advance({ hours: 23 });
  await forgetAll(shop.ordering, shop.clock.now());
  expect(await isThere(held.id)).toBe(true);
  shop.clock.advance({ hours: 2 });
  await forgetAll(shop.ordering, shop.clock.now());
  expect(await isThere(held.id)).toBe(false);
});
