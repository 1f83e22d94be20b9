import { z } from 'zod';
import { failure } from './failure.ts';

/** What weighing and releasing an order can be refused with; part of the one catalogue in `errors.ts`. */
export const packingErrors = {
  WrongProduct: failure(409, 'This is another product than the order asks for.'),
  WrongBatch: failure(409, 'This is another batch than the one that was taken for the order.', {
    number: z.string().nullable().describe('the one that was taken'),
  }),
  WeightOff: failure(422, 'The weight is outside of what is allowed.', { lowestMilli: z.int(), highestMilli: z.int() }),
  PackingIncomplete: failure(409, 'Not everything of the order has been weighed.', {
    missing: z.int().describe('how many portions'),
  }),
  BatchBlocked: failure(409, 'A batch of this order must not be dispensed any more.', {
    numbers: z.array(z.string().nullable()),
  }),
  SamePerson: failure(409, 'Whoever packed an order does not release it.'),
  ReleaseNotYet: failure(409, 'Whoever came back by a setup code releases nothing for a day.', {
    from: z.iso.datetime(),
  }),
};
