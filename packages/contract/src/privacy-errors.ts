import { z } from 'zod';
import { failure } from './failure.ts';

/** What requests about a person's data, and a restriction of it, can be refused with; part of the one catalogue in `errors.ts`. */
export const privacyErrors = {
  AccountRestricted: failure(409, 'The data of this account is restricted, so nothing can be ordered.'),
  OrdersUnsettled: failure(409, 'Orders of this person are open or not settled.', {
    codes: z.string().describe('of these orders, with commas between them'),
  }),
  ErasurePlanChanged: failure(409, 'What would be erased has changed since it was seen.'),
  OwnRequest: failure(403, 'Nobody answers a request of their own.'),
};
