import {
  type BatchState,
  batchStates,
  type IdentityTest,
  identityTests,
  type MovementKind,
  movementKinds,
} from '@shop/contract/desk/stock-words';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { day, moment, oneOf, percent } from './columns.ts';

const ofProduct = () =>
  uuid('product_id')
    .notNull()
    .references(() => products.id);

/**
 * One batch of a product as it lies in the pharmacy. Always, for each product: what lies here of released batches is what
 * is free (`products.stock_units`) plus what orders hold, less what they hold and is not there (`products.short_units`).
 */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: ofProduct(),
    /** The maker's; a batch made from stock of unknown origin has none. */
    number: text(),
    state: text().$type<BatchState>().notNull(),
    /** The last day of use; null where nobody has recorded it. */
    expiresOn: day('expires_on'),
    /** What lies here, in the product's unit; the sum of its movements. */
    onHandUnits: integer('on_hand_units').notNull(),
    /** Goes up with every change by a person: whoever acts names the version they have seen. */
    version: integer().notNull().default(1),
    supplier: text(),
    deliveryNote: text('delivery_note'),
    receivedAt: moment('received_at').notNull(),
    receivedBy: uuid('received_by'),
    receivedByName: text('received_by_name'),
    /** As on the certificate of analysis; null where it does not say. */
    thcPercent: percent('thc_percent'),
    cbdPercent: percent('cbd_percent'),
    thcMgPerMl: numeric('thc_mg_per_ml', { mode: 'number' }),
    cbdMgPerMl: numeric('cbd_mg_per_ml', { mode: 'number' }),
    terpenes: text().array(),
    /** Of an extract: the oil it is dissolved in, and for how many days it may be used once it is opened. */
    carrier: text(),
    inUseDays: integer('in_use_days'),
    /** The pharmacy's own number of the test of identity, and how it was done; all null until the release. */
    testNumber: text('test_number').unique('batches_test_number_once'),
    identityTest: text('identity_test').$type<IdentityTest>(),
    releasedAt: moment('released_at'),
    releasedBy: uuid('released_by'),
    releasedByName: text('released_by_name'),
    lockReason: text('lock_reason'),
  },
  (batch) => [
    unique('batches_once_per_delivery').on(batch.productId, batch.supplier, batch.deliveryNote, batch.number),
    index('batches_of_product').on(batch.productId, batch.expiresOn),
    index('batches_by_expiry').on(batch.expiresOn).where(sql`${batch.state} <> 'expired'`),
    check('batches_state_known', oneOf(batch.state, batchStates)),
    check('batches_identity_test_known', oneOf(batch.identityTest, identityTests)),
    check('batches_on_hand_not_negative', sql`${batch.onHandUnits} >= 0`),
    check('batches_in_use_days_positive', sql`${batch.inUseDays} > 0`),
    check('batches_thc_percent_possible', sql`${batch.thcPercent} between 0 and 100`),
    check('batches_cbd_percent_possible', sql`${batch.cbdPercent} between 0 and 100`),
  ],
);

export type Batch = typeof batches.$inferSelect;
export type NewBatch = typeof batches.$inferInsert;

/** The file of analysis of a batch. Rows stay: another file takes the place of the one before. */
export const batchCertificates = pgTable(
  'batch_certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
    /** Where its bytes lie in the object store. */
    objectKey: text('object_key').notNull().unique(),
    /** What the supplier called it, for the desk alone. */
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    contentHash: text('content_hash').notNull(),
    attachedAt: moment('attached_at').notNull(),
    attachedBy: uuid('attached_by').notNull(),
    attachedByName: text('attached_by_name').notNull(),
    replacedAt: moment('replaced_at'),
    /** The id of the key that the file is sealed with. */
    sealedWith: text('sealed_with').notNull(),
  },
  (certificate) => [
    uniqueIndex('batch_certificates_one_counts').on(certificate.batchId).where(sql`${certificate.replacedAt} is null`),
    index('batch_certificates_of_batch').on(certificate.batchId),
    check('batch_certificates_not_empty', sql`${certificate.sizeBytes} > 0`),
  ],
);

export type BatchCertificate = typeof batchCertificates.$inferSelect;
export type NewBatchCertificate = typeof batchCertificates.$inferInsert;

/**
 * Every change of stock, with its reason. Append-only, which a trigger enforces: what lies here of a batch is the sum of
 * `batch_units`, what is free of a product the sum of `free_units`.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    productId: ofProduct(),
    batchId: uuid('batch_id').references(() => batches.id),
    /** Without a foreign key: the movement is kept when the order's time is over. */
    orderId: uuid('order_id'),
    /** Of `returned`, and of filled goods that were `destroyed`: the `dispensed` movement that it takes back. */
    undoesId: bigint('undoes_id', { mode: 'number' })
      .references((): AnyPgColumn => stockMovements.id)
      .unique('stock_movements_undone_once'),
    /** Of `setAside` and `takenUp`: the `dispensed` movement that took those goods out of their batch. */
    aboutId: bigint('about_id', { mode: 'number' }).references((): AnyPgColumn => stockMovements.id),
    kind: text().$type<MovementKind>().notNull(),
    batchUnits: integer('batch_units').notNull(),
    /** Of free less short. */
    freeUnits: integer('free_units').notNull(),
    /** Who of the pharmacy; null for what patients and the shop itself do. The name stays when the person's row goes. */
    byStaffId: uuid('by_staff_id'),
    byName: text('by_name'),
    reason: text(),
    /** Who saw it destroyed. */
    witnessName: text('witness_name'),
  },
  (movement) => [
    index('stock_movements_by_time').using('brin', movement.at),
    index('stock_movements_of_product').on(movement.productId, movement.id),
    index('stock_movements_of_batch').on(movement.batchId, movement.id),
    index('stock_movements_about').on(movement.aboutId).where(sql`${movement.aboutId} is not null`),
    index('stock_movements_of_order').on(movement.orderId).where(sql`${movement.kind} in ('dispensed', 'returned')`),
    check('stock_movements_kind_known', oneOf(movement.kind, movementKinds)),
    check('stock_movements_batch_named', sql`${movement.batchId} is not null or ${movement.batchUnits} = 0`),
    check(
      'stock_movements_destroyed_with_witness',
      sql`${movement.kind} <> 'destroyed' or ${movement.witnessName} is not null`,
    ),
  ],
);

export type StockMovement = typeof stockMovements.$inferSelect;
export type NewMovement = typeof stockMovements.$inferInsert;
