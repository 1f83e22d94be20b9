import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { leftOut } from './left-out.ts';
import { largestStatementBytes, matchReasons } from './payment-words.ts';
import { tillReceipt, writeOnce } from './writing.ts';

const moment = z.iso.datetime();

/** A column by its name in the first line of the table; null where the bank's table has none. */
const column = z.string().min(1).max(100);
const csvColumns = z.object({
  day: column,
  amount: column.describe('with a minus for what went out'),
  purpose: column,
  name: column.nullable(),
  iban: column.nullable(),
  currency: column.nullable(),
  account: column.nullable().describe('of the pharmacy, to refuse a table of another account'),
});
export type CsvColumns = z.infer<typeof csvColumns>;

/** A file that was read. */
const statement = z.object({
  id: z.uuid(),
  readAt: moment,
  readBy: z.string(),
  fileName: z.string(),
  kind: z.enum(['camt.052', 'camt.053', 'csv']),
  number: z.string().nullable().describe('as the bank counts'),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  entries: z.int().describe('how many it holds'),
  fresh: z.int().describe('how many of them were not known from another file'),
});
export type StatementShown = z.infer<typeof statement>;

const onPayments = { access: 'staff', right: 'matchPayment' } as const;

export const readStatement = endpoint('readStatement', {
  summary:
    'Reads a statement of the pharmacy’s account: CAMT.052 or .053, alone or as ZIP, or a table with known columns',
  ...onPayments,
  headers: writeOnce,
  body: z.object({
    fileName: z.string().min(1).max(200),
    data: z.string().describe('the bytes in base64'),
    columns: csvColumns.nullable().describe('of a table that is read for the first time; they are remembered'),
  }),
  output: z.object({
    statements: z.array(statement),
    ...leftOut,
  }),
  // Twice what is taken, so that a file that is too large hears so instead of being cut off.
  bodyLimitBytes: 2 * Math.ceil(largestStatementBytes * 1.4),
  errors: ['StatementRefused', 'ColumnsUnknown'],
});

export const listStatements = endpoint('listStatements', {
  summary: 'The statements that were read, the newest first',
  ...onPayments,
  output: z.object({ statements: z.array(statement) }),
});

/** Why an entry may be about an order, side by side. */
const evidence = z.object({
  code: z.enum(['same', 'near', 'none']),
  amount: z.enum(['same', 'less', 'more']),
  name: z.boolean(),
  iban: z.boolean().describe('the same person has paid from this account before'),
});
export type Evidence = z.infer<typeof evidence>;

const payableOrder = z.object({
  orderId: z.uuid(),
  code: z.string(),
  patientName: z.string(),
  openCent: z.int().describe('what is still to pay'),
  refundDueCent: z.int(),
  isEnded: z.boolean().describe('over without having been served'),
});
export type PayableOrderShown = z.infer<typeof payableOrder>;
const candidate = payableOrder.extend({ evidence });
export type PaymentCandidate = z.infer<typeof candidate>;

const openEntry = z.object({
  id: z.uuid(),
  bookedOn: z.iso.date(),
  direction: z.enum(['in', 'out']),
  amountCent: z.int(),
  name: z.string(),
  ibanEnd: z.string().describe('the last four characters'),
  purpose: z.string(),
  isReversal: z.boolean(),
  result: z.enum(['sure', 'near', 'open']),
  reason: z.enum(matchReasons).nullable(),
  candidates: z.array(candidate),
});
export type OpenEntry = z.infer<typeof openEntry>;

/** Of a refund, what goes back to one account: never more than came from it. */
const refundShare = z.object({
  amountCent: z.int(),
  payee: z.object({ name: z.string(), iban: z.string() }).nullable().describe('who paid; null where no transfer tells'),
  isOtherAccount: z.boolean().describe('another one than that of the first payment'),
  isOfTill: z.boolean().describe('paid at the till: it goes back there, with a receipt'),
  tillReceipt: z.string().nullable().describe('with which receipt it was paid'),
  qrCode: z
    .object({ size: z.int(), path: z.string() })
    .nullable()
    .describe('a GiroCode for the banking app, as one SVG path'),
});
export type RefundShare = z.infer<typeof refundShare>;

/** Money that goes back to a patient. */
const refundDue = z.object({
  orderId: z.uuid(),
  code: z.string(),
  patientName: z.string(),
  amountCent: z.int(),
  shares: z.array(refundShare).describe('the account that paid last first; together they make the amount'),
});
export type RefundDue = z.infer<typeof refundDue>;

