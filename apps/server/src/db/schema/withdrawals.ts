import { goodsStates, withdrawalChannels, withdrawalDecisions } from '@shop/contract/desk/withdrawal-words';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import type { Language } from './identity.ts';
import { orders } from './orders.ts';

/** Declarations of withdrawal as they came in, whether or not there is such an order, and what the pharmacy made of each. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().defaultRandom(),
    receivedAt: moment('received_at').notNull(),
    fullName: text('full_name').notNull(),
    orderCode: text('order_code').notNull(),
    email: text().notNull(),
    scope: text().$type<'whole' | 'part'>().notNull(),
    products: text(),
    /** The order that the code names, where there is one. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** When the pharmacy has dealt with it. */
    closedAt: moment('closed_at'),
    language: text().$type<Language>().notNull().default('de'),
    /** Whether order code and e-mail address belong to one order: only then does the receipt repeat what was typed. */
    isProven: boolean('is_proven').notNull().default(false),
    /**
     * When the mail with its receipt, and the one that tells the pharmacy, was written; null while too many came at once
     * and it waits to be told together with others. Told by default: earlier versions write both mails at once.
     */
    receiptedAt: moment('receipted_at').defaultNow(),
    notedAt: moment('noted_at').defaultNow(),

    channel: text().$type<(typeof withdrawalChannels)[number]>().notNull().default('form'),
    /** Who wrote it down at the desk; null for what the form sent. */
    enteredByName: text('entered_by_name'),
    /** When somebody of the pharmacy made sure that it comes from the patient, who, and how. */
    checkedAt: moment('checked_at'),
    checkedByName: text('checked_by_name'),
    checkedHow: text('checked_how'),

    decision: text().$type<(typeof withdrawalDecisions)[number]>(),
    decidedAt: moment('decided_at'),
    decidedByName: text('decided_by_name'),
    /** Why it was refused, as the patient reads it. */
    refusal: text(),
    /** The positions of the lines that were accepted; null for the whole order. */
    acceptedLines: jsonb('accepted_lines').$type<number[]>(),
    /** What was accepted, in money: `order-money.ts` says how much of it is due back. */
    acceptedCents: integer('accepted_cents'),

    goods: text().$type<(typeof goodsStates)[number]>(),
    goodsBackAt: moment('goods_back_at'),
    goodsBackByName: text('goods_back_by_name'),
    /** What came, and what became of it. */
    goodsNote: text('goods_note'),

    closedByName: text('closed_by_name'),
    /** Why it was closed without a decision; stays in the house. */
    dismissal: text(),
  },
  (withdrawal) => [
    index('withdrawals_without_receipt').on(withdrawal.receivedAt).where(sql`${withdrawal.receiptedAt} is null`),
    index('withdrawals_untold').on(withdrawal.receivedAt).where(sql`${withdrawal.notedAt} is null`),
    index('withdrawals_open').on(withdrawal.receivedAt).where(sql`${withdrawal.closedAt} is null`),
    index('withdrawals_by_time').on(withdrawal.receivedAt),
    index('withdrawals_of_order').on(withdrawal.orderId),
    check('withdrawals_channel_known', oneOf(withdrawal.channel, withdrawalChannels)),
    check('withdrawals_decision_known', oneOf(withdrawal.decision, withdrawalDecisions)),
    check('withdrawals_goods_known', oneOf(withdrawal.goods, goodsStates)),
  ],
);
