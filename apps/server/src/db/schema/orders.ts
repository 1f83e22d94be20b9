import type { PostalAddress } from '@shop/contract/address';
import type { ProductType } from '@shop/contract/catalogue';
import { type ShippingType, shippingType } from '@shop/contract/checkout';
import { type Evidence, evidenceKinds } from '@shop/contract/desk/evidence';
import { type OriginalPlace, originalPlaces } from '@shop/contract/desk/originals';
import { type RecipientAnswer, recipientAnswers } from '@shop/contract/desk/recipients';
import { type OrderStatus, orderStatuses } from '@shop/contract/order-status';
import { type PrescriptionFormat, prescriptionFormat } from '@shop/contract/prescription';
import type { Unit } from '@shop/contract/quantity';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { day, moment, oneOf, restrictionColumns } from './columns.ts';
import { type Language, users } from './identity.ts';
import type { OrderEventKind } from './order-event-kinds.ts';
import { staff } from './staff.ts';

/** An address as it was written on the order: it does not change with the patient's own. */
export type OrderAddress = PostalAddress;

/**
 * One order request and what became of it. All that was agreed is frozen here: prices, names and addresses are those of
 * the day, because the patient's data and the catalogue go on changing.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull().unique(),
    /** Goes up with every change, whoever makes it: a trigger counts. Whoever acts can name the version they have seen. */
    version: integer().notNull().default(1),
    /** Null once the account is deleted; the order itself is kept as long as the law wants. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The caller's idempotency key; the same key never makes a second order. */
    idempotencyKey: text('idempotency_key'),
    /** The version of the cart it was made from: a cart that has not changed since is not ordered twice. */
    cartVersion: integer('cart_version').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when the stock is kept while nobody has looked at the order: longer once there is a prescription file. */
    holdExpiresAt: moment('hold_expires_at').notNull(),
    language: text().$type<Language>().notNull(),

    patientName: text('patient_name').notNull(),
    birthDate: day('birth_date').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),

    shippingOptionId: text('shipping_option_id').notNull(),
    shippingType: text('shipping_type').$type<ShippingType>().notNull(),
    shippingName: text('shipping_name').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    shippingVatPercent: integer('shipping_vat_percent').notNull(),
    isExternalShipping: boolean('is_external_shipping').notNull(),
    pharmacyAddress: text('pharmacy_address'),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** VAT and shipping included. */
    totalCents: integer('total_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    termsVersion: text('terms_version'),
    /** When the patient consented to the processing of their health data; null where no consent is on record here. */
    healthConsentAt: moment('health_consent_at'),

    /** Since when the patient owes us an answer, and when they were reminded of it; null while they owe none. */
    askedAt: moment('asked_at'),
    remindedAt: moment('reminded_at'),
    /** Since when a change of its lines is proposed to the patient; null while none is. */
    proposedAt: moment('proposed_at'),
    /** The sum of its payments, less what went back; `order-money.ts` says what follows from it. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** What has been paid beyond the total and is to be sent back. */
    refundDueCents: integer('refund_due_cents').notNull().default(0),
    /** What was credited of an order that was served, withdrawn from or taken back: it is not owed any more. */
    withdrawnCents: integer('withdrawn_cents').notNull().default(0),
    /** When the patient was reminded of what is to pay. */
    paymentRemindedAt: moment('payment_reminded_at'),
    /** Where the original lies while the order is in the house. */
    trayNumber: integer('tray_number'),

    prescriptionFormat: text('prescription_format').$type<PrescriptionFormat>().notNull(),
    /** What the pharmacy has in hand, as it was recorded with the prescription; until then the format proposes it. */
    evidence: text().$type<Evidence>(),
    /** It left the hands of the packers before facts were asked for on record: it is handed over with what there is (decision 77). */
    isRecordedBefore: boolean('is_recorded_before').notNull().default(false),
    prescriptionVerifiedAt: moment('prescription_verified_at'),
    originalReceivedAt: moment('original_received_at'),
    /** When the original was marked with what was dispensed, and where it is since (ApBetrO § 17 (6)). */
    originalMarkedAt: moment('original_marked_at'),
    originalPlace: text('original_place').$type<OriginalPlace>(),
    /** How the delivery name belongs to the patient, where it is another, and the name that this was said about. */
    recipientAnswer: text('recipient_answer').$type<RecipientAnswer>(),
    recipientName: text('recipient_name'),
    paidAt: moment('paid_at'),
    confirmedAt: moment('confirmed_at'),
    /** Packed by one person and released by another; null again when packing is stopped. */
    preparedAt: moment('prepared_at'),
    releasedAt: moment('released_at'),
    /** When the patient withdrew from the whole of it: it does not leave the house any more. */
    withdrawalDeclaredAt: moment('withdrawal_declared_at'),
    readyForPickupAt: moment('ready_for_pickup_at'),
    /** Since when its invoice is due and waits for the pharmacy's tax number; null when there is one, or none is due. */
    invoiceWaitsSince: moment('invoice_waits_since'),
    /** When the patient was reminded that it waits for them. */
    pickupRemindedAt: moment('pickup_reminded_at'),
    trackingUrl: text('tracking_url'),
    estimatedDeliveryDate: day('estimated_delivery_date'),
    /** Since when somebody holds it beyond its time, and why: it is in dispute. */
    disputedAt: moment('disputed_at'),
    disputedByName: text('disputed_by_name'),
    disputeReason: text('dispute_reason'),
    /** The last day on which it is kept, in Germany; set when the order ends. */
    retainUntil: day('retain_until'),
    ...restrictionColumns(),
  },
  (order) => [
    unique('orders_once_per_idempotency_key').on(order.userId, order.idempotencyKey),
    index('orders_of_user').on(order.userId, order.createdAt),
    index('orders_open')
      .on(order.createdAt)
      .where(sql`${order.status} not in ('completed', 'rejected', 'cancelled', 'expired')`),
    index('orders_to_refund').on(order.createdAt).where(sql`${order.refundDueCents} > 0`),
    index('orders_disputed').on(order.disputedAt).where(sql`${order.disputedAt} is not null`),
    index('orders_to_forget').on(order.retainUntil).where(sql`${order.retainUntil} is not null`),
    index('orders_by_time').on(order.createdAt),
    index('orders_by_hold').on(order.holdExpiresAt).where(sql`${order.status} = 'requested'`),
    index('orders_by_question').on(order.askedAt).where(sql`${order.askedAt} is not null`),
    index('orders_unpaid').on(order.confirmedAt).where(sql`${order.status} = 'confirmed' and ${order.paidAt} is null`),
    index('orders_without_invoice').on(order.invoiceWaitsSince).where(sql`${order.invoiceWaitsSince} is not null`),
    index('orders_by_pickup').on(order.readyForPickupAt).where(sql`${order.status} = 'readyForPickup'`),
    uniqueIndex('orders_one_per_tray').on(order.trayNumber).where(sql`${order.trayNumber} is not null`),
    check('orders_refund_due_not_negative', sql`${order.refundDueCents} >= 0`),
    check('orders_withdrawn_cents_of_total', sql`${order.withdrawnCents} between 0 and ${order.totalCents}`),
    check('orders_tray_number_positive', sql`${order.trayNumber} > 0`),
    check('orders_status_known', oneOf(order.status, orderStatuses)),
    check('orders_shipping_type_known', oneOf(order.shippingType, shippingType.options)),
    check('orders_prescription_format_known', oneOf(order.prescriptionFormat, prescriptionFormat.options)),
    index('orders_originals_to_send').on(order.originalMarkedAt).where(sql`${order.originalPlace} = 'toSendBack'`),
    check('orders_original_place_known', oneOf(order.originalPlace, originalPlaces)),
    check('orders_recipient_answer_known', oneOf(order.recipientAnswer, recipientAnswers)),
    check('orders_evidence_known', oneOf(order.evidence, evidenceKinds)),
    check('orders_payment_method_known', oneOf(order.paymentMethod, ['transfer', 'pickup'])),
    check('orders_total_cents_not_negative', sql`${order.totalCents} >= 0`),
  ],
);

