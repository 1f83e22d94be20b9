import { type FileSource, fileSources } from '@shop/contract/desk/file-sources';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PdfFinding } from '../../files/pdf-check.ts';
import { moment, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What a file of an order is: its prescription, as it was handed in or attached, or the pharmacy's scan of the original. */
export type PrescriptionFileKind = 'handedIn' | 'originalScan';

/** Files that patients hand in as prescriptions, and scans of originals. The bytes lie encrypted in the object store under `key`. */
export const prescriptionFiles = pgTable(
  'prescription_files',
  {
    /** Random, and the file's name in the store. */
    key: text().primaryKey(),
    /** Whose it is; null once the account is deleted and only the order keeps it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<PrescriptionFileKind>().notNull().default('handedIn'),
    /** What the patient's device calls it, for the patient and the pharmacy to recognise it. */
    fileName: text('file_name').notNull(),
    /** The type and size that the form was signed for. */
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    formExpiresAt: moment('form_expires_at').notNull(),
    /** When its bytes were found in the store, checked and encrypted; null until then. */
    storedAt: moment('stored_at'),
    /** What its first bytes say it is; null until it is stored. */
    mediaType: text('media_type'),
    /** The id of the key that its bytes are sealed with; null where nobody has looked yet. */
    sealedWith: text('sealed_with'),
    /** What a PDF can do beside being read (files/pdf-check.ts); null for a picture and for what came before the check. */
    pdfFindings: text('pdf_findings').array().$type<PdfFinding[]>(),
    /** SHA-256 of its bytes, to notice one that comes again; null until it is stored. Old files get theirs from the housekeeping. */
    contentHash: text('content_hash'),
    /** The order it was handed in for; null while it only lies in the cart. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Whom it came from, where somebody at the desk attached it; null for what the patient handed in online, and for scans. */
    attachedFrom: text('attached_from').$type<FileSource>(),
    /** When another one came in its place. */
    replacedAt: moment('replaced_at'),
  },
  (file) => [
    index('prescription_files_of_order').on(file.orderId),
    index('prescription_files_of_user').on(file.userId),
    index('prescription_files_without_order').on(file.createdAt).where(sql`${file.orderId} is null`),
    index('prescription_files_by_content').on(file.contentHash),
    check('prescription_files_kind_known', oneOf(file.kind, ['handedIn', 'originalScan'])),
    check('prescription_files_source_known', oneOf(file.attachedFrom, fileSources)),
    check('prescription_files_size_positive', sql`${file.sizeBytes} > 0`),
  ],
);

export type PrescriptionFile = typeof prescriptionFiles.$inferSelect;
