import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { journalChecks } from '../../db/schema/journal.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkJournalOnce } from './journal-check-service.ts';

const database = testDatabase();
const { db } = database;

test('a check that takes long is told to be under way, and whoever asks again hears of the same one', async () => {
  const shop = orderingShop(database);
  await shop.givenOrder();
  await db.transaction(async (tx) => {
    // Nobody reads the journal until this is over.
    await tx.execute(sql`lock table journal in access exclusive mode`);
    expect(await checkJournalOnce(shop, 1)).toBeNull();
    expect(await checkJournalOnce(shop, 1)).toBeNull();
  });
  expect(await checkJournalOnce(shop)).toMatchObject({ entries: 1, isIntact: true });
  expect(await db.$count(journalChecks)).toBe(1);
});
