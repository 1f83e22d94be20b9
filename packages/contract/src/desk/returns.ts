import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { unit, units } from '../quantity.ts';
import { orderAfter } from './amendments.ts';
import { creditedWays, invoicePapers } from './return-words.ts';
import { withdrawalStates } from './withdrawal-words.ts';
import { longestWords } from './words-limit.ts';
import { deskOrderId, seenVersion, writeOnce } from './writing.ts';

const chosenLines = z
  .array(z.int().min(0))
  .min(1)
  .max(100)
  .nullable()
  .describe('positions; null for all that is left, with the delivery');

const aboutOrder = { access: 'staff', params: deskOrderId } as const;

const returnChoice = z.object({
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: units,
      unit,
      totalCent: cents,
      credited: z.enum(creditedWays).nullable().describe('why it cannot be taken back any more'),
    }),
  ),
  deliveryCent: cents.describe('credited with all that is left; 0 where it was, or cost nothing'),
  cases: z
    .array(z.object({ id: z.uuid(), state: z.enum(withdrawalStates) }))
    .describe('open withdrawals from the order; one that is undecided comes first'),
});
export type ReturnChoice = z.output<typeof returnChoice>;

export const readReturnChoice = endpoint('readReturnChoice', {
  summary: 'What of an order can still be taken back',
  ...aboutOrder,
  right: 'confirmOrder',
  output: returnChoice,
});

export const previewReturn = endpoint('previewReturn', {
  summary: 'What would be credited, and by which paper; nothing is kept',
  ...aboutOrder,
  right: 'confirmOrder',
  body: z.object({ lines: chosenLines }),
  output: z.object({
    creditedCent: cents,
    paper: z.enum(invoicePapers).nullable().describe('null where the order has no invoice'),
    refundDueCent: cents.describe('what would be due back then, whatever the reason'),
  }),
  errors: ['OrderNotSent', 'NothingToTakeBack', 'LinesNotReturnable', 'WithdrawalUndecided'],
});

export const takeGoodsBack = endpoint('takeGoodsBack', {
  summary:
    'Takes goods back of an order that has left the house: its invoice is corrected or cancelled, and the patient is told',
  ...aboutOrder,
  right: 'confirmOrder',
  headers: writeOnce,
  body: z.object({
    version: seenVersion,
    lines: chosenLines,
    reason: requiredText(longestWords).describe('which the patient reads'),
    isHere: z.boolean().describe('the goods came back, to be destroyed; else they stay with the patient'),
  }),
  texts: { 'body.reason': 'lines' },
  output: orderAfter,
  errors: [
    'OrderNotSent',
    'NothingToTakeBack',
    'LinesNotReturnable',
    'WithdrawalUndecided',
    'OrderChanged',
    'OwnOrder',
    'LikeOwnOrder',
  ],
});

export const printReturn = endpoint('printReturn', {
  summary: 'The paper that goes with goods that were taken back: what came, when, and who destroyed it',
  access: 'staff',
  right: 'handOver',
  params: z.object({ id: z.string().max(100), returnId: z.uuid() }),
  output: z.file(),
  outputType: 'application/pdf',
  errors: ['InvalidState'],
});
