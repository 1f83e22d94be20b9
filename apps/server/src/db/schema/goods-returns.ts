import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ofOrder } from './orders.ts';
import { staff } from './staff.ts';

/**
 * What the pharmacy took back by itself of an order that had left the house, without a declaration of withdrawal. Never
 * changed, and kept as long as the order.
 */
export const goodsReturns = pgTable(
  'goods_returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    at: moment().notNull(),
    byStaffId: uuid('by_staff_id')
      .notNull()
      .references(() => staff.id),
    byName: text('by_name').notNull(),
    /** The positions of the lines; none where only the delivery was left. */
    lines: jsonb().$type<number[]>().notNull(),
    withDelivery: boolean('with_delivery').notNull(),
    /** What is no longer owed; `order-money.ts` says how much of it is due back. */
    creditedCents: integer('credited_cents').notNull(),
    /** As the patient reads it. */
    reason: text().notNull(),
    /** Whether the goods came back, to be destroyed, or stay with the patient. */
    isHere: boolean('is_here').notNull(),
  },
  (goods) => [
    index('goods_returns_of_order').on(goods.orderId, goods.at),
    check('goods_returns_credited_cents_not_negative', sql`${goods.creditedCents} >= 0`),
  ],
);

export type GoodsReturn = typeof goodsReturns.$inferSelect;
