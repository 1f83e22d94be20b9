import { and, desc, eq, inArray } from 'drizzle-orm';
import { isAnyOf } from '../../db/many-rows.ts';
import type { Database } from '../../db/pool.ts';
import { orderEvents } from '../../db/schema/orders.ts';

const answers = ['ownDeclared', 'foreignDeclared'] as const;

/** What this person last said of each of these orders; nothing of those they were not asked about. */
export async function likenessAnswers(
  db: Database,
  orderIds: readonly string[],
  staffId: string,
): Promise<Map<string, (typeof answers)[number]>> {
  const theirs = and(
    isAnyOf(orderEvents.orderId, orderIds),
    eq(orderEvents.byStaffId, staffId),
    inArray(orderEvents.what, [...answers]),
  );
  const found = await db
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, what: orderEvents.what })
    .from(orderEvents)
    .where(theirs)
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
  return new Map(found.map(({ orderId, what }) => [orderId, what as (typeof answers)[number]]));
}
