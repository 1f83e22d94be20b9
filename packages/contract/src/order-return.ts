import { z } from 'zod';
import { cents } from './money.ts';

/** What the pharmacy took back of an order after it had left the house, as the patient sees it. */
export const orderReturn = z.object({
  at: z.iso.datetime(),
  reason: z.string(),
  products: z.array(z.string()).describe('names'),
  withDelivery: z.boolean(),
  creditedCent: cents,
});
