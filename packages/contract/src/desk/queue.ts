import { z } from 'zod';
import { shippingType } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { orderStatuses } from '../order-status.ts';
import { unit, units } from '../quantity.ts';
import { lanes } from './lane.ts';
import { markLooks } from './marks.ts';
import { nextSteps } from './next-step.ts';
import { owedThings } from './order-facts.ts';

const mark = z.enum(markLooks);
const moment = z.iso.datetime();

const deadline = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('runs'),
      since: moment,
      halfAt: moment.describe('when one of the two working days is used up'),
      dueAt: moment,
      toldAt: moment.nullable().describe('when the patient was told of the delay; once for each deadline'),
    }),
    z.object({ kind: z.literal('rests'), waitingFor: z.array(z.enum(owedThings)) }),
    z.object({ kind: z.literal('met') }),
  ])
  .describe('until when it has to leave the house');

export const holder = z.object({ staffId: z.uuid(), name: z.string(), since: moment });

/** One open order as the queue shows it. Nothing of the prescription itself: whoever packs sees the queue too. */
export const queueRow = z.object({
  id: z.uuid(),
  code: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  createdAt: moment,
  patientName: z.string(),
  postalCode: z.string(),
  city: z.string(),
  lineCount: z.int(),
  amounts: z.array(z.object({ unit, quantity: units })).describe('the lines together, for each unit'),
  lane: z.enum(lanes),
  laneSince: moment.describe('when it came into its lane'),
  marks: z.object({ prescription: mark, original: mark, payment: mark }),
  hasFile: z.boolean(),
  hasHealthConsent: z.boolean().describe('whether the consent to health data is on record'),
  shippingType,
  deadline,
  takenBy: holder.nullable(),
  nextStep: z.enum(nextSteps),
});
export type QueueRow = z.infer<typeof queueRow>;

const laneCount = z.object({
  all: z.int(),
  overdue: z.int(),
  dueToday: z.int().describe('later today; those that are overdue not counted'),
});

export const queueCounts = z.object({
  lanes: z.record(z.enum(lanes), laneCount),
  mine: z.int().describe('those that the caller has taken'),
});
export type QueueCounts = z.infer<typeof queueCounts>;

/** How many rows a page of the queue has. */
export const queuePageSize = 50;
/** As long as a name with a birth date and more. */
export const longestSearch = 100;
/** Orders that one call takes or releases. */
export const mostTakenAtOnce = 100;

/** What the queue is asked for: one lane or all, everybody's or one's own, from a place on. */
export const queueQuery = z.object({
  lane: z.enum(lanes).optional(),
  mine: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .describe('only those that the caller has taken'),
  after: z.string().max(200).optional().describe('`next` of the page before'),
});

export const queuePage = z.object({
  rows: z.array(queueRow).describe('nearest deadline first, those that rest after them, longest in their lane first'),
  next: z.string().nullable().describe('where the next page begins; null on the last one'),
  counts: queueCounts,
});
export type QueuePage = z.infer<typeof queuePage>;

/** In a body, never in an address: names and birth dates do not belong into logs and histories. */
export const searchQuestion = z.object({
  words: z.string().trim().min(2).max(longestSearch).describe('a code, a name, a birth date or a PZN'),
});

/** An order that was found, open or over. */
export const foundOrder = z.object({
  id: z.uuid(),
  code: z.string(),
  status: z.enum(orderStatuses),
  createdAt: moment,
  patientName: z.string(),
  lane: z.enum(lanes).nullable().describe('null once it is over'),
});
export type FoundOrder = z.infer<typeof foundOrder>;

export const takingQuestion = z.object({
  ids: z.array(z.uuid()).min(1).max(mostTakenAtOnce),
  takeOver: z.boolean().default(false).describe('also from a colleague who has it'),
});

/** Each order answers for itself. */
export const takingAnswer = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(['taken', 'released', 'heldByColleague', 'ownOrder', 'likeOwnOrder', 'over', 'unknown']),
      takenBy: holder.nullable().describe('who has it now'),
    }),
  ),
});
export type TakingResult = z.infer<typeof takingAnswer>['results'][number];

const onQueue = { access: 'staff', right: 'seeOrder' } as const;

export const readQueue = endpoint('readQueue', {
  summary: 'The open orders, nearest deadline first, with the counts of all lanes',
  ...onQueue,
  query: queueQuery,
  output: queuePage,
});

export const searchOrders = endpoint('searchOrders', {
  summary: 'Open orders by code, name, birth date or PZN; one that is over by its code',
  ...onQueue,
  body: searchQuestion,
  output: z.object({ orders: z.array(foundOrder) }),
});

export const findOrderByCode = endpoint('findOrderByCode', {
  summary: 'The order of a code that was scanned or typed, open or over',
  ...onQueue,
  query: z.object({ code: z.string().min(1).max(50) }),
  output: foundOrder,
});

export const takeOrders = endpoint('takeOrders', {
  summary: 'Takes orders to work on; from a colleague only when asked to take over',
  ...onQueue,
  body: takingQuestion,
  output: takingAnswer,
});

export const releaseOrders = endpoint('releaseOrders', {
  summary: 'Lays orders back that the caller has taken',
  ...onQueue,
  body: takingQuestion.pick({ ids: true }),
  output: takingAnswer,
});

export const tellDelay = endpoint('tellDelay', {
  summary: 'Tells the patient by mail that the deadline of an order will pass, once for each deadline',
  access: 'staff',
  right: 'askPatient',
  body: z.object({ id: z.uuid(), version: z.int().min(1).describe('of the order as it was seen') }),
  output: z.object({ toldAt: moment }),
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder'],
});
