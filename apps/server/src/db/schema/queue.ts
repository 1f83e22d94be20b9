import { type Lane, lanes } from '@shop/contract/desk/lane';
import { type OrderProblem, orderProblems } from '@shop/contract/desk/order-facts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './staff.ts';

/**
 * The open orders as the desk's queue reads them, and nothing else: its size does not grow with what is over. Triggers
 * add a row with an order, mark it stale with every change of the order, its entries, lines or files, and delete it when the order
 * ends. Whoever reads the queue first makes stale rows anew (decision 29).
 */
export const queueEntries = pgTable(
  'queue_entries',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    isStale: boolean('is_stale').notNull().default(true),
    /** The working days it was reckoned with. */
    calendar: text(),
    lane: text().$type<Lane>(),
    laneSince: moment('lane_since'),
    /** The deadline, while it runs. */
    runsSince: moment('runs_since'),
    halfAt: moment('half_at'),
    dueAt: moment('due_at'),
    /** When the patient was told that this very deadline will pass. */
    delayToldAt: moment('delay_told_at'),
    /** What else the lane, the marks and the next step follow from. */
    fileAt: moment('file_at'),
    answeredAt: moment('answered_at'),
    isAnswerNew: boolean('is_answer_new').notNull().default(false),
    problem: text().$type<OrderProblem>(),
    /** Its place in the queue; unique, because it ends with the order's id. */
    sortKey: text('sort_key'),
    /** Code, name, birth date and PZNs, as they are searched. */
    searched: text(),
    takenBy: uuid('taken_by').references(() => staff.id),
    takenAt: moment('taken_at'),
  },
  (entry) => [
    index('queue_entries_in_order').on(entry.sortKey),
    index('queue_entries_of_lane').on(entry.lane, entry.sortKey),
    index('queue_entries_of_holder').on(entry.takenBy, entry.sortKey).where(sql`${entry.takenBy} is not null`),
    index('queue_entries_stale').on(entry.orderId).where(sql`${entry.isStale}`),
    check('queue_entries_lane_known', oneOf(entry.lane, lanes)),
    check('queue_entries_problem_known', oneOf(entry.problem, orderProblems)),
  ],
);

export type QueueEntry = typeof queueEntries.$inferSelect;
