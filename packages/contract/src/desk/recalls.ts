import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { orderStatuses } from '../order-status.ts';
import { unit, units } from '../quantity.ts';
import { contactWays } from './recall-words.ts';
import { stockLimits } from './stock-limits.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const recallId = z.object({ id: z.uuid() });

const recall = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  unit,
  batchNumber: z.string().nullable().describe('every delivery of this batch is recalled; null for opening stock'),
  reason: z.string(),
  startedAt: moment,
  startedBy: z.string(),
  ended: z.object({ at: moment, by: z.string(), reason: z.string().nullable() }).nullable(),
  people: z.object({ all: z.int(), reached: z.int() }).nullable().describe('null in a list for one that has ended'),
});
export type RecallShown = z.infer<typeof recall>;

const contact = z.object({
  at: moment,
  by: z.string(),
  way: z.enum(contactWays),
  isReached: z.boolean(),
  note: z.string().nullable(),
});

/** Somebody who got goods of the batch, with every order that held some. */
const recalledPerson = z.object({
  orderId: z.uuid().describe('of their newest order; names the person in `noteRecallContact`'),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  orders: z.array(
    z.object({
      code: z.string(),
      status: z.enum(orderStatuses),
      units,
      takenAt: moment.describe('when the goods were taken out of the batch for it'),
      isHere: z.boolean().describe('the goods have not left the pharmacy'),
    }),
  ),
  contacts: z.array(contact).describe('oldest first'),
  isReached: z.boolean(),
});
export type RecalledPerson = z.infer<typeof recalledPerson>;

const recallDetail = z.object({
  recall,
  onHand: units.describe('what lies here of the batch'),
  people: z.array(recalledPerson).describe('those who were not reached first, then by name'),
  forgottenOrders: z.int().describe('orders that got some of it and whose time of keeping is over'),
});

/** Who reads the list may call: it is as much as that person sees of an order. */
const onRecall = { access: 'staff', right: 'recallBatch', params: recallId, output: recallDetail } as const;

export const startRecall = endpoint('startRecall', {
  summary: 'Locks every delivery of a batch, and lists who got some of it',
  access: 'staff',
  right: 'recallBatch',
  params: z.object({ id: z.uuid() }),
  headers: writeOnce,
  body: z.object({ version: z.int().min(1), reason: requiredText(stockLimits.reason) }),
  output: recallDetail,
  errors: ['InvalidState', 'BatchChanged'],
});

export const listRecalls = endpoint('listRecalls', {
  summary: 'The recalls, those under way first',
  access: 'staff',
  right: 'seeStock',
  output: z.object({ recalls: z.array(recall) }),
});

export const readRecall = endpoint('readRecall', {
  summary: 'One recall: what lies here, and who got some of it',
  ...onRecall,
  right: 'askPatient',
});

export const noteRecallContact = endpoint('noteRecallContact', {
  summary: 'Somebody who got a recalled batch was told, or could not be reached',
  ...onRecall,
  right: 'askPatient',
  headers: writeOnce,
  body: z.object({
    orderId: z.uuid(),
    way: z.enum(contactWays),
    isReached: z.boolean(),
    note: requiredText(stockLimits.reason).nullable(),
  }),
  texts: { 'body.note': 'lines' },
});

export const mailRecalledPeople = endpoint('mailRecalledPeople', {
  summary: 'Writes to everybody who was neither reached nor written to; asked again, nobody gets a second mail',
  ...onRecall,
  errors: ['InvalidState'],
});

export const exportRecall = endpoint('exportRecall', {
  summary: 'The list of those who got some of the batch, as CSV for a spreadsheet',
  ...onRecall,
  output: z.file(),
  outputType: 'text/csv',
});

export const endRecall = endpoint('endRecall', {
  summary: 'Everybody was reached, or the reason why not is on record. The batch stays locked',
  ...onRecall,
  headers: writeOnce,
  body: z.object({ reason: requiredText(stockLimits.reason).nullable() }),
  errors: ['InvalidState', 'RecallUnfinished'],
});
