import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment } from './columns.ts';

/** Why something was left open when the day was closed, by its kind. */
export type NamedReasons = Record<string, string>;

/**
 * A day that was closed (decision 61). Never changed, which a trigger enforces. Covers everything since the seal before it,
 * so a day that nobody closed is in the next one.
 */
export const seals = pgTable('seals', {
  number: integer().primaryKey(),
  day: day().notNull().unique('seals_once_per_day'),
  sealedAt: moment('sealed_at').notNull(),
  /** Who closed the day. The name stays when the person's row goes. */
  byStaffId: uuid('by_staff_id').notNull(),
  byName: text('by_name').notNull(),
  /** How many records of each kind it took in. */
  counts: jsonb().$type<Record<string, number>>().notNull(),
  reasons: jsonb().$type<NamedReasons>().notNull(),
  /** The end of the journal's chain at that moment. */
  journalPosition: bigint('journal_position', { mode: 'number' }).notNull(),
  journalHash: text('journal_hash').notNull(),
  /** Over the hashes of all records it took in. */
  recordsHash: text('records_hash').notNull(),
  /** Over all of the above and the hash of the seal before. */
  hash: text().notNull(),
});

export type Seal = typeof seals.$inferSelect;

/** One record as it was when a seal took it in. A trigger allows one change: the salt goes when the record itself may go. */
export const sealedRecords = pgTable(
  'sealed_records',
  {
    seal: integer().notNull(),
    /** The table, and the record's key in it. */
    kind: text().notNull(),
    key: text().notNull(),
    /** Random, so that nobody can guess a removed record from the hash that stays; null once it was removed. */
    salt: text(),
    hash: text().notNull(),
    /** The lawful removal that it went with, which the journal names. */
    removal: uuid(),
  },
  (record) => [
    primaryKey({ columns: [record.kind, record.key] }),
    index('sealed_records_of_seal').on(record.seal),
    index('sealed_records_of_removal').on(record.removal),
  ],
);
