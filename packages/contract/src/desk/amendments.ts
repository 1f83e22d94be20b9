import { z } from 'zod';
import { amendedLine } from '../amendment.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { orderStatuses } from '../order-status.ts';
import { longestWords } from './words-limit.ts';
import { deskOrderId, seenVersion, writeOnce } from './writing.ts';

const wantedLines = z
  .array(z.object({ position: z.int().min(1), quantity: z.int().min(0) }))
  .min(1)
  .max(100)
  .describe('how much of a line is to stay, 0 for none; lines that are not named stay as they are');

/** What a write answers with: the order is read anew. */
export const orderAfter = z.object({
  id: z.uuid(),
  code: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
});

const onAmendments = { access: 'staff', right: 'amendOrder' } as const;

export const previewAmendment = endpoint('previewAmendment', {
  summary: 'What an order would cost with less of some lines; nothing is kept',
  ...onAmendments,
  params: deskOrderId,
  body: z.object({ lines: wantedLines }),
  output: z.object({ lines: z.array(amendedLine), fromTotalCent: cents, toTotalCent: cents, toVatCent: cents }),
  errors: ['InvalidState', 'AmendmentRefused', 'InvalidQuantity'],
});

export const proposeAmendment = endpoint('proposeAmendment', {
  summary: 'Proposes to the patient to lower or drop lines; takes the place of an earlier proposal',
  ...onAmendments,
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ version: seenVersion, reason: requiredText(longestWords), lines: wantedLines }),
  texts: { 'body.reason': 'lines' },
  output: orderAfter,
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder', 'AmendmentRefused', 'InvalidQuantity'],
});

export const noteDecision = endpoint('noteDecision', {
  summary: "The patient's word about a proposal, given on the telephone, with a note of the call",
  ...onAmendments,
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({
    version: seenVersion,
    amendmentId: z.uuid(),
    decision: z.enum(['agree', 'decline']),
    call: requiredText(longestWords).describe('with whom and what was said; stays in the house'),
  }),
  texts: { 'body.call': 'lines' },
  output: orderAfter,
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder'],
});
