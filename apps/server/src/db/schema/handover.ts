import { type ShippingType, shippingType } from '@shop/contract/checkout';
import { type DispatchOutcome, dispatchOutcomes } from '@shop/contract/desk/packing-words';
import { type Taker, takers } from '@shop/contract/desk/recipients';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';

/** What one courier takes along on one day. */
export const tours = pgTable(
  'tours',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: day().notNull(),
    courierId: uuid('courier_id').notNull(),
    courierName: text('courier_name').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (tour) => [index('tours_of_courier').on(tour.courierId, tour.day)],
);

export type Tour = typeof tours.$inferSelect;

/**
 * One way of an order out of the house, and how it ended. A parcel that is lost or comes back is sent once more, free of
 * charge: that is a second dispatch of the same order.
 */
export const dispatches = pgTable(
  'dispatches',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    /** 1 for the first, 2 for the second delivery. */
    number: integer().notNull(),
    way: text().$type<ShippingType>().notNull(),
    tourId: uuid('tour_id').references(() => tours.id),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    sentAt: moment('sent_at').notNull(),
    byStaffId: uuid('by_staff_id').notNull(),
    byName: text('by_name').notNull(),

    /** All null while it is on its way. */
    outcome: text().$type<DispatchOutcome>(),
    endedAt: moment('ended_at'),
    endedByName: text('ended_by_name'),
    /** To whom it was handed over, whether they showed who they are, and who of the pharmacy advised them; null where they declined. */
    recipient: text(),
    isIdentitySeen: boolean('is_identity_seen'),
    /** Whose identity was seen; null in records from before it was noted. */
    taker: text().$type<Taker>(),
    advisedBy: text('advised_by'),
  },
  (dispatch) => [
    unique('dispatches_once_per_number').on(dispatch.orderId, dispatch.number),
    index('dispatches_of_tour').on(dispatch.tourId),
    uniqueIndex('dispatches_one_parcel_per_number')
      .on(dispatch.trackingNumber)
      .where(sql`${dispatch.way} = 'standard' and ${dispatch.outcome} is null`),
    index('dispatches_on_their_way').on(dispatch.way, dispatch.sentAt).where(sql`${dispatch.outcome} is null`),
    check('dispatches_way_known', oneOf(dispatch.way, shippingType.options)),
    check('dispatches_outcome_known', oneOf(dispatch.outcome, dispatchOutcomes)),
    check('dispatches_taker_known', oneOf(dispatch.taker, takers)),
    check('dispatches_parcel_followed', sql`${dispatch.way} <> 'standard' or ${dispatch.trackingUrl} is not null`),
  ],
);

export type Dispatch = typeof dispatches.$inferSelect;