export const listPayments = endpoint('listPayments', {
  summary: 'Bank entries that wait, each with the orders it may be about, and the refunds that are due',
  ...onPayments,
  output: z.object({
    lastStatement: statement.nullable(),
    waiting: z.int().describe('how many entries wait'),
    entries: z.array(openEntry).describe('the oldest 500 of them'),
    refunds: z.array(refundDue),
    toleranceCent: z.int().describe('up to how much may be missing of an order that counts as paid'),
  }),
});

export const bookSurePayments = endpoint('bookSurePayments', {
  summary: 'Books entries that leave no doubt, some at a time; asked again with `next` until none is left',
  ...onPayments,
  body: z.object({ after: z.uuid().nullable().describe('`next` of the answer before; null to begin') }),
  output: z.object({
    booked: z.int(),
    left: z.int().describe('entries that are still to be looked at'),
    alike: z
      .array(z.object({ orderId: z.uuid(), code: z.string() }))
      .describe('orders like one of the caller’s own: what pays them waits until they have said whether it is'),
    next: z.uuid().nullable().describe('the last entry that was looked at; null when none waits'),
  }),
});

/** What takes an entry or a refund off its list, or puts it back. */
const settling = {
  ...onPayments,
  params: z.object({ id: z.uuid() }),
  headers: writeOnce,
  output: done,
} as const;
const why = z.object({ reason: requiredText(200) });

export const bookPayment = endpoint('bookPayment', {
  summary: 'Books an entry on an order, or on several whose shares make its sum',
  ...settling,
  body: z.object({
    shares: z
      .array(z.object({ orderId: z.uuid(), amountCent: z.int().min(1) }))
      .min(1)
      .max(20),
    waiveReason: requiredText(200)
      .optional()
      .describe('the order counts as paid though a little is missing, within the tolerance; only with one share'),
  }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const setPaymentAside = endpoint('setPaymentAside', {
  summary: 'An entry belongs to no order: it leaves the list, with the reason',
  ...settling,
  body: why,
  errors: ['InvalidState'],
});

export const noteRefund = endpoint('noteRefund', {
  summary:
    'Money that was due went back by a way that no statement tells, with the reason; what was paid at the till with the receipt of the till',
  ...settling,
  right: 'refund',
  body: z.union([why, z.object({ receipt: tillReceipt.describe('of what the till gave back') })]),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', 'TillReceiptMissing'],
});

/** An entry that left the list: booked on orders, or set aside. */
const settledEntry = openEntry
  .pick({ id: true, bookedOn: true, direction: true, amountCent: true, name: true, purpose: true })
  .extend({
    settledAt: moment,
    asideReason: z.string().nullable().describe('why it belongs to no order; null for one that was booked'),
    shares: z.array(z.object({ code: z.string(), amountCent: z.int().describe('negative for what went back') })),
  });
export type SettledEntry = z.infer<typeof settledEntry>;

const tillPayment = z.object({
  orderId: z.uuid(),
  code: z.string(),
  amountCent: z.int(),
  paidAt: moment,
  by: z.string().nullable(),
  receipt: z.string().describe('the number of the receipt and the name of the till, or why there is none'),
});
export type TillPayment = z.infer<typeof tillPayment>;

export const listSettledPayments = endpoint('listSettledPayments', {
  summary: 'Bank entries that were booked or set aside, those of the last acts first',
  ...onPayments,
  output: z.object({
    entries: z.array(settledEntry).describe('the last 100'),
    till: z.array(tillPayment).describe('paid at the till, the last 100'),
  }),
});

export const undoTillPayment = endpoint('undoTillPayment', {
  summary:
    'What was entered as paid at the till was a mistake: it is answered, and entered anew where only the number was wrong',
  ...onPayments,
  params: z.object({ id: z.uuid().describe('of the order') }),
  headers: writeOnce,
  body: z.object({ reason: requiredText(200), receipt: tillReceipt.nullable().describe('the right one') }),
  output: done,
  errors: ['InvalidState', 'PaymentSentBack', 'OwnOrder', 'LikeOwnOrder'],
});

export const undoPayment = endpoint('undoPayment', {
  summary: 'A booking was a mistake: it is answered by another row of the ledger, and the entry waits again',
  ...settling,
  body: why,
  errors: ['InvalidState', 'PaymentSentBack', 'OwnOrder', 'LikeOwnOrder'],
});

export const findPayableOrder = endpoint('findPayableOrder', {
  summary: 'The order of a code, as far as its money goes',
  ...onPayments,
  query: z.object({ code: z.string().min(1).max(50) }),
  output: payableOrder,
});
