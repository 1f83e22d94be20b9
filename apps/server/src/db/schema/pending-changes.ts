import type { PendingDetail } from '@shop/contract/desk/pending-change';
import { type PendingKind, pendingKinds } from '@shop/contract/desk/pending-kinds';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { staff } from './staff.ts';

/** What waits for a second lead or for its day (decision 83). Once it counts, or was stopped, the journal alone tells of it. */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<PendingKind>().notNull(),
    /** The person, the passkey or the order; of a setting its name. */
    subjectId: text('subject_id').notNull(),
    detail: jsonb().$type<PendingDetail>().notNull(),
    proposedAt: moment('proposed_at').notNull(),
    /** Null for a command at the server, and once that person is forgotten. */
    proposedBy: uuid('proposed_by').references(() => staff.id, { onDelete: 'set null' }),
    proposedByName: text('proposed_by_name'),
    /** Of the staff: who proposed it, whom it is about, and who took that person in. */
    notConfirmedBy: uuid('not_confirmed_by').array().notNull(),
    countsFrom: moment('counts_from').notNull(),
  },
  (change) => [
    unique('pending_changes_one_of_a_subject').on(change.kind, change.subjectId),
    index('pending_changes_by_day').on(change.countsFrom),
    check('pending_changes_kind_known', oneOf(change.kind, pendingKinds)),
  ],
);

export type PendingChangeRow = typeof pendingChanges.$inferSelect;
