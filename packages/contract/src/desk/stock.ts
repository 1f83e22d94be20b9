import { z } from 'zod';
import { productType } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { longestFileName } from '../prescription-file.ts';
import { unit, units } from '../quantity.ts';
import { batchValues } from './batch-values.ts';
import { mostCertificateBytes, stockLimits } from './stock-limits.ts';
import { batchStates, identityTests, movementKinds } from './stock-words.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const atLeastOne = units.min(1);

/** A product as the stock list shows it. Free and reserved together are what lies here of released batches, less what is short. */
const stockedProduct = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  type: productType,
  pzn: z.string().nullable(),
  unit,
  isOnSale: z.boolean(),
  free: units.describe('can be ordered'),
  reserved: units.describe('held by orders that nobody has begun to prepare'),
  short: units.describe('held by orders and not there any more'),
  quarantine: units,
  locked: units.describe('of locked and expired batches'),
  unnumbered: units.describe('of these what waits for the number of its batch'),
  nextExpiry: z.iso.date().nullable().describe('the earliest of its released batches'),
  waiting: z.int().describe('people who wait for it and were not told yet; a number, never who'),
  waitingSince: moment.nullable().describe('since when the first of them waits'),
});
export type StockedProduct = z.infer<typeof stockedProduct>;

/** What a label needs of a batch and a person can add later. */
const missingBatchParts = ['number', 'carrier', 'inUseDays'] as const;
export type MissingBatchPart = (typeof missingBatchParts)[number];

const carrier = requiredText(stockLimits.carrier);
const inUseDays = z.int().min(1).max(stockLimits.inUseDays);

/** A file of analysis as it came with the goods. */
const certificate = z.object({
  id: z.uuid(),
  fileName: z.string(),
  sizeBytes: z.int(),
  attachedAt: moment,
  attachedBy: z.string(),
  replacedAt: moment.nullable().describe('null for the one that counts'),
});
export type CertificateShown = z.infer<typeof certificate>;

const batch = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  number: z.string().nullable().describe('the maker’s; null for stock from before batches were recorded'),
  state: z.enum(batchStates),
  expiresOn: z.iso.date().nullable(),
  onHand: units,
  version: z.int(),
  supplier: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  receivedAt: moment,
  receivedBy: z.string().nullable(),
  values: batchValues,
  release: z
    .object({ at: moment, by: z.string(), testNumber: z.string(), identityTest: z.enum(identityTests) })
    .nullable()
    .describe('null until its identity was tested and a pharmacist released it, and for opening stock'),
  carrier: z.string().nullable().describe('the oil that an extract is dissolved in'),
  inUseDays: z.int().nullable().describe('for how many days it may be used once it is opened'),
  missing: z.array(z.enum(missingBatchParts)).describe('nothing of it is packed while there are any'),
  lockReason: z.string().nullable(),
  isNumberAwaited: z.boolean().describe('locked by the shop until somebody adds its number'),
  recallId: z.uuid().nullable().describe('of the recall under way'),
  certificates: z
    .array(certificate)
    .describe('the one that counts first, then those it took the place of, newest first'),
});
export type BatchShown = z.infer<typeof batch>;

const movement = z.object({
  id: z.int(),
  at: moment,
  kind: z.enum(movementKinds),
  batchNumber: z.string().nullable(),
  orderCode: z.string().nullable().describe('while that order is kept'),
  batchUnits: z.int().describe('by how much the batch changed'),
  freeUnits: z.int().describe('by how much what can be ordered changed'),
  filledUnits: units.nullable().describe('of filled goods that it is about, which lay outside of the batch'),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  witness: z.string().nullable(),
});
export type MovementShown = z.infer<typeof movement>;

const onStock = { access: 'staff', right: 'seeStock' } as const;

export const listStock = endpoint('listStock', {
  summary: 'Every product with what is free, reserved, in quarantine and locked',
  ...onStock,
  output: z.object({ products: z.array(stockedProduct) }),
  errors: [],
});

const productId = z.object({ id: z.uuid() });
const movementPage = z.object({
  movements: z.array(movement).describe('newest first'),
  next: z.int().nullable().describe('where the next page begins; null on the last one'),
});

export const readProductStock = endpoint('readProductStock', {
  summary: 'One product with its batches',
  ...onStock,
  params: productId,
  output: z.object({ product: stockedProduct, batches: z.array(batch).describe('the next to be dispensed first') }),
});

export const listMovements = endpoint('listMovements', {
  summary: 'Every change of a product’s stock, with its reason',
  ...onStock,
  params: productId,
  query: z.object({ before: z.coerce.number().int().positive().optional().describe('the last of the page before') }),
  output: movementPage,
});

