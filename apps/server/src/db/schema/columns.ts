import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, char, customType, date, numeric, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time, which is the same wherever the server stands; named as its field unless told otherwise. */
export function moment(name = '') {
  return timestamp(name, { withTimezone: true });
}

/** A day of the calendar, as text. */
export function day(name = '') {
  return date(name, { mode: 'string' });
}

export function addressColumns() {
  return {
    fullName: text('full_name').notNull(),
    street: text().notNull(),
    houseNumber: text('house_number').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    country: char({ length: 2 }).notNull(),
  };
}

/** Of an order: restricted with its person, or because the account is gone and only the law keeps it (decision 65). */
export function restrictionColumns() {
  return {
    restrictedAt: moment('restricted_at'),
    /**
     * Restricted and settled: the desk neither shows nor uses it. What is still to be done, such as sending money back, is done
     * first; so the database decides it anew with every change.
     */
    isOutOfSight: boolean('is_out_of_sight')
      .notNull()
      .generatedAlwaysAs(
        sql`restricted_at is not null and refund_due_cents = 0 and (status in ('rejected', 'cancelled', 'expired') or (status = 'completed' and paid_at is not null))`,
      ),
  };
}

export function percent(name: string) {
  return numeric(name, { precision: 4, scale: 1, mode: 'number' });
}

/** The values come from the contract's enums, never from a person: a CHECK cannot take parameters. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
