import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** One cart a patient, and one for each guest's cookie. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of a guest's cookie. */
    guestTokenHash: text('guest_token_hash').unique(),
    /** Goes up with every change. */
    version: integer().notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
    /** Guest carts go after 30 days without a change. */
    expiresAt: moment('expires_at'),
  },
  (cart) => [
    check('carts_have_one_owner', sql`(${cart.userId} is null) <> (${cart.guestTokenHash} is null)`),
    index('carts_by_expiry').on(cart.expiresAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** The price the person saw when adding; null when there was none. */
    seenPriceCents: integer('seen_price_cents'),
    addedAt: moment('added_at').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.cartId, line.productId] }),
    check('cart_lines_quantity_positive', sql`${line.quantity} > 0`),
  ],
);
