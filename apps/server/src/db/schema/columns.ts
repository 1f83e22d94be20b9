import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, char, customType, numeric, text } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

export function percent(name: string) {
  return numeric(name, { precision: 4, scale: 1, mode: 'number' });
}

/** The values come from the contract's enums, never from a person: a CHECK cannot take parameters. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
