import type { CsvColumns } from '@shop/contract/desk/payments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** A statement of the pharmacy's account that was read. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    readAt: moment('read_at').notNull(),
    readBy: uuid('read_by').notNull(),
    readByName: text('read_by_name').notNull(),
    fileName: text('file_name').notNull(),
    kind: text().$type<'camt.052' | 'camt.053' | 'csv'>().notNull(),
    /** As the bank counts its statements. */
    number: text(),
    fromDay: day('from_day'),
    toDay: day('to_day'),
    entryCount: integer('entry_count').notNull(),
    /** How many of them no earlier file had. */
    freshCount: integer('fresh_count').notNull(),
  },
  (statement) => [index('bank_statements_by_time').on(statement.readAt)],
);

export type BankStatement = typeof bankStatements.$inferSelect;

/**
 * Money that came to or left the account, once, whichever files tell of it. Only what may concern an order is kept: of what
 * went out, what sends money back.
 */
export const bankEntries = pgTable(
  'bank_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    bookedOn: day('booked_on').notNull(),
    direction: text().$type<'in' | 'out'>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    purpose: text().notNull(),
    bankReference: text('bank_reference'),
    fingerprint: text().notNull(),
    isReversal: boolean('is_reversal').notNull(),
    /** When it was booked or set aside; null while it waits. */
    settledAt: moment('settled_at'),
    /** Why it belongs to no order. */
    asideReason: text('aside_reason'),
  },
  (entry) => [
    uniqueIndex('bank_entries_by_reference').on(entry.bankReference),
    index('bank_entries_by_fingerprint').on(entry.fingerprint),
    index('bank_entries_of_statement').on(entry.statementId),
    index('bank_entries_by_iban').on(entry.iban),
    index('bank_entries_waiting').on(entry.bookedOn).where(sql`${entry.settledAt} is null`),
    check('bank_entries_direction_known', oneOf(entry.direction, ['in', 'out'])),
    check('bank_entries_amount_positive', sql`${entry.amountCents} > 0`),
  ],
);

export type BankEntryRow = typeof bankEntries.$inferSelect;

/** What the columns of a bank's table mean, by their names in their order. */
export const csvLayouts = pgTable('csv_layouts', {
  header: text().primaryKey(),
  columns: jsonb().$type<CsvColumns>().notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: uuid('saved_by').notNull(),
});

/**
 * `waived` is what the pharmacy does without, `reversal` what a bank took back, and `undone` the answer to a row that was a
 * mistake.
 */
const paymentKinds = ['transfer', 'manual', 'till', 'refund', 'waived', 'reversal', 'undone'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Money that counts for an order. Never changed: what was wrong is answered by another row. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the order is no longer kept; books outlive it. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderCode: text('order_code').notNull(),
    entryId: uuid('entry_id').references(() => bankEntries.id, { onDelete: 'set null' }),
    kind: text().$type<PaymentKind>().notNull(),
    /** Negative for what went back. */
    amountCents: integer('amount_cents').notNull(),
    at: moment().notNull(),
    byStaffId: uuid('by_staff_id'),
    byName: text('by_name'),
    /** Why it was entered by hand, or the number of the till's receipt. */
    reason: text(),
  },
  (payment) => [
    index('payments_of_order').on(payment.orderId),
    index('payments_of_entry').on(payment.entryId),
    index('payments_by_time').on(payment.at),
    check('payments_kind_known', oneOf(payment.kind, paymentKinds)),
    check('payments_amount_not_zero', sql`${payment.amountCents} <> 0`),
  ],
);

/** Paid at the till, and the answers to it: what was undone of the bank names its entry. */
export const isOfTill = sql`(${payments.kind} = 'till' or (${payments.kind} = 'undone' and ${payments.entryId} is null))`;
