import { z } from 'zod';

/** What weighing and releasing an order can be refused with; part of the one catalogue in `errors.ts`. */
export const packingErrors = {
  WrongProduct: { status: 409, message: 'This is another product than the order asks for.' },
  WrongBatch: {
    status: 409,
    message: 'This is another batch than the one that was taken for the order.',
    data: z.object({ number: z.string().nullable().describe('the one that was taken') }),
  },
  WeightOff: {
    status: 422,
    message: 'The weight is outside of what is allowed.',
    data: z.object({ lowestMilli: z.int(), highestMilli: z.int() }),
  },
  PackingIncomplete: {
    status: 409,
    message: 'Not everything of the order has been weighed.',
    data: z.object({ missing: z.int().describe('how many portions') }),
  },
  BatchBlocked: {
    status: 409,
    message: 'A batch of this order must not be dispensed any more.',
    data: z.object({ numbers: z.array(z.string().nullable()) }),
  },
  SamePerson: { status: 409, message: 'Whoever packed an order does not release it.' },
} as const;
