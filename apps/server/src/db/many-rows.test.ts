import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { insertRows, isAnyOf } from './many-rows.ts';
import { bankEntries, bankStatements } from './schema/bank.ts';

const { db } = testDatabase();
const readAt = new Date('2026-11-15T08:00:00.123Z');

async function insertStatement(): Promise<string> {
  const statement = { readAt, readBy: crypto.randomUUID(), readByName: 'Jo', fileName: 'a.xml', kind: 'csv' as const };
  const [inserted] = await db
    .insert(bankStatements)
    .values({ ...statement, entryCount: 0, freshCount: 0 })
    .returning();
  return inserted?.id ?? '';
}

function entry(statementId: string, given: Partial<typeof bankEntries.$inferInsert> = {}) {
  const money = { direction: 'in' as const, amountCents: 590, isReversal: false };
  const texts = { name: 'Lena Müller', iban: '', purpose: '', bankReference: null, fingerprint: 'x' };
  return { statementId, bookedOn: '2026-11-15', ...money, ...texts, ...given };
}

test('every value arrives as it was given, and what no row has gets its default', async () => {
  const statementId = await insertStatement();
  const texts = { name: 'O\'Neil "Zoë" \\n 𝄞', purpose: 'eins\nzwei,drei}' };
  const rows = [
    entry(statementId, { ...texts, settledAt: readAt, bankReference: 'B1', isReversal: true }),
    entry(statementId, { amountCents: 12 }),
  ];
  await db.transaction((tx) => insertRows(tx, bankEntries, rows));
  const found = await db.select().from(bankEntries).orderBy(asc(bankEntries.amountCents));
  expect(found.map(({ id: _, ...values }) => values)).toEqual([
    { ...rows[1], settledAt: null, asideReason: null },
    { ...rows[0], asideReason: null },
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
});

test('half a character is replaced, as the driver does it', async () => {
  const rows = [entry(await insertStatement(), { purpose: 'a\uD800b' })];
  await db.transaction((tx) => insertRows(tx, bankEntries, rows));
  expect(await db.select({ purpose: bankEntries.purpose }).from(bankEntries)).toEqual([{ purpose: 'a\uFFFDb' }]);
});

test('ten thousand rows go in at once and are found again at once', async () => {
  const statementId = await insertStatement();
  const rows = Array.from({ length: 10_000 }, (_, n) => entry(statementId, { bankReference: `B${n}` }));
  await db.transaction((tx) => insertRows(tx, bankEntries, rows));
  const references = rows.map(({ bankReference }) => bankReference ?? '');
  expect(await db.$count(bankEntries, isAnyOf(bankEntries.bankReference, references))).toBe(10_000);
});

test('none is nothing: no row is added, and none is found', async () => {
  await db.transaction((tx) => insertRows(tx, bankEntries, []));
  await insertStatement();
  expect(await db.$count(bankStatements, isAnyOf(bankStatements.id, []))).toBe(0);
});
