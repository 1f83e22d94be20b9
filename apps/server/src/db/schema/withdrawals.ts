import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from './identity.ts';
import { orders } from './orders.ts';

/** Declarations of withdrawal as they came in, whether or not there is such an order. */
export const withdrawals = pgTable(
  'withdrawals',
  {
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
    language: text().$type<Language>().notNull().default('de'),
    /** Whether order code and e-mail address belong to one order: only then does the receipt repeat what was typed. */
    isProven: boolean('is_proven').notNull().default(false),
    /**
     * When the mail with its receipt, and the one that tells the pharmacy, was written; null while too many came at once
     * and it waits to be told together with others. Told by default: earlier versions write both mails at once.
     */
    receiptedAt: timestamp('receipted_at', { withTimezone: true }).defaultNow(),
    notedAt: timestamp('noted_at', { withTimezone: true }).defaultNow(),
  },
  (withdrawal) => [
    index('withdrawals_without_receipt').on(withdrawal.receivedAt).where(sql`${withdrawal.receiptedAt} is null`),
    index('withdrawals_untold').on(withdrawal.receivedAt).where(sql`${withdrawal.notedAt} is null`),
  ],
);
