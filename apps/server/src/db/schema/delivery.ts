import { type ProductType, productType } from '@shop/contract/catalogue';
import { type ShippingType, shippingType } from '@shop/contract/checkout';
import { type PrescriptionFormat, prescriptionFormat } from '@shop/contract/prescription';
import { type PrescriptionOrigin, prescriptionOrigins } from '@shop/contract/prescription-origin';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, oneOf } from './columns.ts';

/** How an order can reach a patient, and for how much: one row a pickup pharmacy, one for the courier, one for parcels. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: text().primaryKey(),
    type: text().$type<ShippingType>().notNull(),
    /** The pharmacy of a pickup, else the pharmacy's own name for the option. */
    name: text().notNull(),
    /** Where to pick up; null where it is brought. */
    pharmacyAddress: text('pharmacy_address'),
    /** VAT included. */
    priceCents: integer('price_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** Where it is brought to; null means everywhere in Germany. */
    postalCodes: text('postal_codes').array(),
    /** Whether a carrier brings it, not the pharmacy itself. */
    isExternal: boolean('is_external').notNull(),
    position: integer().notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    /** When a pickup place is open, as patients read it; null where nothing is said. */
    hoursDe: text('hours_de'),
    hoursEn: text('hours_en'),
    /** Goes up with every change at the desk. */
    version: integer().notNull().default(1),
  },
  (rate) => [
    check('shipping_rates_type_known', oneOf(rate.type, shippingType.options)),
    check('shipping_rates_price_cents_not_negative', sql`${rate.priceCents} >= 0`),
    check(
      'shipping_rates_pickup_has_an_address',
      sql`(${rate.type} = 'selfPickUp') = (${rate.pharmacyAddress} is not null)`,
    ),
  ],
);

export type ShippingRate = typeof shippingRates.$inferSelect;

/**
 * What may be delivered how (reading 30). A change of the law is a row here, not a release: the most precise rule in
 * force on a day decides, among equals the younger one, and of two from the same day the one that forbids. Null in a column
 * means any; where no rule fits, it is allowed.
 */
export const deliveryRules = pgTable(
  'delivery_rules',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The first day it is in force; null while it is a draft. */
    validFrom: day('valid_from'),
    /** The last day it is in force. */
    validTo: day('valid_to'),
    productType: text('product_type').$type<ProductType>(),
    deliveryMode: text('delivery_mode').$type<ShippingType>(),
    prescriptionFormat: text('prescription_format').$type<PrescriptionFormat>(),
    prescriptionOrigin: text('prescription_origin').$type<PrescriptionOrigin>(),
    isAllowed: boolean('is_allowed').notNull(),
    reasonDe: text('reason_de').notNull(),
    reasonEn: text('reason_en').notNull(),
    source: text().notNull(),
    /** Goes up with every change at the desk. */
    version: integer().notNull().default(1),
  },
  (rule) => [
    check('delivery_rules_product_type_known', oneOf(rule.productType, productType.options)),
    check('delivery_rules_delivery_mode_known', oneOf(rule.deliveryMode, shippingType.options)),
    check('delivery_rules_prescription_format_known', oneOf(rule.prescriptionFormat, prescriptionFormat.options)),
    check('delivery_rules_prescription_origin_known', oneOf(rule.prescriptionOrigin, prescriptionOrigins)),
  ],
);

export type DeliveryRule = typeof deliveryRules.$inferSelect;
