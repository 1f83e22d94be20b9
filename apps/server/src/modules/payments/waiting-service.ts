import { count, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { bankEntries } from '../../db/schema/bank.ts';
import { orders } from '../../db/schema/orders.ts';

/** What waits for whoever keeps the books: bank entries, and refunds that are due. */
export async function countWaitingPayments(db: Database): Promise<number> {
  const [due] = await db.select({ count: count() }).from(orders).where(gt(orders.refundDueCents, 0));
  return (await countWaitingEntries(db)) + (due?.count ?? 0);
}

export async function countWaitingEntries(db: Database): Promise<number> {
  const [waiting] = await db.select({ count: count() }).from(bankEntries).where(isNull(bankEntries.settledAt));
  return waiting?.count ?? 0;
}
