import {
  type CorrectedField,
  privacyChannels,
  privacyKinds,
  privacyOutcomes,
  privacyRefusals,
  type RetainedKind,
} from '@shop/contract/desk/privacy-words';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment, oneOf } from './columns.ts';
import { type Language, users } from './identity.ts';

/**
 * What people asked of their data, and how it was answered (decision 65). Name and address stay as the proof of the answer,
 * also after the account is gone, until the time of keeping is over.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<(typeof privacyKinds)[number]>().notNull(),
    channel: text().$type<(typeof privacyChannels)[number]>().notNull(),
    receivedOn: day('received_on').notNull(),
    dueOn: day('due_on').notNull(),
    /** How somebody made sure that the person is who they say. */
    identityHow: text('identity_how').notNull(),
    /** Null for somebody without an account, and once it is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    personName: text('person_name').notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    enteredAt: moment('entered_at').notNull(),
    enteredByName: text('entered_by_name').notNull(),

    extendedAt: moment('extended_at'),
    extendedByName: text('extended_by_name'),
    /** As the person reads it. */
    extensionReason: text('extension_reason'),

    outcome: text().$type<(typeof privacyOutcomes)[number]>(),
    closedAt: moment('closed_at'),
    closedByName: text('closed_by_name'),
    refusalGround: text('refusal_ground').$type<(typeof privacyRefusals)[number]>(),
    /** As the person reads it. */
    refusalReason: text('refusal_reason'),

    /** When somebody last downloaded the copy to hand it over. */
    copyTakenAt: moment('copy_taken_at'),
    /** What was corrected; goes with the person. */
    changes: jsonb().$type<{ field: CorrectedField; before: string; after: string }[]>(),
    /** What an erasure had to leave, and until when. */
    kept: jsonb('retained').$type<{ what: RetainedKind; until: string | null }[]>(),
    /** When the person was told that the restriction will end, why, and when it did. */
    liftAnnouncedAt: moment('lift_announced_at'),
    liftReason: text('lift_reason'),
    liftedAt: moment('lifted_at'),
    liftedByName: text('lifted_by_name'),
  },
  (request) => [
    index('privacy_requests_open').on(request.dueOn).where(sql`${request.closedAt} is null`),
    index('privacy_requests_closed').on(request.closedAt).where(sql`${request.closedAt} is not null`),
    index('privacy_requests_of_user').on(request.userId),
    check('privacy_requests_kind_known', oneOf(request.kind, privacyKinds)),
    check('privacy_requests_channel_known', oneOf(request.channel, privacyChannels)),
    check('privacy_requests_outcome_known', oneOf(request.outcome, privacyOutcomes)),
    check('privacy_requests_refusal_known', oneOf(request.refusalGround, privacyRefusals)),
  ],
);

export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;
