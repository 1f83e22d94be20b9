import { sql } from 'drizzle-orm';
import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { moment } from './columns.ts';
import { ofUser } from './identity.ts';

/** Who wants to be told once when a product can be ordered again. It goes when they order it, end it or delete the account. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Decides who is told first; it stays when somebody who came too late is put back in their place. */
    joinedAt: moment('joined_at').notNull(),
    /** Set in the transaction that writes the mail; null while they wait. */
    toldAt: moment('told_at'),
  },
  (entry) => [
    unique('waitlist_entries_once_per_person').on(entry.userId, entry.productId),
    index('waitlist_entries_in_turn').on(entry.productId, entry.joinedAt).where(sql`${entry.toldAt} is null`),
    index('waitlist_entries_told').on(entry.productId, entry.toldAt).where(sql`${entry.toldAt} is not null`),
  ],
);

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
