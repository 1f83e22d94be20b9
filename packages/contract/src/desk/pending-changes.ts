import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

const onPending = { access: 'staff', right: 'manageStaff', params: z.object({ id: z.uuid() }) } as const;

export const confirmPendingChange = endpoint('confirmPendingChange', {
  summary: 'Lets a change count at once, by another lead than the one who proposed it',
  ...onPending,
  output: done,
  errors: ['SecondLeadNeeded'],
});

export const stopPendingChange = endpoint('stopPendingChange', {
  summary: 'Stops a change that does not count yet, by any lead',
  ...onPending,
  output: done,
});
