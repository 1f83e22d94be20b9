import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';
import { ofStaff } from './staff.ts';

/** What somebody at the desk asked for once already, by their own name for it: asked again, it is not done again. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    staffId: ofStaff(),
    key: text().notNull(),
    at: moment().notNull(),
    /** What it made, where something was made. */
    madeId: uuid('made_id'),
  },
  (request) => [primaryKey({ columns: [request.staffId, request.key] }), index('desk_requests_by_age').on(request.at)],
);

/** What staff write down about an order for each other, and calls with their result. The patient reads it in a data export only. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    at: moment().notNull(),
    staffId: ofStaff(),
    byName: text('by_name').notNull(),
    kind: text().$type<'note' | 'call'>().notNull(),
    /** Whom a call was to, and what came of it; null for a note. */
    calledWhom: text('called_whom').$type<CalledWhom>(),
    callResult: text('call_result').$type<CallResult>(),
    text: text().notNull(),
  },
  (note) => [
    index('order_notes_of_order').on(note.orderId, note.at),
    check('order_notes_kind_known', oneOf(note.kind, ['note', 'call'])),
    check('order_notes_whom_known', oneOf(note.calledWhom, ['patient', 'practice'])),
    check('order_notes_result_known', oneOf(note.callResult, ['reached', 'notReached', 'callsBack'])),
  ],
);

export type CalledWhom = 'patient' | 'practice';
export type CallResult = 'reached' | 'notReached' | 'callsBack';
export type OrderNote = typeof orderNotes.$inferSelect;
