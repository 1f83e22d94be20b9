import { and, asc, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import { invoices } from '../../db/schema/invoices.ts';
import type { Invoice } from '../../documents/invoice.ts';

const atOnce = 1_000;

interface Moments {
  since: Date;
  before: Date;
}

export interface BookedInvoice {
  id: string;
  number: string;
  content: Invoice;
}

/** Invoices and cancellations of a time by their numbers, some at a time. */
export async function* invoicesOfTime(db: Database, { since, before }: Moments): AsyncGenerator<BookedInvoice[]> {
  let last = '';
  for (;;) {
    const found = await db
      .select({ id: invoices.id, number: invoices.number, content: invoices.content })
      .from(invoices)
      .where(and(gt(invoices.number, last), gte(invoices.issuedAt, since), lt(invoices.issuedAt, before)))
      .orderBy(asc(invoices.number))
      .limit(atOnce);
    if (found.length === 0) return;
    yield found.map(({ id, number, content }) => ({ id, number, content: content as unknown as Invoice }));
    last = found.at(-1)?.number ?? '';
  }
}

/** The VAT rates that stand on papers of a time. */
export async function vatRatesOfTime(db: Database, { since, before }: Moments): Promise<number[]> {
  const { rows } = await db.execute<{ rate: number }>(sql`
    select distinct (line ->> 'vatPercent')::integer as rate
    from invoices, jsonb_array_elements(content -> 'lines') as line
    where issued_at >= ${since.toISOString()} and issued_at < ${before.toISOString()}
  `);
  return rows.map(({ rate }) => Number(rate));
}

export type BookedPayment = Pick<
  typeof payments.$inferSelect,
  'id' | 'orderCode' | 'entryId' | 'kind' | 'amountCents' | 'at' | 'reason'
>;

/** Payments of a time, oldest first, some at a time. */
export async function* paymentsOfTime(db: Database, { since, before }: Moments): AsyncGenerator<BookedPayment[]> {
  let last: BookedPayment | undefined;
  for (;;) {
    const isLater = last && sql`(${payments.at}, ${payments.id}) > (${last.at.toISOString()}, ${last.id})`;
    const found = await db
      .select({
        id: payments.id,
        orderCode: payments.orderCode,
        entryId: payments.entryId,
        kind: payments.kind,
        amountCents: payments.amountCents,
        at: payments.at,
        reason: payments.reason,
      })
      .from(payments)
      .where(and(gte(payments.at, since), lt(payments.at, before), isLater))
      .orderBy(asc(payments.at), asc(payments.id))
      .limit(atOnce);
    if (found.length === 0) return;
    yield found;
    last = found.at(-1);
  }
}
