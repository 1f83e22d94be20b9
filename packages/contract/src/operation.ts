import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint('health', {
  summary: 'The process is up',
  access: 'guest',
  output: z.object({ status: z.literal('up') }),
});

const part = z.enum(['ready', 'failing']);

export const ready = endpoint('ready', {
  summary: 'The database and the file store answer and mails go out; 503 while one of them does not',
  access: 'guest',
  output: z.object({
    status: part,
    database: part,
    mail: part,
    storage: part,
    records: z
      .enum(['intact', 'broken'])
      .nullable()
      .describe('what the last check of the journal found; an alarm, but no reason to close the shop'),
  }),
});
