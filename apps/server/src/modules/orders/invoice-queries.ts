import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type InvoiceRow, invoices, numberSeries } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';

/** The next number of a series. Others wait until this transaction is over: no gaps, no duplicates. */
export async function takeNumber(tx: Transaction, series: string): Promise<number> {
  const [taken] = await tx
    .insert(numberSeries)
    .values({ name: series, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ last: numberSeries.last });
  return (taken as { last: number }).last;
}

export async function insertInvoice(tx: Transaction, invoice: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

/** The invoice and what has taken it back since. */
export async function invoicesOf(db: Database, orderId: string): Promise<Omit<InvoiceRow, 'pdf'>[]> {
  return db.select(withoutPdf).from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.number));
}

/** An order's invoice, or the paper of the order that has this number. */
export async function findInvoice(db: Database, orderId: string, number?: string): Promise<InvoiceRow | null> {
  const isWanted = number === undefined ? eq(invoices.kind, 'invoice') : eq(invoices.number, number);
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isWanted));
  return invoice ?? null;
}

export async function findInvoiceById(db: Database, id: string): Promise<InvoiceRow | null> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id));
  return invoice ?? null;
}

/** Stored for good; if another request has stored one meanwhile, that one stays. */
export async function keepPdf(db: Database, id: string, pdf: Buffer): Promise<Buffer> {
  await db
    .update(invoices)
    .set({ pdf })
    .where(and(eq(invoices.id, id), isNull(invoices.pdf)));
  const [kept] = await db.select({ pdf: invoices.pdf }).from(invoices).where(eq(invoices.id, id));
  return (kept?.pdf as Buffer | null) ?? pdf;
}

export async function invoicesWithoutPdf(db: Database, most: number): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(isNull(invoices.pdf)).orderBy(asc(invoices.number)).limit(most);
}

/** Without their papers, which are read one by one. */
export async function invoicesOfUser(db: Database, userId: string): Promise<Omit<InvoiceRow, 'pdf'>[]> {
  return db
    .select(withoutPdf)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(invoices.number));
}

/** The oldest of them; says how many. */
export async function deleteInvoicesBefore(db: Database, issuedBefore: Date, most: number): Promise<number> {
  const old = db.select({ id: invoices.id }).from(invoices).where(lt(invoices.issuedAt, issuedBefore));
  const some = old.orderBy(asc(invoices.issuedAt)).limit(most);
  return (await db.delete(invoices).where(inArray(invoices.id, some))).rowCount ?? 0;
}

const { pdf: _, ...withoutPdf } = getTableColumns(invoices);
