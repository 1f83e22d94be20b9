import type { Database } from '../db/pool.ts';
import { bankEntries, bankStatements } from '../db/schema/bank.ts';

/** An entry of one euro on a statement that this person has read; it waits unless told otherwise. */
export async function givenBankEntry(
  db: Database,
  { readAt, by, settledAt = null }: { readAt: Date; by: { id: string; name: string }; settledAt?: Date | null },
): Promise<void> {
  const read = { readAt, readBy: by.id, readByName: by.name, fileName: 'a.xml' };
  const [statement] = await db
    .insert(bankStatements)
    .values({ ...read, kind: 'camt.053', entryCount: 1, freshCount: 1 })
    .returning();
  const money = {
    bookedOn: '2025-06-02',
    direction: 'in',
    amountCents: 100,
    name: 'X',
    iban: '',
    purpose: '',
  } as const;
  await db
    .insert(bankEntries)
    .values({ ...money, statementId: statement?.id ?? '', fingerprint: 'f', isReversal: false, settledAt });
}
