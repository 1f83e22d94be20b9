import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { missingFact } from '../orders.ts';
import { lanes } from './lane.ts';
import { longestSearch } from './queue.ts';
import { deskOrderId, writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const orderCode = z.string().min(1).max(50).describe('as it was scanned or typed');

/** What the post room reads of an order: whose it is, where its original lies, what it waits for. Nothing of the prescription. */
const orderOfPost = z.object({
  id: z.uuid(),
  code: z.string(),
  patientName: z.string(),
  birthDate: z.iso.date(),
  trayNumber: z
    .int()
    .nullable()
    .describe('where the original lies; null while there is none, and once the order has left the house'),
  receivedAt: moment.nullable().describe('when the original came in'),
  expectsOriginal: z.boolean().describe('it is on paper, not here yet, and the order is open'),
  lane: z.enum(lanes).nullable().describe('null once the order is over'),
  missing: z.array(missingFact).describe('what it still waits for before it can be prepared'),
});
export type OrderOfPost = z.infer<typeof orderOfPost>;

/**
 * - `received`: marked now, and has its tray
 * - `again`: was here before, nothing was done
 * - `notNeeded`: the prescription is not on paper
 * - `over`: the order has ended
 * - `own`: the caller's own order, somebody else does it
 * - `like`: it is like one of the caller's own, and they have not said yet whether it is
 * - `unknown`: no order has this code
 */
export const receiptOutcomes = ['received', 'again', 'notNeeded', 'over', 'own', 'like', 'unknown'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

const onPost = { access: 'staff', right: 'receivePost' } as const;

export const receiveOriginal = endpoint('receiveOriginal', {
  summary: 'The cover sheet of an original was scanned: marks it received, once, and gives it the lowest free tray',
  ...onPost,
  headers: writeOnce,
  body: z.object({ code: orderCode }),
  output: z.object({ outcome: z.enum(receiptOutcomes), order: orderOfPost.nullable() }),
  errors: [],
});

/** Why a scan was wrong: another order's sheet, a letter with something else in it, or one with nothing in it. */
export const undoReasons = ['wrongOrder', 'notThePrescription', 'empty'] as const;
export type UndoReason = (typeof undoReasons)[number];

/** As long as whoever scanned can take a scan back. */
export const undoMinutes = 10;

export const undoReceipt = endpoint('undoReceipt', {
  summary: 'The wrong cover sheet was scanned: whoever did it takes it back within ten minutes and says why',
  ...onPost,
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ reason: z.enum(undoReasons) }),
  output: z.object({ order: orderOfPost }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const findByPatient = endpoint('findByPatient', {
  summary: 'Open orders of whom an original came from without its cover sheet, by name and birth date together',
  ...onPost,
  body: z.object({ name: z.string().trim().min(2).max(longestSearch), birthDate: z.iso.date() }),
  output: z.object({ orders: z.array(orderOfPost) }),
  errors: [],
});

/** As long as a sender on an envelope. */
export const longestSender = 200;

/** A letter that belongs to no order anybody could find. */
const strayLetter = z.object({
  id: z.uuid(),
  day: z.iso.date().describe('on which it came'),
  sender: z.string().describe('as it was read'),
  notedAt: moment,
  notedBy: z.string(),
  end: z
    .object({
      what: z.enum(['assigned', 'sentBack']),
      at: moment,
      by: z.string(),
      orderCode: z.string().nullable().describe('of the order it was assigned to, while that is kept'),
    })
    .nullable()
    .describe('what was done with it; null while it waits'),
});
export type StrayLetter = z.infer<typeof strayLetter>;

/** How many letters a page has. */
export const letterPageSize = 50;

export const listLetters = endpoint('listLetters', {
  summary: 'Letters without an order: those that wait, the oldest first, or those that are done with, the newest first',
  ...onPost,
  query: z.object({
    state: z.enum(['waiting', 'done']),
    after: z.uuid().optional().describe('the last letter of the page before'),
  }),
  output: z.object({
    letters: z.array(strayLetter),
    next: z.uuid().nullable().describe('where the next page begins; null on the last one'),
  }),
  errors: [],
});

export const noteLetter = endpoint('noteLetter', {
  summary: 'Puts a letter without an order on the list',
  ...onPost,
  headers: writeOnce,
  body: z.object({ day: z.iso.date().describe('today or earlier'), sender: requiredText(longestSender) }),
  output: strayLetter,
  errors: [],
});

export const endLetter = endpoint('endLetter', {
  summary: 'A letter found its order, whose original it then is where one is expected, or was sent back',
  ...onPost,
  params: z.object({ id: z.uuid() }),
  headers: writeOnce,
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('assigned'), code: orderCode }),
    z.object({ what: z.literal('sentBack') }),
  ]),
  output: z.object({
    letter: strayLetter,
    order: orderOfPost.nullable().describe('the one it was assigned to'),
  }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});
