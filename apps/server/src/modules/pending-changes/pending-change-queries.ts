import type { PendingKind } from '@shop/contract/desk/pending-kinds';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type PendingChangeRow, pendingChanges } from '../../db/schema/pending-changes.ts';

/** Null where a change of this waits already. */
export async function insertPending(tx: Transaction, change: typeof pendingChanges.$inferInsert) {
  const [made] = await tx.insert(pendingChanges).values(change).onConflictDoNothing().returning();
  return made ?? null;
}

export function allPending(db: Database): Promise<PendingChangeRow[]> {
  return db.select().from(pendingChanges).orderBy(asc(pendingChanges.countsFrom), asc(pendingChanges.id));
}

export async function findPending(db: Database, kind: PendingKind, subjectId: string) {
  const isIt = and(eq(pendingChanges.kind, kind), eq(pendingChanges.subjectId, subjectId));
  const [found] = await db.select().from(pendingChanges).where(isIt);
  return found ?? null;
}

export async function lockPending(tx: Transaction, id: string): Promise<PendingChangeRow | null> {
  const [found] = await tx.select().from(pendingChanges).where(eq(pendingChanges.id, id)).for('update');
  return found ?? null;
}

export async function duePending(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: pendingChanges.id })
    .from(pendingChanges)
    .where(lte(pendingChanges.countsFrom, now))
    .orderBy(asc(pendingChanges.countsFrom), asc(pendingChanges.id));
  return due.map(({ id }) => id);
}

/** A lead makes it theirs: another one has to confirm it. The day it counts from stays. */
export async function backPending(
  tx: Transaction,
  { id, notConfirmedBy }: PendingChangeRow,
  by: { id: string; name: string },
): Promise<void> {
  await tx
    .update(pendingChanges)
    .set({ proposedBy: by.id, proposedByName: by.name, notConfirmedBy: [...notConfirmedBy, by.id] })
    .where(eq(pendingChanges.id, id));
}

export async function deletePending(tx: Transaction, id: string): Promise<void> {
  await tx.delete(pendingChanges).where(eq(pendingChanges.id, id));
}
