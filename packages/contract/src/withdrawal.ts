import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, requiredText } from './form-fields.ts';
import { withdrawalLimits } from './form-limits.ts';

/** § 356a BGB: without a sign-in, and the answer is the same whether or not there is such an order. */
export const declareWithdrawal = endpoint('declareWithdrawal', {
  summary: 'Withdraws from a contract; a receipt with date and time goes to the address given',
  access: 'guest',
  body: z.object({
    fullName: requiredText(withdrawalLimits.fullName),
    orderCode: requiredText(withdrawalLimits.orderCode),
    email,
    scope: z.enum(['whole', 'part']),
    products: z
      .string()
      .trim()
      .max(withdrawalLimits.products)
      .optional()
      .describe('which products, where it is a part'),
  }),
  texts: { 'body.products': 'lines' },
  output: z.object({ receivedAt: z.iso.datetime() }),
});
