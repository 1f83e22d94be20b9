import type { Unit } from '@shop/contract/quantity';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';

/** One line of an order as it was and as it is to be; nothing of it is left at a quantity of 0. */
export interface AmendedLine {
  position: number;
  productId: string;
  name: string;
  unit: Unit;
  fromQuantity: number;
  toQuantity: number;
  /** Per one unit, as agreed at the order. */
  priceCents: number;
}

/** Less of something, or one line fewer, as the pharmacy proposed it and the patient answered. Kept as long as the order. */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    state: text().$type<AmendmentState>().notNull(),
    proposedAt: moment('proposed_at').notNull(),
    proposedBy: text('proposed_by').notNull(),
    /** Every line of the order, those that stay as they are included. */
    lines: jsonb().$type<AmendedLine[]>().notNull(),
    /** Shipping and VAT included. */
    fromTotalCents: integer('from_total_cents').notNull(),
    toTotalCents: integer('to_total_cents').notNull(),
    toVatCents: integer('to_vat_cents').notNull(),
    decidedAt: moment('decided_at'),
    /** Who of the pharmacy noted the patient's word on the telephone; null for the patient's own. */
    notedBy: text('noted_by'),
  },
  (amendment) => [
    index('order_amendments_of_order').on(amendment.orderId),
    uniqueIndex('order_amendments_one_open').on(amendment.orderId).where(sql`${amendment.state} = 'proposed'`),
    check('order_amendments_state_known', oneOf(amendment.state, ['proposed', 'agreed', 'declined', 'withdrawn'])),
    check('order_amendments_never_dearer', sql`${amendment.toTotalCents} <= ${amendment.fromTotalCents}`),
  ],
);

export type AmendmentState = 'proposed' | 'agreed' | 'declined' | 'withdrawn';
export type OrderAmendment = typeof orderAmendments.$inferSelect;
