import type { Application } from '@shop/contract/desk/label';
import { type PaperKind, paperKinds } from '@shop/contract/desk/packing-words';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';
import { stockMovements } from './stock.ts';

/** Who of the pharmacy did it, and when. The name stays when the person's row goes. */
const doneBy = () => ({
  at: moment().notNull(),
  byStaffId: uuid('by_staff_id').notNull(),
  byName: text('by_name').notNull(),
});

/**
 * The protocol of making one container (ApBetrO § 7 (1c)). Append-only, which a trigger enforces: weighed again, a row is
 * added, and the last one of a portion counts.
 */
export const weighings = pgTable(
  'weighings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    position: integer().notNull(),
    /** The movement that took this portion out of its batch. */
    movementId: bigint('movement_id', { mode: 'number' })
      .notNull()
      .references(() => stockMovements.id),
    ...doneBy(),
    isProductScanned: boolean('is_product_scanned').notNull(),
    isBatchScanned: boolean('is_batch_scanned').notNull(),
    /** In thousandths of the product's unit: milligrams of a flower, microlitres of an extract. */
    wantedMilli: integer('wanted_milli').notNull(),
    measuredMilli: integer('measured_milli').notNull(),
    /** What the pharmacy allowed on that day. */
    lowestMilli: integer('lowest_milli').notNull(),
    highestMilli: integer('highest_milli').notNull(),
    container: text().notNull(),
    /** What was noticed about look and smell; null when nothing was. */
    finding: text(),
  },
  (weighing) => [
    index('weighings_of_order').on(weighing.orderId, weighing.id),
    index('weighings_by_time').using('brin', weighing.at),
    check(
      'weighings_within_tolerance',
      sql`${weighing.measuredMilli} between ${weighing.lowestMilli} and ${weighing.highestMilli}`,
    ),
  ],
);

export type Weighing = typeof weighings.$inferSelect;
export type NewWeighing = typeof weighings.$inferInsert;

/** Each time a paper of an order was printed. Append-only. */
export const paperPrints = pgTable(
  'paper_prints',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    kind: text().$type<PaperKind>().notNull(),
    /** Of a label: the portion it is for. */
    movementId: bigint('movement_id', { mode: 'number' }).references(() => stockMovements.id),
    ...doneBy(),
  },
  (print) => [
    index('paper_prints_of_order').on(print.orderId, print.id),
    index('paper_prints_by_time').using('brin', print.at),
    check('paper_prints_kind_known', oneOf(print.kind, paperKinds)),
  ],
);

export type PaperPrint = typeof paperPrints.$inferSelect;

/** What is said about a label: that it was printed or written by hand, seen by who releases the order, or how it is used. */
const labelActKinds = ['printed', 'byHand', 'seen', 'application'] as const;

/** Append-only, as the protocol: a label counts as long as it says what its container's label has to say now. */
export const labelActs = pgTable(
  'label_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    kind: text().$type<(typeof labelActKinds)[number]>().notNull(),
    /** The portion that it is for. */
    movementId: bigint('movement_id', { mode: 'number' })
      .notNull()
      .references(() => stockMovements.id),
    position: integer().notNull(),
    /** A hash of all that stands on it; null for an application. */
    labelVersion: text('label_version'),
    application: text().$type<Application>(),
    /** Why it is written by hand. */
    reason: text(),
    ...doneBy(),
  },
  (act) => [
    index('label_acts_of_order').on(act.orderId, act.id),
    check('label_acts_kind_known', oneOf(act.kind, labelActKinds)),
  ],
);

export type LabelAct = typeof labelActs.$inferSelect;
export type NewLabelAct = typeof labelActs.$inferInsert;
