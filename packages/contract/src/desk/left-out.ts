import { z } from 'zod';
import { statementRefusals } from '../payment-errors.ts';

/** What of a file of the bank was not read; the rest of it is kept. */
export const leftOut = {
  unread: z
    .array(
      z.object({
        zipped: z.string().nullable().describe('in which file of a ZIP; null where it was no ZIP'),
        line: z.int(),
        reason: z.enum(['broken', 'day', 'amount', 'currency']),
      }),
    )
    .describe('entries that were left out, by line; the first 200'),
  refused: z
    .array(z.object({ name: z.string(), reason: z.enum(statementRefusals) }))
    .describe('files of a ZIP of which nothing is kept, each with its reason'),
};
