import { readJournal } from '@shop/contract/desk/journal';
import { ready } from '@shop/contract/operation';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { journal, journalHead } from '../../db/schema/journal.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { anna, givenJournal, tamperWith } from '../../testing/journal.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { forgetOldOrders } from '../orders/order-retention-service.ts';
import { checkJournal } from './journal-check-service.ts';
import { recordInJournal } from './journal-service.ts';
import { recordsCommand } from './records-command.ts';

const database = testDatabase();
const { db } = database;

test('what happens to an order and what staff do stand in one chain, each with the person', async () => {
  const { order } = await givenJournal(database);
  const entries = await db.select().from(journal).orderBy(journal.position);
  expect(entries.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(entries.map(({ by, staffName, subject, what }) => [by, staffName, subject, what])).toEqual([
    ['patient', null, 'order', 'status'],
    ['pharmacy', 'anna', 'order', 'status'],
    ['pharmacy', 'Anna Reuter', 'staff', 'invited'],
    ['pharmacy', 'Anna Reuter', 'staff', 'rolesChanged'],
    ['pharmacy', 'Anna Reuter', 'staff', 'rolesChanged'],
    ['pharmacy', 'Anna Reuter', 'staff', 'ended'],
  ]);
  expect(entries[1]).toMatchObject({ subjectId: order.id, detail: expect.stringContaining('inReview') });
});

test.each<[string, string[], RegExp]>([
  ['an entry says something else', [`update journal set what = 'admitted' where position = 3`], /entry 3 does not say/],
  [
    'an entry names somebody else',
    [`update journal set staff_name = 'Ben' where position = 4`],
    /entry 4 does not say/,
  ],
  ['an entry has another time', [`update journal set at = at + interval '1 day' where position = 5`], /entry 5/],
  [
    'one about an order has another time',
    [`update journal set at = at + interval '1 day' where position = 1`],
    /entry 1/,
  ],
  ['one about an order names somebody else', [`update journal set staff_name = 'Ben' where position = 2`], /entry 2/],
  ['an entry is gone', ['delete from journal where position = 4'], /entry 4 is missing/],
  ['the last entry is gone', ['delete from journal where position = 6'], /once there was 6/],
  [
    'the last entry is gone and the end was moved',
    [
      'delete from journal where position = 6',
      'update journal_head set position = 5, hash = (select hash from journal where position = 5)',
    ],
    /once there was 6/,
  ],
  [
    'two entries have changed places',
    [
      'update journal set position = -1 where position = 4',
      'update journal set position = 4 where position = 5',
      'update journal set position = 5 where position = -1',
    ],
    /entry 4 does not follow/,
  ],
  [
    'one was added without a place',
    [
      `insert into journal (at, by, subject, what, salt, content_hash) values (now(), 'shop', 'setting', 'x', 's', 'h')`,
    ],
    /has no place/,
  ],
  [
    'one was added in between',
    [
      'update journal set position = position + 1000 where position > 3',
      `insert into journal (at, by, subject, what, salt, content_hash, position, hash) values (now(), 'shop', 'setting', 'x', 's', 'h', 4, 'h')`,
      'update journal set position = position - 999 where position > 1000',
    ],
    /entry 4 does not follow/,
  ],
  [
    'content is gone without a record',
    [
      'update journal set by = null, staff_id = null, staff_name = null, subject = null, subject_id = null, what = null, detail = null, salt = null where position = 4',
    ],
    /lost its content/,
  ],
  ['an order’s entry was changed', [`update order_events set message = 'Nein' where id = 2`], /order event 2/],
  ['an order’s entry is gone', ['delete from order_events where id = 2'], /entry 2 does not say/],
  [
    'an order has one entry more',
    [
      `insert into order_events (order_id, at, by, what, hash) select id, now(), 'shop', 'paid', 'made up' from orders limit 1`,
    ],
    /order event \d+ is not in the journal/,
  ],
])('the check finds it when %s', async (_what, statements, finding) => {
  const { shop } = await givenJournal(database);
  await tamperWith(db, ...statements);
  expect((await checkJournal(shop)).finding).toMatch(finding);
});

test('a chain that was written anew from its first entry does not have the hash of the last check', async () => {
  const { shop } = await givenJournal(database);
  await tamperWith(db, 'delete from journal', 'delete from journal_head', 'delete from order_events');
  for (let entry = 0; entry < 6; entry++) {
    await db.transaction((tx) =>
      recordInJournal(tx, { at: shop.clock.now(), actor: anna, subject: 'setting', subjectId: null, what: 'changed' }),
    );
  }
  expect((await checkJournal(shop)).finding).toMatch(/entry 6 is not the one that stood there before/);
});

test('the database itself refuses to change or delete an entry', async () => {
  await givenJournal(database);
  const refused = { cause: { message: expect.stringContaining('never changed') } };
  await expect(db.update(journal).set({ what: 'x' }).where(eq(journal.position, 3))).rejects.toMatchObject(refused);
  await expect(db.update(journal).set({ hash: 'x' }).where(eq(journal.position, 3))).rejects.toMatchObject(refused);
  await expect(db.delete(journal)).rejects.toMatchObject(refused);
});

test('an order whose time is over leaves its hashes and a removal entry, which the check accepts', async () => {
  const { shop, order } = await givenJournal(database);
  await actAsAnna(shop, order.id, { name: 'reject', message: 'Leider nein.' });
  shop.clock.advance({ days: 400 });
  await forgetOldOrders(shop, shop.clock.now());
  expect(await db.select().from(orders)).toEqual([]);
  expect(await db.select().from(orderEvents)).toEqual([]);

  const about = await db.select().from(journal).where(eq(journal.subjectId, order.id));
  expect(about).toEqual([]);
  const [removal] = await db.select().from(journal).where(eq(journal.what, 'removed'));
  expect(JSON.parse(removal?.detail ?? '')).toEqual({ reason: 'retention', entries: [1, 2, 7] });
  expect(JSON.stringify(await db.select().from(journal))).not.toContain(order.id);
  expect(await checkJournal(shop)).toMatchObject({ entries: 8, finding: null });

  await tamperWith(db, `update journal set what = 'status', by = 'patient', salt = 's' where position = 1`);
  expect((await checkJournal(shop)).finding).toMatch(/entry 1/);
});

test('acts of two processes at the same time line up in one chain', async () => {
  const shop = orderingShop(database);
  const at = shop.clock.now();
  const elsewhere = openDatabase(workerConnection(), pino({ level: 'silent' }));
  onTestFinished(() => elsewhere.pool.end());
  const entries = Array.from({ length: 40 }, (_, index) =>
    (index % 2 ? db : elsewhere.db).transaction(async (tx) => {
      const entry = { at, actor: anna, subject: 'setting', subjectId: null, what: `changed${index}` } as const;
      await recordInJournal(tx, entry);
      await recordInJournal(tx, entry);
    }),
  );
  await Promise.all(entries);
  expect(await checkJournal(shop)).toMatchObject({ entries: 80, finding: null });
  expect(await db.select({ position: journalHead.position }).from(journalHead)).toEqual([{ position: 80 }]);
});

test('what is rolled back leaves no entry and no gap', async () => {
  const { shop } = await givenJournal(database);
  const failing = db.transaction(async (tx) => {
    await recordInJournal(tx, {
      at: shop.clock.now(),
      actor: anna,
      subject: 'staff',
      subjectId: null,
      what: 'invited',
    });
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else failed');
  expect(await checkJournal(shop)).toMatchObject({ entries: 6, finding: null });
});

test('the last finding is an alarm in ready, which serves patients all the same, until a check finds nothing', async () => {
  const shop = await testApp(database);
  await givenJournal(database);
  await tamperWith(db, 'delete from journal where position = 6');
  await checkJournal({ ...shop.ordering, marks: shop.marks });
  const answer = await shop.call(ready, {});
  expect([answer.statusCode, answer.data.status, answer.data.records]).toEqual([200, 'ready', 'broken']);
});

test('npm run records tells what the check found, and lists a day', async () => {
  const { shop, order } = await givenJournal(database);
  expect(await recordsCommand(shop, ['check'])).toMatch(/^The journal is intact: entries 6, last hash [0-9a-f]{64}\.$/);
  const today = shop.clock.now().toISOString().slice(0, 10);
  const listed = await recordsCommand(shop, ['list', today]);
  expect(listed.split('\n')).toHaveLength(6);
  expect(listed).toContain(order.code);
  expect(await recordsCommand(shop, ['list', '1999-01-01'])).toBe('There are no entries.');
  await tamperWith(db, `update journal set what = 'x' where position = 3`);
  expect(await recordsCommand(shop, ['check'])).toMatch(/NOT intact: entry 3/);
  expect(await recordsCommand(shop, [])).toMatch(/NOT intact: entry 3[\s\S]+npm run records -- check/);
});

test('lead and pharmacist read the journal, by day, person and subject; nobody else does', async () => {
  const shop = await testApp(database);
  const { order } = await givenJournal(database);
  const { call } = await givenAtDesk(shop, db, ['pharmacist']);
  const all = (await call(readJournal, { query: {} })).data;
  expect(all.entries[0]).toMatchObject({ what: 'ended', staffName: 'Anna Reuter', detail: { roles: ['pta'] } });
  expect(all.check).toMatchObject({ isIntact: true, entries: 6, finding: null });
  expect(all.entries.find(({ subject }) => subject === 'order')).toMatchObject({ orderCode: order.code });

  const query = { staffId: anna.staffId, subject: 'staff' as const };
  expect((await call(readJournal, { query })).data.entries.map(({ what }) => what)).toEqual([
    'ended',
    'rolesChanged',
    'rolesChanged',
    'invited',
  ]);
  expect((await call(readJournal, { query: { before: 3 } })).data.entries.map(({ position }) => position)).toEqual([
    2, 1,
  ]);
  expect((await call(readJournal, { query: { from: '1999-01-01', to: '1999-01-01' } })).data.entries).toEqual([]);

  const pta = await givenAtDesk(shop, db, ['pta']);
  expectError(await pta.call(readJournal, { query: {} }), 'Forbidden');
});
