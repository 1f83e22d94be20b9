import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** People who can sign in. Names of columns are better-auth's; what the shop knows of a patient is in `patients`. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  name: text().notNull(),
  image: text(),
  role: text().$type<'patient' | 'pharmacist'>().notNull().default('patient'),
  /** The language the person last used; mails come in it. */
  language: text().$type<Language>().notNull().default('de'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Devices that signed in before this are no longer known; null until somebody has reported a foreign sign-in. */
  devicesKnownSince: moment('devices_known_since'),
  /** Since when all that is stored about the person is out of sight of the desk (decision 65); null while it is not. */
  restrictedAt: moment('restricted_at'),
});

/** The account that a row belongs to and goes with. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export type Language = 'de' | 'en';

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (session) => [index('sessions_of_user').on(session.userId), index('sessions_by_expiry').on(session.expiresAt)],
);

/** better-auth asks for it; there are no passwords and no other sign-ins, so it stays empty. */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  userId: ofUser(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text(),
  idToken: text('id_token'),
  password: text(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** better-auth asks for it; codes are in `one_time_codes`. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (verification) => [index('verifications_of_identifier').on(verification.identifier)],
);

/** Codes that were sent by mail, as keyed hashes. One address can have several: each belongs to the browser that asked. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    /** What the code proves and for whom; an address only as a keyed hash. */
    subject: text().notNull(),
    /** Who asked, as keyed hashes; null where the session says who may enter it. */
    browser: text(),
    network: text(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (code) => [index('one_time_codes_of_subject').on(code.subject), index('one_time_codes_by_expiry').on(code.expiresAt)],
);

/** A new address that was proven and waits for the old mailbox, or for its day. One for each account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    movesAt: moment('moves_at').notNull(),
    /** Of the links that stop it: each mail to the old address has its own. */
    stopTokenHashes: text('stop_token_hashes').array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (change) => [index('email_changes_by_day').on(change.movesAt)],
);

/** Addresses that an account has moved away from, as keyed hashes: whoever signs in with one is told by mail. */
export const formerEmails = pgTable(
  'former_emails',
  {
    emailHash: text('email_hash').primaryKey(),
    movedAt: moment('moved_at').notNull(),
  },
  (former) => [index('former_emails_by_day').on(former.movedAt)],
);
