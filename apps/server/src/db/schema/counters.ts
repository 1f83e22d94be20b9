import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How often something limited has happened: codes sent, guesses made. In the database, so that no restart forgets it. */
export const counters = pgTable('counters', {
  /** What is counted and for whom; addresses only as keyed hashes. */
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});
