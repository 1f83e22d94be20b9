import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { addressColumns } from './columns.ts';
import { ofUser, users } from './identity.ts';

export const patients = pgTable('patients', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** E.164 */
  phone: text().notNull().unique('patients_phone_unique'),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  ...addressColumns(),
  onboardedAt: timestamp('onboarded_at', { withTimezone: true }).notNull(),
});

export type Patient = typeof patients.$inferSelect;

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    ...addressColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (address) => [index('delivery_addresses_of_user').on(address.userId)],
);

/** What a person agreed to, in which wording and when. The proof outlives the account (DSGVO Art. 7 (1)). */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    textVersion: text('text_version').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When all that follows from the withdrawal was done: orders cancelled, files deleted. Null while it is not. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Whose it was, written when the account is deleted. */
    email: text(),
    /** How long it is kept, written when it ends: by a withdrawal or with the account. */
    retainUntil: date('retain_until', { mode: 'string' }),
  },
  (consent) => [
    index('consents_of_user').on(consent.userId),
    index('consents_to_forget').on(consent.retainUntil),
    index('consents_to_settle')
      .on(consent.withdrawnAt)
      .where(sql`${consent.withdrawnAt} is not null and ${consent.settledAt} is null`),
  ],
);
