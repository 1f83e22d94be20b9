import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const readDeskOverview = endpoint('readDeskOverview', {
  summary: 'What the frame of the desk tells on every screen; null where the caller lacks the right to it',
  access: 'staff',
  right: 'any',
  output: z.object({
    openOrders: z.int().nullable(),
    waitingLetters: z.int().nullable(),
    journalAlarm: z
      .object({ at: z.iso.datetime(), finding: z.string() })
      .nullable()
      .describe('the newest check of the journal found something; null also when all is well'),
  }),
  errors: [],
});
