import type { AdviceHow } from '@shop/contract/desk/advice';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import type { OrderEventKind } from '../../db/schema/orders.ts';
import { beginsAnew } from './review-queries.ts';

/** What is on record about the advice on one order; nothing while it is due. */
export interface RecordedAdvice {
  how: AdviceHow;
  byName: string;
  at: Date;
}

/** The entries of an order that are about advice, and what they say. */
const adviceEvents: Partial<Record<OrderEventKind, AdviceHow>> = {
  adviceGiven: 'given',
  adviceByPhone: 'byPhone',
  adviceInPerson: 'inPerson',
  adviceDeclined: 'declined',
};

/**
 * The one record of advice: `order_id`, `how`, `by_name` and `at` of the newest entry of each of these orders. The tick of the check
 * is one, unless it was taken back or the prescription has to be checked again.
 */
export function adviceOnRecord(orderIds: SQL): SQL {
  const events = Object.entries(adviceEvents).map(([what, how]) => sql`when ${what} then ${how}`);
  return sql`select distinct on (order_id) order_id, how, coalesce(by_name, '') as by_name, at from (
    select e.order_id, case e.what ${sql.join(events, sql` `)} end as how, e.by_name, e.at, 1 as source, e.id
      from order_events e where ${inArray(sql`e.what`, Object.keys(adviceEvents))} and e.order_id in (${orderIds})
    union all
    select t.order_id, case t.tick->>'how' when 'given' then 'atCheck' else 'declined' end, t.by_name, t.at, 0, t.id
      from prescription_ticks t where t.point = 'advice' and t.is_done and t.order_id in (${orderIds})
        and t.round = (select count(*) from order_events e where e.order_id = t.order_id and ${inArray(sql`e.what`, beginsAnew)})
        and not exists (select 1 from prescription_ticks later
          where later.order_id = t.order_id and later.point = 'advice' and later.id > t.id)
  ) as said order by order_id, at desc, source desc, id desc`;
}

/** The same by order; orders whose advice is due are left out. */
export async function adviceOf(db: Database, orderIds: readonly string[]): Promise<Map<string, RecordedAdvice>> {
  if (orderIds.length === 0) return new Map();
  const ids = sql.join(
    orderIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{ order_id: string; how: AdviceHow; by_name: string; at: string }>(
    adviceOnRecord(ids),
  );
  return new Map(rows.map(({ order_id, how, by_name, at }) => [order_id, { how, byName: by_name, at: new Date(at) }]));
}
