import type { CsvColumns } from '@shop/contract/desk/payments';
import { desc, eq, or } from 'drizzle-orm';
import { insertRows, isAnyOf } from '../../db/many-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type BankStatement, bankEntries, bankStatements, csvLayouts } from '../../db/schema/bank.ts';
import type { KnownEntry } from './bank-entry.ts';

export async function insertStatement(
  tx: Transaction,
  statement: typeof bankStatements.$inferInsert,
): Promise<BankStatement> {
  const [inserted] = await tx.insert(bankStatements).values(statement).returning();
  return inserted as BankStatement;
}

export async function insertEntries(tx: Transaction, entries: (typeof bankEntries.$inferInsert)[]): Promise<void> {
  await insertRows(tx, bankEntries, entries);
}

/** Entries that have one of these references or fingerprints. */
export async function findKnown(
  tx: Transaction,
  { references, fingerprints }: { references: string[]; fingerprints: string[] },
): Promise<KnownEntry[]> {
  const { id, fingerprint, name, iban, bankReference } = bankEntries;
  return tx
    .select({ id, fingerprint, name, iban, bankReference })
    .from(bankEntries)
    .where(or(isAnyOf(fingerprint, fingerprints), isAnyOf(bankReference, references)));
}

export async function setReference(tx: Transaction, id: string, bankReference: string): Promise<void> {
  await tx.update(bankEntries).set({ bankReference }).where(eq(bankEntries.id, id));
}

export async function newestStatements(db: Database, most: number): Promise<BankStatement[]> {
  return db.select().from(bankStatements).orderBy(desc(bankStatements.readAt), desc(bankStatements.id)).limit(most);
}

export async function layoutWith(db: Database, header: string): Promise<CsvColumns | null> {
  const [layout] = await db.select().from(csvLayouts).where(eq(csvLayouts.header, header));
  return layout?.columns ?? null;
}

export async function saveLayout(tx: Transaction, layout: typeof csvLayouts.$inferInsert): Promise<void> {
  const { columns, savedAt, savedBy } = layout;
  await tx
    .insert(csvLayouts)
    .values(layout)
    .onConflictDoUpdate({ target: csvLayouts.header, set: { columns, savedAt, savedBy } });
}
