import { type ContactWay, contactWays } from '@shop/contract/desk/recall-words';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';
import { batches } from './stock.ts';

/** A batch that comes back from everybody who got some of it, whichever delivery brought it: product and number name it. */
export const recalls = pgTable(
  'recalls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The batch it began with; the only one where the batch has no number. */
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    batchNumber: text('batch_number'),
    reason: text().notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: uuid('started_by').notNull(),
    startedByName: text('started_by_name').notNull(),
    endedAt: moment('ended_at'),
    endedBy: uuid('ended_by'),
    endedByName: text('ended_by_name'),
    /** Why it ended although somebody was not reached. */
    endReason: text('end_reason'),
  },
  (recall) => [index('recalls_open').on(recall.productId).where(sql`${recall.endedAt} is null`)],
);

export type Recall = typeof recalls.$inferSelect;

/** Who was told of a recall, how, and whether they were reached. Goes with the order that names the person. */
export const recallContacts = pgTable(
  'recall_contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    recallId: uuid('recall_id')
      .notNull()
      .references(() => recalls.id),
    orderId: ofOrder(),
    at: moment().notNull(),
    byStaffId: uuid('by_staff_id').notNull(),
    byName: text('by_name').notNull(),
    way: text().$type<ContactWay>().notNull(),
    isReached: boolean('is_reached').notNull(),
    note: text(),
  },
  (contact) => [
    index('recall_contacts_of_recall').on(contact.recallId, contact.at),
    index('recall_contacts_of_order').on(contact.orderId),
    check('recall_contacts_way_known', oneOf(contact.way, contactWays)),
  ],
);

export type RecallContact = typeof recallContacts.$inferSelect;
