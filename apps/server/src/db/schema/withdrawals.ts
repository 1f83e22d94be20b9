import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Declarations of withdrawal as they came in, whether or not there is such an order. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid().primaryKey().defaultRandom(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  fullName: text('full_name').notNull(),
  orderCode: text('order_code').notNull(),
  email: text().notNull(),
  scope: text().$type<'whole' | 'part'>().notNull(),
  products: text(),
  /** The order that the code names, where there is one. */
  orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
  /** When the pharmacy has dealt with it. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});
