import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './sign-in-fields.ts';

/** § 356a BGB: without a sign-in, and the answer is the same whether or not there is such an order. */
export const declareWithdrawal = endpoint('declareWithdrawal', {
  summary: 'Withdraws from a contract; a receipt with date and time goes to the address given',
  access: 'guest',
  body: z.object({
    fullName: z.string().trim().min(1).max(200),
    orderCode: z.string().trim().min(1).max(50),
    email,
    scope: z.enum(['whole', 'part']),
    products: z.string().trim().max(2000).optional().describe('which products, where it is a part'),
  }),
  texts: { 'body.products': 'lines' },
  output: z.object({ receivedAt: z.iso.datetime() }),
  errors: [],
});
