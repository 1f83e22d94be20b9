import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const editors = pgTable('editors', {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** The password that CMS_PASSWORD had when it was last taken over; equal to the one above until somebody chose another. */
  environmentPasswordHash: text('environment_password_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who may edit, until when. The token itself is known to the editor's browser alone. */
export const editorSessions = pgTable('editor_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  editorId: uuid('editor_id')
    .notNull()
    .references(() => editors.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
});
