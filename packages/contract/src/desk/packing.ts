import { z } from 'zod';
import { shippingType } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { orderStatuses } from '../order-status.ts';
import { unit, units } from '../quantity.ts';
import { applications, labelParts } from './label.ts';
import { paperKinds } from './packing-words.ts';
import { stockLimits } from './stock-limits.ts';
import { batchStates } from './stock-words.ts';
import { deskOrderId, seenVersion, writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const milli = z.int().min(0).max(100_000_000).describe('thousandths of the unit: milligrams of a flower');
const portionId = z.int().min(1).describe('the movement that took it out of its batch');
const batchNumber = z.string().nullable();

/** What stands on a label, in German whatever the patient reads (ApBetrO § 14). Null where it is not known. */
const label = z.object({
  pharmacy: z.string(),
  address: z.string(),
  product: z.string(),
  amount: z.string(),
  strength: z.string().nullable(),
  substances: z.string(),
  batchNumber,
  madeOn: z.iso.date(),
  usableUntil: z.iso.date(),
  inUse: z.string().nullable().describe('for how long once it is opened'),
  application: z.string().nullable(),
  instructions: z.string().nullable(),
  precautions: z.string(),
  patient: z.string(),
  prescriber: z.string().nullable(),
  orderCode: z.string(),
  missing: z.array(z.enum(labelParts)).describe('nothing is printed while there are any'),
  version: z.string().describe('of what it says'),
});
export type LabelShown = z.output<typeof label>;

const portion = z.object({
  id: portionId,
  position: z.int(),
  product: z.string(),
  manufacturer: z.string(),
  pzn: z.string().nullable(),
  imagePath: z.string().nullable(),
  unit,
  units,
  batch: z.object({ number: batchNumber, state: z.enum(batchStates), expiresOn: z.iso.date().nullable() }),
  otherBatches: z
    .array(z.object({ id: z.uuid(), number: batchNumber, expiresOn: z.iso.date().nullable(), onHand: units }))
    .describe('that have enough, the earliest expiry first'),
  wantedMilli: milli,
  lowestMilli: milli,
  highestMilli: milli,
  weighing: z
    .object({ at: moment, by: z.string(), measuredMilli: milli, container: z.string(), finding: z.string().nullable() })
    .nullable(),
  setAside: z
    .object({ at: moment, by: z.string().nullable() })
    .nullable()
    .describe('filled before packing was stopped, and offered again'),
  label,
  labelPrints: z.int().describe('the last one counts, those before are void'),
  proposedApplication: z
    .enum(applications)
    .nullable()
    .describe('by the words of the prescription, where its record does not name one'),
  labelMade: z
    .object({
      at: moment,
      by: z.string(),
      isByHand: z.boolean(),
      isCurrent: z.boolean().describe('says what it says now'),
    })
    .nullable()
    .describe('printed or written by hand last; null also where it was printed before that was on record'),
  labelSeen: z.array(z.object({ at: moment, by: z.string(), isYou: z.boolean() })).describe('by whom, as it is now'),
});
export type PortionShown = z.output<typeof portion>;

const packing = z.object({
  id: z.uuid(),
  code: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  shippingType,
  patient: z.object({ name: z.string(), birthDate: z.iso.date() }),
  preparedAt: moment.nullable(),
  releasedAt: moment.nullable(),
  needsSecondPerson: z.boolean(),
  mayRelease: z.boolean().describe('whoever asks did not pack it and has the right'),
  portions: z.array(portion),
  containers: z.array(z.string()),
  prints: z.array(z.object({ kind: z.enum(paperKinds), times: z.int(), lastAt: moment })),
});
export type PackingShown = z.output<typeof packing>;

const onPacking = { access: 'staff', params: deskOrderId } as const;

export const readPacking = endpoint('readPacking', {
  summary: 'What is weighed, labelled and printed of an order that is being packed',
  ...onPacking,
  right: 'seePrescription',
  output: packing,
});

export const weighPortion = endpoint('weighPortion', {
  summary: 'One portion was scanned and weighed: an entry in the protocol (ApBetrO § 7 (1c))',
  ...onPacking,
  right: 'weigh',
  headers: writeOnce,
  body: z.object({
    version: seenVersion,
    portion: portionId,
    pzn: z.string().max(20).nullable().describe('as scanned or typed; null for a product without one'),
    isProductScanned: z.boolean(),
    batchNumber: z.string().trim().max(stockLimits.batchNumber).nullable().describe('likewise; null for opening stock'),
    isBatchScanned: z.boolean(),
    measuredMilli: milli,
    container: requiredText(60),
    finding: requiredText(stockLimits.reason).nullable().describe('what was noticed of look and smell'),
  }),
  output: packing,
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder', 'WrongProduct', 'WrongBatch', 'WeightOff'],
});

export const changePortionBatch = endpoint('changePortionBatch', {
  summary: 'A portion is taken from another batch than the proposed one',
  ...onPacking,
  right: 'prepareOrder',
  headers: writeOnce,
  body: z.object({ version: seenVersion, portion: portionId, batchId: z.uuid() }),
  output: packing,
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder', 'BatchMissing', 'BatchBlocked'],
});

export const printPaper = endpoint('printPaper', {
  summary:
    'A paper that goes with an order; each print is counted, and asked again with the same key it is the same print',
  ...onPacking,
  right: 'printLabel',
  headers: writeOnce,
  body: z.object({
    paper: z.enum(paperKinds),
    portion: portionId.optional().describe('which one the label is for'),
  }),
  output: z.file(),
  outputType: 'application/pdf',
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', 'InvoiceNotReady', 'LabelIncomplete'],
});

const onLabel = { ...onPacking, headers: writeOnce, output: packing } as const;
const labelVersion = z
  .string()
  .max(100)
  .describe('of the label that was seen; another one is refused with `LabelChanged`');

export const writeLabelByHand = endpoint('writeLabelByHand', {
  summary: 'The label of a portion is written by hand, and says what it would say printed',
  ...onLabel,
  right: 'printLabel',
  body: z.object({ portion: portionId, label: labelVersion, reason: requiredText(stockLimits.reason) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', 'LabelIncomplete', 'LabelChanged'],
});

export const confirmLabel = endpoint('confirmLabel', {
  summary: 'Whoever releases the order has looked at the label on this container',
  ...onLabel,
  right: 'releaseOrder',
  body: z.object({ portion: portionId, label: labelVersion }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', 'LabelIncomplete', 'LabelNotPrinted', 'LabelChanged'],
});

export const settleApplication = endpoint('settleApplication', {
  summary: 'How it is used, as prescribed, where the record of the prescription does not name it',
  ...onLabel,
  right: 'reviewPrescription',
  body: z.object({ portion: portionId, application: z.enum(applications) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});
