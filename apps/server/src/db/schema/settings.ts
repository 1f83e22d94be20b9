import type { SettingName } from '@shop/contract/settings';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/** What was set at the desk. A row wins over config.json, which gives the first value (decision 60). */
export const settings = pgTable(
  'settings',
  {
    /** Names that this version does not know are passed over. `configFile` is no setting: what that file said at the last start. */
    name: text().$type<SettingName | 'configFile'>().primaryKey(),
    value: jsonb().$type<unknown>().notNull(),
    /** Counts changes, so that one that was decided about an older state is refused. */
    version: integer().notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Null once that person is forgotten (decision 37): the setting stays in force. */
    changedBy: uuid('changed_by').references(() => staff.id, { onDelete: 'set null' }),
  },
  (setting) => [check('settings_version_positive', sql`${setting.version} > 0`)],
);

export type SettingRow = typeof settings.$inferSelect;
