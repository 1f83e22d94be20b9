import { genetic, type ProductType, productType } from '@shop/contract/catalogue';
import { type Unit, unit } from '@shop/contract/quantity';
import { sql } from 'drizzle-orm';
import { boolean, char, check, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, percent } from './columns.ts';

type Genetic = (typeof genetic.options)[number];

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    registryItemId: text('registry_item_id').notNull().unique(),
    slug: text().notNull().unique(),
    type: text().$type<ProductType>().notNull(),
    title: text().notNull(),
    manufacturer: text().notNull(),
    strain: text(),
    genetic: text().$type<Genetic>(),
    thcPercent: percent('thc_percent'),
    cbdPercent: percent('cbd_percent'),
    thcMgPerMl: numeric('thc_mg_per_ml', { mode: 'number' }),
    cbdMgPerMl: numeric('cbd_mg_per_ml', { mode: 'number' }),
    terpenes: text().array().notNull().default([]),
    /** Null when the manufacturer does not say. */
    irradiation: boolean(),
    /** What can be ordered: neither reserved nor locked nor in quarantine. */
    stockUnits: integer('stock_units').notNull(),
    /** What orders hold and is not there any more, because a batch was locked or went bad after they were placed. */
    shortUnits: integer('short_units').notNull().default(0),
    /** Per one unit, VAT included; null while the pharmacy has not set one. */
    priceCents: integer('price_cents'),
    unit: text().$type<Unit>().notNull(),
    minOrderQuantity: integer('min_order_quantity').notNull(),
    quantityIncrement: integer('quantity_increment').notNull(),
    pzn: text(),
    imagePaths: text('image_paths').array().notNull().default([]),
    /** Where its drawn picture lies, while photos stand in `image_paths`; null without photos. */
    drawnPaths: text('drawn_paths').array(),
    description: text(),
    /** Null where nobody has translated it: the German one stands in. */
    descriptionEn: text('description_en'),
    country: char({ length: 2 }),
    grower: text(),
    category: text().notNull(),
    samplePrescription: text('sample_prescription'),
    /** Set when the pharmacy stops selling it. The row stays, because orders point at it. */
    withdrawnAt: moment('withdrawn_at'),
    /** Set as well when the pharmacy gives it up for good: no goods of it come in any more. */
    retiredAt: moment('retired_at'),
    /** Goes up with every change by a person: whoever edits names the version they have seen. Stock does not count. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (product) => [
    check('products_type_known', oneOf(product.type, productType.options)),
    check('products_genetic_known', oneOf(product.genetic, genetic.options)),
    check('products_unit_known', oneOf(product.unit, unit.options)),
    check('products_thc_percent_possible', sql`${product.thcPercent} between 0 and 100`),
    check('products_cbd_percent_possible', sql`${product.cbdPercent} between 0 and 100`),
    check('products_thc_mg_per_ml_not_negative', sql`${product.thcMgPerMl} >= 0`),
    check('products_cbd_mg_per_ml_not_negative', sql`${product.cbdMgPerMl} >= 0`),
    check('products_stock_units_not_negative', sql`${product.stockUnits} >= 0`),
    check(
      'products_short_only_when_none_free',
      sql`${product.shortUnits} = 0 or (${product.shortUnits} > 0 and ${product.stockUnits} = 0)`,
    ),
    check('products_retired_is_withdrawn', sql`${product.retiredAt} is null or ${product.withdrawnAt} is not null`),
    check('products_price_cents_not_negative', sql`${product.priceCents} >= 0`),
    check('products_min_order_quantity_positive', sql`${product.minOrderQuantity} > 0`),
    check('products_quantity_increment_positive', sql`${product.quantityIncrement} > 0`),
  ],
);

export type Product = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;
