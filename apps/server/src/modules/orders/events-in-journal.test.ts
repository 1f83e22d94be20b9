import { expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkJournal } from '../journal/journal-check-service.ts';
import { recordAllInJournal } from '../journal/journal-service.ts';
import { recordEvents } from './order-events.ts';

const database = testDatabase();
const { db } = database;
const anna = { kind: 'pharmacy', staffId: '2d1a6c0e-6f60-4f3f-9d4e-000000000001', name: 'Anna Reuter' } as const;

test('what transactions beside each other write in many statements stands in one chain, each in its own order', async () => {
  const shop = orderingShop(database);
  const orders = [await shop.givenOrder(), await shop.givenOrder(), await shop.givenOrder()];
  const before = await db.$count(journal);
  const at = shop.clock.now();
  const entry = (transaction: number, n: number) =>
    ({ at, actor: anna, subject: 'staff', subjectId: `${transaction}`, what: `${n}` }) as const;

  await Promise.all(
    orders.map((order, transaction) =>
      db.transaction(async (tx) => {
        await recordAllInJournal(tx, [entry(transaction, 1), entry(transaction, 2)]);
        await recordEvents(tx, [{ orderId: order.id, at, actor: { kind: 'shop' }, what: 'paymentBooked' }]);
        await recordAllInJournal(tx, [entry(transaction, 3)]);
      }),
    ),
  );

  const entries = await db.select().from(journal).orderBy(journal.position);
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
  const written = entries.slice(before);
  for (const [transaction, { id }] of orders.entries()) {
    const own = written.filter(({ subjectId }) => subjectId === `${transaction}` || subjectId === id);
    expect(own.map(({ what }) => what)).toEqual(['1', '2', 'paymentBooked', '3']);
  }
  expect(await checkJournal(shop)).toMatchObject({ entries: entries.length, finding: null });
});
