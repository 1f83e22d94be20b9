import { readDeskOverview } from '@shop/contract/desk/overview';
import type { Role } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { journalChecks } from '../../db/schema/journal.ts';
import { orders } from '../../db/schema/orders.ts';
import { strayLetters } from '../../db/schema/post.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

async function overviewOf(...roles: Role[]) {
  const { call } = await givenAtDesk(shop, db, roles);
  return (await call(readDeskOverview, {})).data;
}

test('counts open orders and waiting letters, for those who may see them', async () => {
  await shop.givenOrder();
  await shop.givenOrder();
  const noted = { day: '2025-06-02', sender: 'Müller', notedAt: shop.clock.now(), notedByName: 'Anna' };
  await db.insert(strayLetters).values({ ...noted, notedBy: shop.pka.person.id });
  expect(await overviewOf('pka')).toEqual({
    openOrders: 2,
    waitingFilledGoods: 0,
    waitingLetters: 1,
    openWithdrawals: 0,
    waitingPayments: null,
    pendingChanges: null,
    releasesFrom: null,
    journalAlarm: null,
  });
  expect(await overviewOf('pta')).toEqual({
    openOrders: 2,
    waitingFilledGoods: 0,
    waitingLetters: null,
    openWithdrawals: 0,
    waitingPayments: null,
    pendingChanges: null,
    releasesFrom: null,
    journalAlarm: null,
  });
  expect(await overviewOf('courier')).toEqual({
    openOrders: null,
    waitingFilledGoods: null,
    waitingLetters: null,
    openWithdrawals: null,
    waitingPayments: null,
    pendingChanges: null,
    releasesFrom: null,
    journalAlarm: null,
  });
});

test('counts bank entries that wait and refunds that are due, for those who keep the books', async () => {
  const { id } = await shop.givenOrder();
  await db.update(orders).set({ refundDueCents: 500 }).where(eq(orders.id, id));
  expect((await overviewOf('accounting')).waitingPayments).toBe(1);
  expect((await overviewOf('pharmacist')).waitingPayments).toBeNull();
});

test('tells what the newest check of the journal found, to those who may read it', async () => {
  const check = { at: shop.clock.now(), entries: 3, hash: 'x' };
  await db.insert(journalChecks).values({ ...check, finding: 'entry 3 is missing' });
  const alarm = { at: shop.clock.now().toISOString(), finding: 'entry 3 is missing' };
  expect((await overviewOf('pharmacist')).journalAlarm).toEqual(alarm);
  expect((await overviewOf('lead')).journalAlarm).toEqual(alarm);
  expect((await overviewOf('pka')).journalAlarm).toBeNull();
  await db.insert(journalChecks).values({ ...check, finding: null });
  expect((await overviewOf('lead')).journalAlarm).toBeNull();
});
