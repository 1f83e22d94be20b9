import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { orders } from './orders.ts';

/** The last number given out in a series. The row is locked while one is taken: no gaps, no duplicates. */
export const numberSeries = pgTable('number_series', {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** Made once and never changed: what was wrong is answered by a cancellation, a document of its own. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the order is no longer kept; the invoice outlives it. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    kind: text().$type<'invoice' | 'cancellation' | 'correction'>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** All that stands on it, so that the paper can be drawn. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The paper itself, kept from when it was first drawn. */
    pdf: bytea(),
  },
  (invoice) => [index('invoices_of_order').on(invoice.orderId), index('invoices_by_time').on(invoice.issuedAt)],
);

export type InvoiceRow = typeof invoices.$inferSelect;
