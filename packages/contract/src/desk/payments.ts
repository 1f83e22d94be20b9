import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { largestStatementBytes } from './payment-words.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();

/** A column by its name in the first line of the table; null where the bank's table has none. */
const column = z.string().min(1).max(100);
const csvColumns = z.object({
  day: column,
  amount: column.describe('with a minus for what went out'),
  purpose: column,
  name: column.nullable(),
  iban: column.nullable(),
  currency: column.nullable(),
  account: column.nullable().describe('of the pharmacy, to refuse a table of another account'),
});
export type CsvColumns = z.infer<typeof csvColumns>;

/** A file that was read. */
const statement = z.object({
  id: z.uuid(),
  readAt: moment,
  readBy: z.string(),
  fileName: z.string(),
  kind: z.enum(['camt.052', 'camt.053', 'csv']),
  number: z.string().nullable().describe('as the bank counts'),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  entries: z.int().describe('how many it holds'),
  fresh: z.int().describe('how many of them were not known from another file'),
});
export type StatementShown = z.infer<typeof statement>;

export const readStatement = endpoint('readStatement', {
  summary:
    'Reads a statement of the pharmacy’s account: CAMT.052 or .053, alone or as ZIP, or a table with known columns',
  access: 'staff',
  right: 'matchPayment',
  headers: writeOnce,
  body: z.object({
    fileName: z.string().min(1).max(200),
    data: z.string().describe('the bytes in base64'),
    columns: csvColumns.nullable().describe('of a table that is read for the first time; they are remembered'),
  }),
  output: z.object({ statements: z.array(statement) }),
  // Twice what is taken, so that a file that is too large hears so instead of being cut off.
  bodyLimitBytes: 2 * Math.ceil(largestStatementBytes * 1.4),
  errors: ['StatementRefused', 'ColumnsUnknown'],
});

export const listStatements = endpoint('listStatements', {
  summary: 'The statements that were read, the newest first',
  access: 'staff',
  right: 'matchPayment',
  output: z.object({ statements: z.array(statement) }),
});
