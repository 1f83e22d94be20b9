import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../db/pool.ts';
import { bankEntries, bankStatements } from '../db/schema/bank.ts';
import { pendingChanges } from '../db/schema/pending-changes.ts';
import { privacyRequests } from '../db/schema/privacy.ts';

/** Money that nobody has assigned. */
export async function givenBankEntry({ db }: OpenDatabase, read: { readAt: Date; readBy: string }): Promise<string> {
  const file = { readByName: 'Anna', fileName: 'a.xml', kind: 'camt.053' as const, entryCount: 1, freshCount: 1 };
  const [statement] = await db
    .insert(bankStatements)
    .values({ ...read, ...file })
    .returning();
  const booked = { bookedOn: '2025-06-02', direction: 'in' as const, amountCents: 100, isReversal: false };
  const [entry] = await db
    .insert(bankEntries)
    .values({ ...booked, statementId: statement?.id ?? '', name: 'X', iban: '', purpose: '', fingerprint: 'x' })
    .returning();
  return entry?.id ?? '';
}

/** Somebody whom the shop does not know asks for a copy. */
export async function givenPrivacyRequest({ db }: OpenDatabase, enteredAt: Date): Promise<string> {
  const asked = { kind: 'copy' as const, channel: 'mail' as const, receivedOn: '2025-06-02', dueOn: '2025-07-02' };
  const by = { personName: 'X', email: 'x@post.example', language: 'de' as const, identityHow: 'X' };
  const [request] = await db
    .insert(privacyRequests)
    .values({ ...asked, ...by, enteredAt, enteredByName: 'Anna' })
    .returning();
  return request?.id ?? '';
}

/** What waits for a second lead. */
export async function givenPendingChange({ db }: OpenDatabase, now: Date): Promise<string> {
  const waiting = { kind: 'hold', subjectId: randomUUID(), detail: { kind: 'hold', orderCode: 'X' } } as const;
  const [row] = await db
    .insert(pendingChanges)
    .values({ ...waiting, proposedAt: now, notConfirmedBy: [], countsFrom: now })
    .returning();
  return row?.id ?? '';
}
