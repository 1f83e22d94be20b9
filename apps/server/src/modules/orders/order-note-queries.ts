import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { deskRequests, type OrderNote, orderNotes } from '../../db/schema/order-notes.ts';

export async function insertNote(tx: Transaction, note: typeof orderNotes.$inferInsert): Promise<OrderNote> {
  const [inserted] = await tx.insert(orderNotes).values(note).returning();
  return inserted as OrderNote;
}

/** What a step leaves behind in the house, in the name of whoever did it. */
export async function noteOfStep(
  tx: Transaction,
  { id, name }: { id: string; name: string },
  { orderId, at, text }: { orderId: string; at: Date; text: string },
): Promise<void> {
  await insertNote(tx, { orderId, at, staffId: id, byName: name, kind: 'note', text });
}

/** Oldest first. */
export async function notesOf(db: Database, orderId: string): Promise<OrderNote[]> {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}

export async function findNote(db: Database, id: string): Promise<OrderNote | null> {
  const [note] = await db.select().from(orderNotes).where(eq(orderNotes.id, id));
  return note ?? null;
}

/** False when this was asked for before. Waits for a request with the same key that is still under way. */
export async function insertRequest(tx: Transaction, request: typeof deskRequests.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(deskRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: deskRequests.key });
  return inserted.length > 0;
}

export async function setMade(tx: Transaction, staffId: string, key: string, madeId: string): Promise<void> {
  await tx.update(deskRequests).set({ madeId }).where(requestOf(staffId, key));
}

export async function madeBy(db: Database, staffId: string, key: string): Promise<string | null> {
  const [request] = await db.select({ madeId: deskRequests.madeId }).from(deskRequests).where(requestOf(staffId, key));
  return request?.madeId ?? null;
}

export async function deleteRequestsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(deskRequests).where(lt(deskRequests.at, moment));
}

function requestOf(staffId: string, key: string) {
  return and(eq(deskRequests.staffId, staffId), eq(deskRequests.key, key));
}
