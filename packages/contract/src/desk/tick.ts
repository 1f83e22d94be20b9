import { z } from 'zod';
import { requiredText } from '../form-fields.ts';
import { checks } from './checklist.ts';
import { eRezeptPattern, longestChecker } from './review-limits.ts';

const plainCheck = z.enum(checks).exclude(['eRezept', 'signature', 'advice']);

/** What somebody ticks; some points need a value with it. */
export const tick = z.discriminatedUnion('check', [
  z.object({ check: plainCheck, isDone: z.boolean() }),
  z.object({ check: z.literal('eRezept'), isDone: z.boolean(), number: z.string().regex(eRezeptPattern) }),
  z.object({
    check: z.literal('signature'),
    isDone: z.boolean(),
    result: z.enum(['valid', 'invalid', 'unknown']).describe('only a valid one is a tick that counts'),
    checker: requiredText(longestChecker).describe('the program or service that checked the signature'),
  }),
  z.object({ check: z.literal('advice'), isDone: z.boolean(), how: z.enum(['given', 'declined']) }),
]);
export type Tick = z.output<typeof tick>;
