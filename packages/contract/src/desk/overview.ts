import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pendingChange } from './pending-change.ts';

export const readDeskOverview = endpoint('readDeskOverview', {
  summary: 'What the frame of the desk tells on every screen; null where the caller lacks the right to it',
  access: 'staff',
  right: 'any',
  output: z.object({
    openOrders: z.int().nullable(),
    waitingLetters: z.int().nullable(),
    openWithdrawals: z.int().nullable().describe('cases of withdrawal that are not closed'),
    waitingPayments: z.int().nullable().describe('bank entries that wait, and refunds that are due'),
    waitingFilledGoods: z.int().nullable().describe('filled containers of ended orders that nobody has answered for'),
    pendingChanges: z.array(pendingChange).nullable().describe('what waits for a second lead, or for its day'),
    releasesFrom: z.iso
      .datetime()
      .nullable()
      .describe('until then the caller releases nothing: their device was set up anew by command'),
    journalAlarm: z
      .object({ at: z.iso.datetime(), finding: z.string() })
      .nullable()
      .describe('the newest check of the journal found something; null also when all is well'),
  }),
  errors: [],
});
