import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { orderEvents } from '../../db/schema/orders.ts';

const answers = ['ownDeclared', 'foreignDeclared'] as const;

/** What this person last said of the order; null before they were asked. */
export async function likenessAnswer(
  db: Database,
  orderId: string,
  staffId: string,
): Promise<(typeof answers)[number] | null> {
  const theirs = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.byStaffId, staffId),
    inArray(orderEvents.what, [...answers]),
  );
  const [last] = await db
    .select({ what: orderEvents.what })
    .from(orderEvents)
    .where(theirs)
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return (last?.what as (typeof answers)[number] | undefined) ?? null;
}
