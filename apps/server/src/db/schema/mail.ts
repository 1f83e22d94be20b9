import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment, oneOf } from './columns.ts';
import { orders } from './orders.ts';

const heldBy = ['server', 'recipient', 'shop'] as const;

/** The mail server takes nothing at all; it does not take this mail yet; or we could not make the mail. */
export type HeldBy = (typeof heldBy)[number];

/** Mails that are to be sent, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What kind of mail, for logs and metrics; says nothing about the person. */
    kind: text().notNull(),
    /** Recipient and content, encrypted: they may hold codes and health data. Emptied when the mail is sent. */
    sealedMail: bytea('sealed_mail'),
    createdAt: moment('created_at').notNull(),
    /** Not sent before this time; moves on with each failure. */
    dueAt: moment('due_at').notNull(),
    /** Not sent after this time: an expired code would be of no use. */
    expiresAt: moment('expires_at'),
    attempts: integer().notNull().default(0),
    sentAt: moment('sent_at'),
    /** Whether the last failure concerns this mail or all of them, and since when; null before a first failure. */
    heldBy: text('held_by').$type<HeldBy>(),
    heldSince: moment('held_since'),
    /** Given up: expired, or refused for good. */
    droppedAt: moment('dropped_at'),
    /** The mail server's code for a refusal, never its words: they name the recipient. */
    refusal: text(),
    /** The order it tells of, so that the pharmacy sees there what did not arrive. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
  },
  (mail) => [
    index('outbox_due').on(mail.dueAt).where(sql`${mail.sentAt} is null and ${mail.droppedAt} is null`),
    index('outbox_of_order').on(mail.orderId).where(sql`${mail.orderId} is not null`),
    check('outbox_held_by_known', oneOf(mail.heldBy, heldBy)),
  ],
);
