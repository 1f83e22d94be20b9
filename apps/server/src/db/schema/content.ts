import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** Every state a text or an image ever had. Rows are only ever added. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    /** Of a text; null for an image and for a file that was removed by this revision. */
    content: text(),
    /** Of an image. */
    bytes: bytea(),
    mediaType: text('media_type').notNull(),
    change: text().$type<ContentChange>().notNull(),
    /** The editor's name; null for what came with the shop. */
    author: text(),
    savedAt: moment('saved_at').notNull(),
  },
  (revision) => [index('content_revisions_of_path').on(revision.path, revision.id)],
);

export type ContentChange = 'seed' | 'save' | 'upload' | 'remove' | 'restore' | 'rename';

/** What is public at /content_management/{path} now: one row a file, pointing at its newest revision. */
export const contentFiles = pgTable('content_files', {
  path: text().primaryKey(),
  revisionId: bigint('revision_id', { mode: 'number' })
    .notNull()
    .references(() => contentRevisions.id),
});

/** Where a post that was renamed after its publication is now. */
export const contentRedirects = pgTable('content_redirects', {
  fromPath: text('from_path').primaryKey(),
  toPath: text('to_path').notNull(),
});
