import { closeDay as closeDayCall, readDay as readDayCall } from '@shop/contract/desk/records';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { sealedRecords, seals } from '../../db/schema/seals.ts';
import { givenBankEntry } from '../../testing/bank-entry.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { tamperWith } from '../../testing/journal.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkJournal } from '../journal/journal-check-service.ts';
import { findMarks, markFinding } from '../journal/journal-mark-service.ts';
import { forgetOldOrders } from '../orders/order-retention-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import { closeDay } from './closing-service.ts';
import { drawDayList } from './day-list.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

const rita = { id: '2d1a6c0e-6f60-4f3f-9d4e-000000000002', name: 'Rita Sommer' };
const day = { hours: 24 };

async function close(reasons = {}) {
  return closeDay(shop.ordering, rita, reasons);
}

async function finding(): Promise<string | null> {
  return (await checkJournal({ db, clock: shop.clock, marks: shop.marks })).finding;
}

test('a closed day has a seal over what is on record, and the next one goes on from it', async () => {
  await shop.givenOrder();
  const first = await close();
  expect(first).toMatchObject({ isNew: true, seal: { number: 1, byName: 'Rita Sommer', counts: { orders: 1 } } });
  shop.clock.advance(day);
  await shop.givenOrder();
  await shop.givenOrder();
  const { seal } = await close();
  expect(seal).toMatchObject({ number: 2, counts: { orders: 2 } });
  expect(seal.hash).not.toBe(first.seal.hash);
  expect(await finding()).toBeNull();
});

test('a day that is closed twice has one seal, also when both ask at once', async () => {
  await shop.givenOrder();
  const [one, other] = await Promise.all([close(), close()]);
  expect([one?.isNew, other?.isNew].sort()).toEqual([false, true]);
  expect(one?.seal.hash).toBe(other?.seal.hash);
  expect(await close()).toMatchObject({ isNew: false, seal: { hash: one?.seal.hash } });
  expect(await db.$count(seals)).toBe(1);
});

test('the mark of a closed day goes to the leads and onto its list, and tells a day that was rewritten later', async () => {
  const lead = await givenStaff(db, { roles: ['lead'], email: 'leitung@pharmacy.example' });
  await shop.givenOrder();
  const { seal } = await close();
  await shop.sendMails();
  const { text = '' } = (await readMails(shop.mailFolder)).find(({ to }) => to?.[0]?.address === lead.email) ?? {};
  expect(findMarks(shop.keys, text)).toEqual({ proven: [{ kind: 'seal', number: 1, hash: seal.hash }], unproven: 0 });
  const [page] = (await readPdf(await drawDayList(shop.ordering))).pages;
  expect(findMarks(shop.keys, page?.text ?? '').proven).toEqual([{ kind: 'seal', number: 1, hash: seal.hash }]);
  expect(await markFinding(db, findMarks(shop.keys, text).proven)).toBeNull();

  await tamperWith(
    db,
    'delete from sealed_records',
    'delete from seals',
    'delete from journal',
    'delete from journal_head',
    'delete from order_events',
    'delete from orders',
  );
  await close();
  expect(await markFinding(db, findMarks(shop.keys, text).proven)).toBe(
    'seal 1 is not the one that a mark outside the database tells of',
  );
});

test('days that nobody closed are sealed with the next one', async () => {
  await shop.givenOrder();
  shop.clock.advance({ hours: 72 });
  await shop.givenOrder();
  expect((await close()).seal.counts).toMatchObject({ orders: 2 });
});

test('what should not be open in the evening needs a reason for each kind', async () => {
  await givenBankEntry(db, { readAt: shop.clock.now(), by: rita });
  const { call } = shop.pharmacist;
  expect((await call(readDayCall, {})).data).toMatchObject({
    seal: null,
    openEnds: [{ kind: 'unmatchedPayments', count: 1, names: ['2025-06-02'] }],
    counts: { bank_entries: 1 },
  });
  const refused = await call(closeDayCall, { body: { reasons: {} } });
  expectError(refused, 'OpenEndsUnexplained', { kinds: ['unmatchedPayments'] });
  const reasons = { unmatchedPayments: 'Rückfrage bei der Bank läuft' };
  expect((await call(closeDayCall, { body: { reasons } })).data).toMatchObject({ isNew: true, seal: { reasons } });
  expect((await call(readDayCall, {})).data.seal).toMatchObject({ number: 1 });
});

test('a pta does not close the day', async () => {
  expectError(await shop.pta.call(closeDayCall, { body: { reasons: {} } }), 'Forbidden');
});

test('the database itself refuses to change or delete a seal and what it took in', async () => {
  await shop.givenOrder();
  await close();
  const never = { cause: { message: expect.stringContaining('never changed') } };
  await expect(db.update(seals).set({ hash: 'x' })).rejects.toMatchObject(never);
  await expect(db.delete(seals)).rejects.toMatchObject(never);
  await expect(db.update(sealedRecords).set({ hash: 'x' })).rejects.toMatchObject(never);
  await expect(db.delete(sealedRecords)).rejects.toMatchObject(never);
});

test('an order whose time is over goes from the seal on record, and the check accepts exactly that', async () => {
  const { id } = await shop.givenOrder();
  await shop.givenOrder();
  await changeOrder(shop.ordering, id, shop.pharmacist.actor, { name: 'reject', message: 'Nein.' });
  await close();
  shop.clock.advance({ hours: 24 * 365 });
  await forgetOldOrders(shop.ordering, shop.clock.now());
  expect(await db.$count(orders)).toBe(1);
  expect(await finding()).toBeNull();
  const gone = await db.select().from(sealedRecords).where(sql`removal is not null`);
  expect(gone.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['orders', 'order_lines', 'prescription_files']));
  expect(gone.every(({ salt }) => salt === null)).toBe(true);

  await tamperWith(db, `update sealed_records set removal = null where kind = 'orders' and removal is not null`);
  expect(await finding()).toMatch(/no(?:t as it was| word in the journal|t the)|without a word/);
});

test('a record that vanishes with the mark of a removal, and without a word in the journal, is found', async () => {
  await shop.givenOrder();
  await close();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.removal', gen_random_uuid()::text, true)`);
    await tx.execute(sql`delete from prescription_files`);
  });
  expect(await finding()).toBe('records were removed without a word in the journal: 1 of prescription_files');
});

test.each<[string, string[], RegExp]>([
  ['a seal is gone', ['delete from seals where number = 1'], /seal 1 is missing/],
  ['the last seal is gone', ['delete from seals where number = 2'], /seal 2|what seal 2/],
  ['a seal says something else', [`update seals set by_name = 'Ben' where number = 1`], /seal 1 of .* does not say/],
  [
    'a seal has another reason',
    [`update seals set reasons = '{"x":"y"}' where number = 2`],
    /seal 2 of .* does not say/,
  ],
  [
    'what was taken in is gone',
    [`delete from sealed_records where kind = 'orders'`],
    /what seal 1 of .* took in is not/,
  ],
  ['an order is gone with all that names it', ['delete from orders'], /orders \S+ is missing, which seal 1/],
])('the check finds it when %s', async (_what, statements, expected) => {
  await shop.givenOrder();
  await close();
  shop.clock.advance(day);
  await close();
  expect(await finding()).toBeNull();
  await tamperWith(db, ...statements);
  expect(await finding()).toMatch(expected);
});
