import { sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';

/** What was filled for the order and not taken back. */
const dispensed = (orderId: string) => sql`stock_movements m join batches b on b.id = m.batch_id
  where m.order_id = ${orderId}::uuid and m.kind = 'dispensed'
    and not exists (select 1 from stock_movements back where back.undoes_id = m.id)`;

type BatchReceived = { product: string; batch: string | null; expiresOn: string | null; amount: number };

/** For the export of a person's data: from which batches they received what. */
export async function exportBatches(db: Database, orderId: string): Promise<BatchReceived[]> {
  const { rows } = await db.execute<BatchReceived>(sql`
    select (select title from products p where p.id = b.product_id) as product, b.number as batch,
      b.expires_on::text as "expiresOn", sum(-m.batch_units)::integer as amount
    from ${dispensed(orderId)} group by b.id order by 1, 2`);
  return rows;
}

type Reading = { at: string; name: string | null; what: string; order: string | null };

/**
 * For the export of a person's data: every reading of it that is on record, oldest first. Who opened an order or a prescription, printed a paper with
 * their name, took them along in the list of a recall or in the papers for an inspection, or took the copy of their data.
 */
export async function exportReadings(db: Database, userId: string): Promise<Reading[]> {
  const { rows } = await db.execute<Reading>(sql`
    with own as (select id, code from orders where user_id = ${userId}),
    own_batches as (
      select o.id as order_id, b.id, b.number, b.product_id from own o
      join stock_movements m on m.order_id = o.id and m.kind = 'dispensed' join batches b on b.id = m.batch_id
    )
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, name, what, code as "order" from (
      select e.at, e.by_name as name, e.what, o.code from order_events e join own o on o.id = e.order_id
        where e.what = 'prescriptionOpened'
      union all
      select j.at, j.staff_name, j.what, o.code from journal j join own o on j.subject = 'order' and j.subject_id = o.id::text
        where j.what in ('paperPrinted', 'orderOpened', 'orderLoaded')
      union all
      select distinct j.at, j.staff_name, j.what, o.code from journal j
        join recalls r on j.subject_id = r.id::text
        join own_batches b on b.product_id = r.product_id and (b.id = r.batch_id or b.number = r.batch_number)
        join own o on o.id = b.order_id
        where j.what = 'recallExported'
      union all
      select distinct j.at, j.staff_name, j.what, o.code from journal j join own o
        on j.detail::jsonb->>'code' = o.code
          or exists (select 1 from own_batches b where b.order_id = o.id and b.number = j.detail::jsonb->>'batch')
          or exists (select 1 from order_events e where e.order_id = o.id
            and (e.at at time zone 'Europe/Berlin')::date
              between (j.detail::jsonb->>'from')::date and (j.detail::jsonb->>'to')::date)
        where j.subject = 'journal' and j.what = 'inspectionExported'
      union all
      select j.at, j.staff_name, j.what, null from journal j
        join privacy_requests q on j.subject_id = q.id::text and q.user_id = ${userId}
        where j.what = 'privacyCopyTaken'
    ) readings order by 1, 3`);
  return rows;
}
