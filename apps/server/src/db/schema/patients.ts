import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { addressColumns, day, moment } from './columns.ts';
import { ofUser, users } from './identity.ts';

export const patients = pgTable('patients', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** E.164 */
  phone: text().notNull().unique('patients_phone_unique'),
  birthDate: day('birth_date').notNull(),
  ...addressColumns(),
  onboardedAt: moment('onboarded_at').notNull(),
});

export type Patient = typeof patients.$inferSelect;

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    ...addressColumns(),
    createdAt: moment('created_at').notNull(),
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
    acceptedAt: moment('accepted_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When all that follows from the withdrawal was done: orders cancelled, files deleted. Null while it is not. */
    settledAt: moment('settled_at'),
    /** Whose it was, written when the account is deleted. */
    email: text(),
    /** How long it is kept, written when it ends: by a withdrawal or with the account. */
    retainUntil: day('retain_until'),
  },
  (consent) => [
    index('consents_of_user').on(consent.userId),
    index('consents_to_forget').on(consent.retainUntil),
    index('consents_to_settle')
      .on(consent.withdrawnAt)
      .where(sql`${consent.withdrawnAt} is not null and ${consent.settledAt} is null`),
  ],
);
