import { z } from 'zod';
import { address } from '../address.ts';
import { amendment } from '../amendment.ts';
import { shippingType } from '../checkout.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { orderStatuses } from '../order-status.ts';
import { missingFact } from '../orders.ts';
import { prescriptionFormat } from '../prescription.ts';
import { unit, units } from '../quantity.ts';
import { orderAfter } from './amendments.ts';
import {
  actionsWithMessage,
  actionsWithNote,
  actionsWithOutcome,
  deskActionNames,
  obstacles,
  plainDeskActions,
} from './desk-actions.ts';
import { dispensingRefusals } from './dispensing-acts.ts';
import { evidenceKinds } from './evidence.ts';
import { filledAnswers } from './filled-goods.ts';
import { orderNote } from './notes.ts';
import { originalPlaces } from './originals.ts';
import { failedWays } from './packing-words.ts';
import { recipientStates, takers } from './recipients.ts';
import { longestWords } from './words-limit.ts';
import { deskOrderId, seenVersion, tillReceipt, writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const template = z.object({ id: z.string(), text: z.string() });

/** An order as the workbench shows it. Words about it are for those who may see its prescription. */
export const deskOrder = z.object({
  id: z.uuid(),
  code: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  createdAt: moment,
  language: z.enum(['de', 'en']).describe('in which the patient is written to'),
  isOwn: z.boolean().describe('the order of whoever asks: they see it and can do nothing with it'),
  looksOwn: z
    .boolean()
    .describe('name, telephone or address are like those of whoever asks: they have to say whether it is theirs'),
  person: z.object({
    name: z.string(),
    birthDate: z.iso.date(),
    email: z.string(),
    phone: z.string(),
    billingAddress: address,
    deliveryAddress: address,
  }),
  shipping: z.object({
    type: shippingType,
    name: z.string(),
    pharmacyAddress: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    estimatedDeliveryDate: z.iso.date().nullable(),
    recipient: z
      .enum(recipientStates)
      .nullable()
      .describe('how the delivery name belongs to the patient; null where it is theirs'),
    handedOver: z
      .object({
        to: z.string(),
        taker: z.enum(takers).nullable().describe('whose identity was seen; null in records from before it was noted'),
        by: z.string().nullable(),
        at: moment,
      })
      .nullable()
      .describe('who took it at the counter or at the door'),
  }),
  lines: z.array(
    z.object({
      position: z.int(),
      productId: z.uuid(),
      name: z.string(),
      manufacturer: z.string(),
      pzn: z.string().nullable(),
      unit,
      quantity: units,
      priceCent: cents.describe('per one unit'),
      totalCent: cents,
      stockFree: units.describe('in stock beside what this and other orders hold'),
      minimum: units,
      increment: units,
    }),
  ),
  money: z.object({
    method: z.enum(['transfer', 'pickup']),
    shippingCent: cents,
    totalCent: cents,
    vatCent: cents,
    paidAt: moment.nullable(),
    refundDueCent: cents.describe('paid beyond the total, to be sent back'),
    invoiceWaitsSince: moment.nullable().describe('since when its invoice waits for the tax number of the pharmacy'),
  }),
  facts: z.object({
    prescriptionFormat,
    evidence: z.enum(evidenceKinds).describe('what the prescription is in our hands; proposed until it is recorded'),
    isRecordedBefore: z.boolean().describe('it had left the packers before facts were asked for'),
    hasFile: z.boolean(),
    verifiedAt: moment.nullable(),
    originalReceivedAt: moment.nullable(),
    trayNumber: z.int().nullable(),
    originalMarkedAt: moment.nullable().describe('when it was marked with what was dispensed (ApBetrO § 17 (6))'),
    originalPlace: z.enum(originalPlaces).nullable().describe('where the marked original is'),
    confirmedAt: moment.nullable(),
    healthConsentAt: moment.nullable(),
    askedAt: moment.nullable().describe('since when the patient owes an answer'),
    remindedAt: moment.nullable(),
  }),
  missing: z.array(missingFact).describe('what still keeps the order from being prepared'),
  story: z
    .array(
      z.object({
        at: moment,
        by: z.enum(['patient', 'pharmacy', 'shop']),
        name: z.string().nullable(),
        what: z.string(),
        status: z.enum(orderStatuses).nullable(),
        message: z.string().nullable(),
      }),
    )
    .describe('all that happened, oldest first'),
  undeliveredMails: z.array(z.object({ kind: z.string(), at: moment.nullable(), refusal: z.string().nullable() })),
  notes: z.array(orderNote).describe('oldest first'),
  amendments: z.array(amendment).describe('oldest first; at most one is open'),
  returns: z
    .array(
      z.object({
        id: z.uuid(),
        at: moment,
        by: z.string(),
        reason: z.string().nullable().describe('null for those who may not see words about the order'),
        lines: z.array(z.int()).describe('positions'),
        withDelivery: z.boolean(),
        creditedCent: cents,
        isHere: z.boolean().describe('the goods came back, to be destroyed'),
      }),
    )
    .describe('what the pharmacy took back after it had left the house, oldest first'),
  actions: z
    .array(z.object({ name: z.enum(deskActionNames), obstacle: z.enum(obstacles).nullable() }))
    .describe('what the caller has the right to do, and what keeps each from being done now'),
  questions: z
    .array(template)
    .describe("questions ready to be asked, in the patient's language; empty for those who may not ask"),
  reasons: z
    .array(template)
    .describe("reasons to reject it, ready to be sent, in the patient's language; empty for those who may not"),
});
export type DeskOrder = z.output<typeof deskOrder>;

export const readDeskOrder = endpoint('readDeskOrder', {
  summary: 'One order with all that the workbench shows of it; who read it is on record, once an hour',
  access: 'staff',
  right: 'seeOrder',
  params: deskOrderId,
  query: z.object({
    ahead: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional()
      .describe('so that it is there at once when it is opened next: on record as read ahead'),
  }),
  output: deskOrder,
});

const act = z
  .object({
    version: seenVersion,
    action: z.enum(plainDeskActions),
    file: z.string().max(100).optional().describe('the version of the prescription file that was seen'),
    message: requiredText(longestWords).optional().describe('a question or a reason, which the patient reads'),
    note: requiredText(longestWords).optional().describe('a reason that stays in the house'),
    trackingUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable()
      .optional(),
    estimatedDeliveryDate: z.iso.date().nullable().optional(),
    till: tillReceipt.optional().describe('of what was paid at the till, instead of a note'),
    filled: filledAnswers.optional().describe('of stopping to pack: what becomes of each container that is filled'),
    outcome: z.enum(failedWays).optional().describe('what became of a parcel that did not arrive'),
  })
  .refine(({ action, message }) => message || !actionsWithMessage.includes(action), { path: ['message'] })
  .refine(({ action, estimatedDeliveryDate }) => action !== 'redate' || estimatedDeliveryDate, {
    path: ['estimatedDeliveryDate'],
  })
  .refine(({ action, outcome }) => outcome || !actionsWithOutcome.includes(action), { path: ['outcome'] })
  .refine(({ action, note, till }) => note || till || !actionsWithNote.includes(action), { path: ['note'] });

export const actOnOrder = endpoint('actOnOrder', {
  summary: 'One step of an order; each asks for a right of its own (desk/desk-actions.ts)',
  access: 'staff',
  right: 'any',
  params: deskOrderId,
  headers: writeOnce,
  body: act,
  texts: { 'body.message': 'lines', 'body.note': 'lines' },
  output: orderAfter,
  errors: [
    'BatchBlocked',
    'BatchMissing',
    'ChecksMissing',
    'FilledGoodsUnanswered',
    'WitnessMissing',
    ...dispensingRefusals,
    'PackingIncomplete',
    'SamePerson',
    'ReleaseNotYet',
    'InvalidState',
    'OrderChanged',
    'PrescriptionChanged',
    'OwnOrder',
    'LikeOwnOrder',
    'RightMissing',
    'TrackingRequired',
    'TillReceiptMissing',
    'DayPassed',
    'DeliveryNotAllowed',
  ],
});

export const answerLikeness = endpoint('answerLikeness', {
  summary: 'Says of an order that is like one’s own whether it is; the answer is on record',
  access: 'staff',
  right: 'any',
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ isOwn: z.boolean() }),
  output: done,
});