const changed = z.object({ product: stockedProduct, batch });
const batchId = z.object({ id: z.uuid() });
const seenBatch = z
  .int()
  .min(1)
  .describe('the version of the batch that was seen; another one is refused with `BatchChanged`');
const reason = requiredText(stockLimits.reason);

/** What every act on a batch has in common. */
const onBatch = { access: 'staff', params: batchId, headers: writeOnce, output: changed } as const;

export const receiveGoods = endpoint('receiveGoods', {
  summary: 'A batch came with a delivery: it lies in quarantine until a pharmacist releases it',
  access: 'staff',
  right: 'receiveGoods',
  headers: writeOnce,
  body: z.object({
    productId: z.uuid(),
    supplier: requiredText(stockLimits.supplier),
    deliveryNote: requiredText(stockLimits.deliveryNote),
    number: requiredText(stockLimits.batchNumber),
    expiresOn: z.iso.date().describe('the last day of use; after today'),
    units: atLeastOne,
    values: batchValues,
    carrier: carrier.nullish(),
    inUseDays: inUseDays.nullish(),
  }),
  output: changed,
  errors: ['BatchKnown'],
});

export const releaseBatch = endpoint('releaseBatch', {
  summary: 'The identity of a batch was tested by somebody who did not book it in: it may be dispensed from now on',
  ...onBatch,
  right: 'releaseBatch',
  body: z.object({
    version: seenBatch,
    testNumber: requiredText(stockLimits.testNumber).describe('the pharmacy’s own, each number once'),
    identityTest: z.enum(identityTests),
  }),
  errors: ['InvalidState', 'BatchChanged', 'CertificateMissing', 'OwnGoodsIn', 'ReleaseNotYet', 'TestNumberTaken'],
});

export const completeBatch = endpoint('completeBatch', {
  summary: 'Adds what the label needs and nobody has recorded; what is on record is not changed',
  ...onBatch,
  right: 'receiveGoods',
  body: z.object({
    version: seenBatch,
    number: requiredText(stockLimits.batchNumber).optional(),
    carrier: carrier.optional(),
    inUseDays: inUseDays.optional(),
  }),
  errors: ['InvalidState', 'BatchChanged'],
});

export const lockBatch = endpoint('lockBatch', {
  summary: 'Nothing of this batch is dispensed from now on',
  ...onBatch,
  right: 'recallBatch',
  body: z.object({ version: seenBatch, reason }),
  errors: ['InvalidState', 'BatchChanged'],
});

export const unlockBatch = endpoint('unlockBatch', {
  summary: 'A locked batch may be dispensed again, or goes back into quarantine if it never was released',
  ...onBatch,
  right: 'releaseBatch',
  body: z.object({ version: seenBatch, reason }),
  errors: ['InvalidState', 'BatchChanged'],
});

export const countBatch = endpoint('countBatch', {
  summary: 'What was counted of a batch is what lies here from now on',
  ...onBatch,
  right: 'countStock',
  body: z.object({ version: seenBatch, units, reason }),
  errors: ['BatchChanged'],
});

export const writeOffBatch = endpoint('writeOffBatch', {
  summary: 'Part of a batch was damaged, or destroyed before a witness',
  ...onBatch,
  right: 'countStock',
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('damaged'), version: seenBatch, units: atLeastOne, reason }),
    z.object({
      what: z.literal('destroyed'),
      version: seenBatch,
      units: atLeastOne,
      reason,
      witness: requiredText(stockLimits.witness).describe('somebody other than the caller'),
    }),
  ]),
  errors: ['BatchChanged'],
});

export const attachCertificate = endpoint('attachCertificate', {
  summary: 'The certificate of analysis of a batch, as a PDF; one that was there before is kept on record',
  ...onBatch,
  right: 'receiveGoods',
  body: z.object({
    version: seenBatch,
    fileName: z.string().min(1).max(longestFileName),
    data: z.string().min(1).describe('the bytes of the file in base64'),
  }),
  // Base64 writes three bytes in four characters.
  bodyLimitBytes: Math.ceil(mostCertificateBytes * 1.5),
  errors: ['BatchChanged', 'CertificateRefused'],
});

export const readCertificate = endpoint('readCertificate', {
  summary: 'A certificate of analysis, also one that was replaced or whose batch is not dispensed',
  ...onStock,
  params: z.object({ id: z.uuid() }),
  output: z.string(),
  outputType: 'application/pdf',
});
