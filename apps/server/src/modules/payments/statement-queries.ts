import type { CsvColumns } from '@shop/contract/desk/payments';
import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type BankStatement, bankEntries, bankStatements, csvLayouts } from '../../db/schema/bank.ts';
import type { KnownEntry } from './bank-entry.ts';

/** As many values as one statement takes along. */
const atOnce = 1_000;

export async function insertStatement(
  tx: Transaction,
  statement: typeof bankStatements.$inferInsert,
): Promise<BankStatement> {
  const [inserted] = await tx.insert(bankStatements).values(statement).returning();
  return inserted as BankStatement;
}

export async function insertEntries(tx: Transaction, entries: (typeof bankEntries.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < entries.length; at += atOnce) {
    await tx.insert(bankEntries).values(entries.slice(at, at + atOnce));
  }
}

/** Entries that have one of these references or fingerprints. */
export async function findKnown(
  tx: Transaction,
  { references, fingerprints }: { references: string[]; fingerprints: string[] },
): Promise<KnownEntry[]> {
  const { id, fingerprint, name, iban, bankReference } = bankEntries;
  const found = new Map<string, KnownEntry>();
  for (let at = 0; at < Math.max(references.length, fingerprints.length); at += atOnce) {
    const rows = await tx
      .select({ id, fingerprint, name, iban, bankReference })
      .from(bankEntries)
      .where(
        or(
          inArray(fingerprint, fingerprints.slice(at, at + atOnce)),
          inArray(bankReference, references.slice(at, at + atOnce)),
        ),
      );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
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
