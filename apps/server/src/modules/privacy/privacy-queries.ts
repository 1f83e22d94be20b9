import { asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { users } from '../../db/schema/identity.ts';
import { type PrivacyRequestRow, privacyRequests } from '../../db/schema/privacy.ts';

export interface KnownRequest {
  request: PrivacyRequestRow;
  /** Of the account, while there is one. */
  restrictedAt: Date | null;
}

function requests(db: Database) {
  return db
    .select({ request: privacyRequests, restrictedAt: users.restrictedAt })
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId));
}

export function openRequests(db: Database, most: number): Promise<KnownRequest[]> {
  return requests(db)
    .where(isNull(privacyRequests.closedAt))
    .orderBy(asc(privacyRequests.dueOn), asc(privacyRequests.enteredAt))
    .limit(most);
}

export function closedRequests(db: Database, most: number): Promise<KnownRequest[]> {
  return requests(db).where(isNotNull(privacyRequests.closedAt)).orderBy(desc(privacyRequests.closedAt)).limit(most);
}

export async function findRequest(db: Database, id: string): Promise<KnownRequest | null> {
  const [found] = await requests(db).where(eq(privacyRequests.id, id));
  return found ?? null;
}

export function requestsOf(db: Database, userId: string): Promise<PrivacyRequestRow[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(asc(privacyRequests.enteredAt));
}

/** Nobody else acts on it until the transaction is over. */
export async function lockRequest(tx: Transaction, id: string): Promise<PrivacyRequestRow | null> {
  const [found] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
  return found ?? null;
}

export async function insertRequest(
  tx: Transaction,
  request: typeof privacyRequests.$inferInsert,
): Promise<PrivacyRequestRow> {
  const [inserted] = await tx.insert(privacyRequests).values(request).returning();
  return inserted as PrivacyRequestRow;
}

export async function updateRequest(tx: Transaction, id: string, change: Partial<PrivacyRequestRow>): Promise<void> {
  await tx.update(privacyRequests).set(change).where(eq(privacyRequests.id, id));
}

/** What earlier corrections of a person said; that they took place stays. */
export async function forgetChanges(tx: Transaction, userId: string): Promise<void> {
  await tx.update(privacyRequests).set({ changes: null }).where(eq(privacyRequests.userId, userId));
}

export const isClosedBefore = (moment: Date) => lt(privacyRequests.closedAt, moment);

export async function deleteClosedBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(privacyRequests).where(isClosedBefore(moment));
}
