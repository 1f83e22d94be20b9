import { z } from 'zod';

/** What reading statements and booking payments can be refused with; part of the one catalogue in `errors.ts`. */
export const paymentErrors = {
  StatementRefused: {
    status: 422,
    message: 'This file cannot be read as a statement of the account.',
    data: z.object({
      reason: z.enum(['type', 'version', 'broken', 'zip', 'size', 'account', 'noAccount', 'currency', 'columns']),
    }),
  },
  PaymentSentBack: {
    status: 409,
    message: 'Some of this money was refunded since: a booking that is gone cannot be undone.',
  },
  ColumnsUnknown: {
    status: 422,
    message: 'The columns of this table are not known yet.',
    data: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())).describe('the first of the table, to see what stands in which column'),
    }),
  },
} as const;
