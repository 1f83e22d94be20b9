import type { CsvColumns } from '@shop/contract/desk/payments';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

/** A statement of the pharmacy's account that was read. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey().defaultRandom(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    readBy: uuid('read_by').notNull(),
    readByName: text('read_by_name').notNull(),
    fileName: text('file_name').notNull(),
    kind: text().$type<'camt.052' | 'camt.053' | 'csv'>().notNull(),
    /** As the bank counts its statements. */
    number: text(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
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
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    direction: text().$type<'in' | 'out'>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    purpose: text().notNull(),
    bankReference: text('bank_reference'),
    fingerprint: text().notNull(),
    isReversal: boolean('is_reversal').notNull(),
  },
  (entry) => [
    uniqueIndex('bank_entries_by_reference').on(entry.bankReference),
    index('bank_entries_by_fingerprint').on(entry.fingerprint),
    index('bank_entries_of_statement').on(entry.statementId),
    index('bank_entries_by_iban').on(entry.iban),
    check('bank_entries_direction_known', oneOf(entry.direction, ['in', 'out'])),
    check('bank_entries_amount_positive', sql`${entry.amountCents} > 0`),
  ],
);

export type BankEntryRow = typeof bankEntries.$inferSelect;

/** What the columns of a bank's table mean, by their names in their order. */
export const csvLayouts = pgTable('csv_layouts', {
  header: text().primaryKey(),
  columns: jsonb().$type<CsvColumns>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  savedBy: uuid('saved_by').notNull(),
});
