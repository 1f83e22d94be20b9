import { z } from 'zod';

/** What requests about a person's data, and a restriction of it, can be refused with; part of the one catalogue in `errors.ts`. */
export const privacyErrors = {
  AccountRestricted: { status: 409, message: 'The data of this account is restricted, so nothing can be ordered.' },
  OrdersUnsettled: {
    status: 409,
    message: 'Orders of this person are open or not settled.',
    data: z.object({ codes: z.string().describe('of these orders, with commas between them') }),
  },
  ErasurePlanChanged: { status: 409, message: 'What would be erased has changed since it was seen.' },
  OwnRequest: { status: 403, message: 'Nobody answers a request of their own.' },
} as const;
