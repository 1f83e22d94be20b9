import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { disputeReasonLimit, keptReasons, retentionKinds } from './retention-words.ts';
import { writeOnce } from './writing.ts';

const counted = z.object({ kind: z.enum(retentionKinds), count: z.int() });

const plan = z.object({
  today: z.iso.date(),
  going: z
    .array(z.object({ ...counted.shape, oldest: z.iso.date().nullable().describe('the day it counts from') }))
    .describe('what the next run removes, every kind, without a name'),
  kept: z
    .array(
      z.object({
        orderId: z.uuid(),
        code: z.string(),
        until: z.iso.date().nullable().describe('the last day of keeping; null while the order is open'),
        isOver: z.boolean().describe('it would go today'),
        reasons: z.array(z.enum(keptReasons)),
        note: z.string().nullable().describe('why it was held by hand'),
      }),
    )
    .describe('orders in dispute: they stay whatever their day says'),
  completedByShop: z
    .array(z.object({ code: z.string(), on: z.iso.date() }))
    .describe('completed by rule, without a person; the newest 100'),
  runs: z
    .array(z.object({ at: z.iso.datetime(), by: z.string().nullable(), removed: z.array(counted), kept: z.int() }))
    .describe('what earlier runs removed, the newest first; `by` is null for the shop itself'),
});
export type RetentionPlan = z.output<typeof plan>;

const onRetention = { access: 'staff', right: 'changeRetention' } as const;

export const readRetention = endpoint('readRetention', {
  summary: 'What would be removed today, by kind and count, what is kept in dispute, and what earlier runs removed',
  ...onRetention,
  output: plan,
});

export const runRetention = endpoint('runRetention', {
  summary: 'Removes now what the next run of the shop would remove, with a report on record',
  ...onRetention,
  headers: writeOnce,
  output: plan,
});

export const holdOrder = endpoint('holdOrder', {
  summary: 'Keeps an order that is in dispute beyond its time, with the reason',
  ...onRetention,
  headers: writeOnce,
  body: z.object({ orderCode: requiredText(50), reason: requiredText(disputeReasonLimit) }),
  output: done,
  errors: ['OwnOrder', 'LikeOwnOrder'],
});

export const endHold = endpoint('endHold', {
  summary: 'The dispute is over: the order goes when its time is over',
  ...onRetention,
  params: z.object({ id: z.uuid() }),
  headers: writeOnce,
  output: z.object({
    success: z.literal(true),
    isPending: z.boolean().describe('it ends in a day, or when another lead confirms'),
  }),
  errors: ['OwnOrder', 'LikeOwnOrder', 'ChangePending'],
});
