import { type PriceBasis, priceBases } from '@shop/contract/desk/catalogue-words';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { day, moment, oneOf } from './columns.ts';

/** Every price of a product with its first day and what it rests on. Only ever added; a plan gets its `applied_at` once. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** In Germany. */
    firstDay: day('first_day').notNull(),
    priceCents: integer('price_cents').notNull(),
    basis: text().$type<PriceBasis>().notNull(),
    /** For one unit, without VAT; null where nobody has said. */
    purchaseCents: integer('purchase_cents'),
    /** When it became the price; null while its day has not come. */
    appliedAt: moment('applied_at'),
    setAt: moment('set_at').notNull(),
    /** Who of the pharmacy; both null for a price from before there was a history. */
    setBy: uuid('set_by'),
    setByName: text('set_by_name'),
  },
  (price) => [
    index('product_prices_of_product').on(price.productId, price.firstDay),
    index('product_prices_planned').on(price.firstDay).where(sql`${price.appliedAt} is null`),
    check('product_prices_basis_known', oneOf(price.basis, priceBases)),
    check('product_prices_not_negative', sql`${price.priceCents} >= 0`),
  ],
);

export type PriceRow = typeof productPrices.$inferSelect;
export type NewPrice = typeof productPrices.$inferInsert;
