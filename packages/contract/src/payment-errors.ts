import { z } from 'zod';
import { failure } from './failure.ts';

/** Why a file is not read as a statement. */
export const statementRefusals = [
  'type',
  'version',
  'broken',
  'zip',
  'size',
  'account',
  'noAccount',
  'currency',
  'columns',
] as const;

/** What reading statements and booking payments can be refused with; part of the one catalogue in `errors.ts`. */
export const paymentErrors = {
  StatementRefused: failure(422, 'This file cannot be read as a statement of the account.', {
    reason: z.enum(statementRefusals),
  }),
  PaymentSentBack: failure(409, 'Some of this money was refunded since: a booking that is gone cannot be undone.'),
  ColumnsUnknown: failure(422, 'The columns of this table are not known yet.', {
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())).describe('the first of the table, to see what stands in which column'),
  }),
};
