import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

const onPending = { access: 'staff', right: 'manageStaff', params: z.object({ id: z.uuid() }) } as const;

export const confirmPendingChange = endpoint('confirmPendingChange', {
  summary: 'Lets a change count at once, by another lead than the one who proposed it; one of config.json by two',
  ...onPending,
  output: z.object({ isPending: z.boolean().describe('it goes on waiting: for a second lead who confirms it') }),
  errors: ['SecondLeadNeeded'],
});

export const stopPendingChange = endpoint('stopPendingChange', {
  summary: 'Stops a change that does not count yet, by any lead',
  ...onPending,
  output: done,
});
