import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './columns.ts';

/** Mails that are to be sent, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What kind of mail, for logs and figures; says nothing about the person. */
    kind: text().notNull(),
    /** Recipient and content, encrypted: they may hold codes and health data. Emptied when the mail is sent. */
    sealedMail: bytea('sealed_mail'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not sent before this time; moves on with each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Not sent after this time: a code that has expired helps nobody. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Given up: expired, or refused for good. */
    droppedAt: timestamp('dropped_at', { withTimezone: true }),
  },
  (mail) => [index('outbox_due').on(mail.dueAt).where(sql`${mail.sentAt} is null and ${mail.droppedAt} is null`)],
);
