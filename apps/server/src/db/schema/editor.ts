import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const editors = pgTable('editors', {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /**
   * The hash of CMS_PASSWORD when it was last taken over; equal to the one above until the editor chose another
   * password.
   */
  environmentPasswordHash: text('environment_password_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Sessions of editors and when they end. The token itself is only in the editor's browser. */
export const editorSessions = pgTable('editor_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  editorId: uuid('editor_id')
    .notNull()
    .references(() => editors.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
});