/** The order that a row is part of and goes with. */
export const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export type PaymentMethod = 'transfer' | 'pickup';
export type Order = typeof orders.$inferSelect;

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: ofOrder(),
    position: integer().notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    slug: text().notNull(),
    name: text().notNull(),
    manufacturer: text().notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    pzn: text(),
    imagePath: text('image_path'),
    unit: text().$type<Unit>().notNull(),
    quantity: integer().notNull(),
    /** Per one unit, VAT included. */
    priceCents: integer('price_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check('order_lines_quantity_positive', sql`${line.quantity} > 0`),
    check('order_lines_total_is_price_times_quantity', sql`${line.totalCents} = ${line.priceCents} * ${line.quantity}`),
  ],
);

export type OrderLine = typeof orderLines.$inferSelect;

/**
 * What happened to an order, by whom and why. Append-only by a trigger; a hash over each row and the one before tells changes.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    at: moment().notNull(),
    by: text().$type<Actor['kind']>().notNull(),
    /** Who of the pharmacy; null for the patient and for the shop itself. */
    byName: text('by_name'),
    /** The same person in `staff`; null in entries from before there was that list, and for commands without a name of it. */
    byStaffId: uuid('by_staff_id').references(() => staff.id),
    what: text().$type<OrderEventKind>().notNull(),
    /** The status the order has from now on, where it changed. */
    status: text().$type<OrderStatus>(),
    /** A question, an answer or a reason; the patient sees it. */
    message: text(),
    /** The prescription file that was opened, checked or handed in, by its version; see `prescription-service.ts`. */
    file: text(),
    hash: text().notNull(),
  },
  (event) => [
    index('order_events_of_order').on(event.orderId, event.id),
    index('order_events_by_time').using('brin', event.at),
    index('order_events_completed_by_shop')
      .on(event.at)
      .where(sql`${event.by} = 'shop' and ${event.status} = 'completed'`),
    check('order_events_by_known', oneOf(event.by, ['patient', 'pharmacy', 'shop'])),
  ],
);

export type OrderEvent = typeof orderEvents.$inferSelect;
export type Actor = { kind: 'patient' } | { kind: 'pharmacy'; name: string; staffId: string } | { kind: 'shop' };
export type { OrderEventKind };
