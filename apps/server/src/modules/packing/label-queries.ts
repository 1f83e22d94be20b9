import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type LabelAct, labelActs, type NewLabelAct } from '../../db/schema/packing.ts';

export async function insertLabelAct(tx: Transaction, act: NewLabelAct): Promise<void> {
  await tx.insert(labelActs).values(act);
}

/** Oldest first. */
export async function labelActsOf(db: Database, orderId: string): Promise<LabelAct[]> {
  return db.select().from(labelActs).where(eq(labelActs.orderId, orderId)).orderBy(asc(labelActs.id));
}
