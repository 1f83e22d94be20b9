import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** So many products one person can wait for. */
export const mostWaitedFor = 20;

export const waitlist = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      product: z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        manufacturer: z.string(),
        imageUrl: z.string().nullable(),
      }),
      since: z.iso.datetime().describe('when they joined; it decides who is told first'),
      toldAt: z.iso.datetime().nullable().describe('when the one mail about it was written'),
      state: z
        .enum(['waiting', 'available', 'goneAgain', 'discontinued'])
        .describe('goneAgain: told, and sold out once more; discontinued: it does not come back'),
    }),
  ),
});

export const readWaitlist = endpoint('readWaitlist', {
  summary: 'The products that the patient waits for, in the order of joining',
  access: 'patient',
  output: waitlist,
});

export const joinWaitlist = endpoint('joinWaitlist', {
  summary: 'Asks to be told once when a product is back; who was told and came too late is put back in their place',
  access: 'patient',
  body: z.object({ itemId: z.string().min(1).max(100) }),
  output: waitlist,
  errors: ['ProductsNotAvailable', 'BackInStock', 'WaitlistFull'],
});

export const leaveWaitlist = endpoint('leaveWaitlist', {
  summary: 'Ends the wait for a product; nothing about it is kept',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  output: waitlist,
});
