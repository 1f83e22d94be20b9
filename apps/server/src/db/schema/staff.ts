import { type Role, roles } from '@shop/contract/rights';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, oneOf } from './columns.ts';
import type { Language } from './identity.ts';

/** The people of the pharmacy. Who has left has an end and can do nothing, and goes once no record names them (decision 37). */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique('staff_email_unique'),
    name: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    /** The language mails come in: the one last used at the desk. */
    language: text().$type<Language>().notNull().default('de'),
    invitedAt: moment('invited_at').notNull(),
    /** Null for those whom STAFF_EMAILS or a command has made. */
    invitedBy: uuid('invited_by').references((): AnyPgColumn => staff.id),
    endedAt: moment('ended_at'),
    /** Until then this person releases nothing: the only lead has come back by a setup code, and nobody else could look on. */
    releasesFrom: moment('releases_from'),
    /** Counts changes, so that one that was decided about an older state is refused. */
    version: integer().notNull().default(1),
  },
  (person) => [
    check('staff_email_lower_case', sql`${person.email} = lower(${person.email})`),
    check('staff_roles_known', sql`${person.roles} <@ ${sql.raw(`array['${Object.keys(roles).join("', '")}']`)}`),
  ],
);

/** The member of staff that a row belongs to. */
export const ofStaff = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id);

export type Staff = typeof staff.$inferSelect;

/** From the server's terminal, or kept in a drawer. */
type StaffCodeKind = 'setup' | 'recovery';

/** Public keys of devices. One counts once a lead has admitted it, and until it is ended. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: ofStaff(),
    credentialId: text('credential_id').notNull().unique('staff_passkeys_credential_unique'),
    publicKey: bytea('public_key').notNull(),
    /** What the device last counted; a smaller number than before is a copy. Many devices always say 0. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    deviceName: text('device_name').notNull(),
    createdAt: moment('created_at').notNull(),
    admittedAt: moment('admitted_at'),
    lastUsedAt: moment('last_used_at'),
    endedAt: moment('ended_at'),
  },
  (passkey) => [index('staff_passkeys_of_staff').on(passkey.staffId)],
);

export type StaffPasskey = typeof staffPasskeys.$inferSelect;

/** Who is at the desk, in which browser. The token itself is in that browser's cookie only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique('staff_sessions_token_unique'),
    staffId: ofStaff(),
    deviceName: text('device_name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The passkey that has opened it, or that waits to be admitted. Null after the code alone: no rights at all. */
    passkeyId: uuid('passkey_id').references(() => staffPasskeys.id),
    /** When a passkey opened it first; null until then. */
    openedAt: moment('opened_at'),
    lockedAt: moment('locked_at'),
    endedAt: moment('ended_at'),
    /** A setup or recovery code was entered here: until then a new passkey needs nobody to admit it. */
    admitsUntil: moment('admits_until'),
    /** Which code it was. */
    admitsBy: text('admits_by').$type<StaffCodeKind>(),
    /** What a passkey has to sign next, for what, and until when. Taken by the first answer, right or wrong. */
    challenge: text(),
    challengePurpose: text('challenge_purpose').$type<'register' | 'open'>(),
    challengeExpiresAt: moment('challenge_expires_at'),
  },
  (session) => [
    index('staff_sessions_of_staff').on(session.staffId),
    index('staff_sessions_by_age').on(session.createdAt),
    check('staff_sessions_code_known', oneOf(session.admitsBy, ['setup', 'recovery'])),
    check('staff_sessions_challenge_known', oneOf(session.challengePurpose, ['register', 'open'])),
  ],
);

export type StaffSession = typeof staffSessions.$inferSelect;

/** One-time codes that admit a device without a lead, as keyed hashes: from the server's terminal, or kept in a drawer. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: ofStaff(),
    kind: text().$type<StaffCodeKind>().notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for one that is good until it is used. */
    expiresAt: moment('expires_at'),
  },
  (code) => [
    index('staff_codes_of_staff').on(code.staffId),
    check('staff_codes_kind_known', oneOf(code.kind, ['setup', 'recovery'])),
  ],
);
