import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type GoodsReturn, goodsReturns } from '../../db/schema/goods-returns.ts';

export async function insertGoodsReturn(tx: Transaction, taken: typeof goodsReturns.$inferInsert): Promise<void> {
  await tx.insert(goodsReturns).values(taken);
}

/** Oldest first. */
export function goodsReturnsOf(db: Database, orderId: string): Promise<GoodsReturn[]> {
  return db
    .select()
    .from(goodsReturns)
    .where(eq(goodsReturns.orderId, orderId))
    .orderBy(asc(goodsReturns.at), asc(goodsReturns.id));
}

export async function findGoodsReturn(db: Database, orderId: string, id: string): Promise<GoodsReturn | null> {
  const [found] = await db
    .select()
    .from(goodsReturns)
    .where(and(eq(goodsReturns.orderId, orderId), eq(goodsReturns.id, id)));
  return found ?? null;
}
