import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderStatuses } from '../order-status.ts';
import { unit, units } from '../quantity.ts';
import { filledFates } from './stock-words.ts';
import { deskOrderId, writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const portionId = z.int().min(1).describe('the movement that took it out of its batch');

/** What becomes of one filled container; waste is destroyed by the caller before a second person of the staff. */
export const filledAnswer = z.discriminatedUnion('fate', [
  z.object({ portion: portionId, fate: z.literal('unopened') }),
  z.object({ portion: portionId, fate: z.literal('waste'), witnessId: z.uuid() }),
  z.object({ portion: portionId, fate: z.literal('setAside') }),
]);
export type FilledAnswer = z.infer<typeof filledAnswer>;

/** More containers than an order ever has. */
export const filledAnswers = z.array(filledAnswer).max(200);

const filled = z.object({
  id: portionId,
  orderId: z.uuid(),
  orderCode: z.string(),
  orderStatus: z.enum(orderStatuses),
  productId: z.uuid(),
  product: z.string(),
  unit,
  units,
  batchNumber: z.string().nullable(),
  filled: z
    .object({ at: moment, by: z.string(), container: z.string() })
    .nullable()
    .describe('null for what was taken out of its batch and not weighed'),
  setAside: z
    .object({ at: moment, by: z.string().nullable() })
    .nullable()
    .describe('since when it lies apart, and who laid it there; null while it is being packed'),
  fates: z.array(z.enum(filledFates)).describe('what may become of it; empty while nobody asks'),
});
export type FilledShown = z.infer<typeof filled>;

const ofOrder = z.object({
  goods: z.array(filled),
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('who may be the second person'),
});

const onFilled = { access: 'staff', params: deskOrderId, right: 'reviewPrescription', output: ofOrder } as const;

export const readFilledGoods = endpoint('readFilledGoods', {
  summary: 'What lies filled with an order, and what may become of it when packing is stopped or the order has ended',
  ...onFilled,
});

export const answerFilledGoods = endpoint('answerFilledGoods', {
  summary: 'Says what becomes of filled goods that lie apart; stopping to pack has its answers in the step itself',
  ...onFilled,
  headers: writeOnce,
  body: z.object({ answers: filledAnswers.min(1) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', 'FilledGoodsUnanswered', 'WitnessMissing'],
});

export const listFilledGoods = endpoint('listFilledGoods', {
  summary: 'All that lies filled and apart: set aside for an open order, or waiting for an answer after its end',
  access: 'staff',
  right: 'seeStock',
  output: z.object({ goods: z.array(filled).describe('the oldest first') }),
});
