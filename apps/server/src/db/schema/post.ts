import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/**
 * Letters that belong to no order anybody could find: when they came, from whom, and what was done with them. Who sends a
 * pharmacy a prescription tells something about their health, so they are kept no longer than `retention.ts` says.
 */
export const strayLetters = pgTable(
  'stray_letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** On which it came, in Germany. */
    day: day().notNull(),
    /** As somebody read it on the envelope. */
    sender: text().notNull(),
    notedAt: moment('noted_at').notNull(),
    notedBy: uuid('noted_by')
      .notNull()
      .references(() => staff.id),
    notedByName: text('noted_by_name').notNull(),
    /** What was done with it; all of it is null while it waits. */
    end: text().$type<LetterEnd>(),
    endedAt: moment('ended_at'),
    endedBy: uuid('ended_by').references(() => staff.id),
    endedByName: text('ended_by_name'),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
  },
  (letter) => [
    index('stray_letters_waiting').on(letter.notedAt, letter.id).where(sql`${letter.endedAt} is null`),
    index('stray_letters_ended').on(letter.endedAt, letter.id).where(sql`${letter.endedAt} is not null`),
    index('stray_letters_of_order').on(letter.orderId).where(sql`${letter.orderId} is not null`),
    check('stray_letters_end_known', oneOf(letter.end, ['assigned', 'sentBack'])),
    check('stray_letters_ended_whole', sql`(${letter.end} is null) = (${letter.endedAt} is null)`),
  ],
);

export type LetterEnd = 'assigned' | 'sentBack';
export type StrayLetter = typeof strayLetters.$inferSelect;
