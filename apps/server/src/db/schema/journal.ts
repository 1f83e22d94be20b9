import { type JournalSubject, journalSubjects } from '@shop/contract/desk/journal-subjects';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

/**
 * Everything that the law or the pharmacy wants on record, in one chain (decision 30). Append-only, which a trigger
 * enforces; another one gives each entry its place and hash when its transaction commits. What happens to an order is
 * written by `order-events.ts`, and a trigger enters it here by reference.
 */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** From here to `salt` is the content: all of it is null once retention or erasure has removed it. */
    by: text().$type<'patient' | 'pharmacy' | 'shop'>(),
    staffId: text('staff_id'),
    staffName: text('staff_name'),
    subject: text().$type<JournalSubject>(),
    /** The id of the order, of the staff member and so on. */
    subjectId: text('subject_id'),
    what: text(),
    /** JSON as it was hashed. */
    detail: text(),
    /** The entry of an order that this one refers to; without a foreign key, because that entry goes with its order. */
    eventId: bigint('event_id', { mode: 'number' }).unique('journal_once_per_event'),
    /** Random, so that nobody can guess removed content from the hash that stays. */
    salt: text(),
    contentHash: text('content_hash').notNull(),
    /** Its place in the chain, from 1 and without gaps; null until its transaction commits. */
    position: bigint({ mode: 'number' }).unique('journal_position_once'),
    /** Over the hash before it, its position and its content hash. */
    hash: text(),
  },
  (entry) => [
    index('journal_of_subject').on(entry.subject, entry.subjectId),
    index('journal_by_subject').on(entry.subject, entry.position),
    index('journal_of_staff').on(entry.staffId, entry.position),
    index('journal_by_time').on(entry.at),
    index('journal_about_itself').on(entry.what, entry.id).where(sql`${entry.subject} = 'journal'`),
    check('journal_subject_known', oneOf(entry.subject, journalSubjects)),
  ],
);

export type JournalRow = typeof journal.$inferSelect;

/** The end of the chain: one row. Whoever commits an entry holds it, so that entries line up one after another. */
export const journalHead = pgTable('journal_head', {
  isOnly: boolean('is_only').primaryKey().default(true),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

/** What each check of the journal found; the newest row is what the desk and `/api/ready` show. */
export const journalChecks = pgTable('journal_checks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  /** The last hash, so that a chain that was cut off or written anew since is noticed. */
  hash: text().notNull(),
  /** The first thing that is wrong, in words; null when nothing is. */
  finding: text(),
});

export type JournalCheck = typeof journalChecks.$inferSelect;
