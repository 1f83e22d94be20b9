import { z } from 'zod';
import { requiredText } from '../form-fields.ts';
import { pointIdPattern, pointWordsLimit } from '../own-points.ts';
import { checks, stages } from './checklist.ts';
import { eRezeptPattern, longestChecker } from './review-limits.ts';

const plainCheck = z.enum(checks).exclude(['eRezept', 'signature', 'advice']);

/** What somebody ticks of the points of the law; some need a value with it. */
export const statutoryTick = z.discriminatedUnion('check', [
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

const words = requiredText(pointWordsLimit);
/** Of a point that the pharmacy has added: with its words, so that the record says what was vouched for whatever they become. */
export const ownTick = z.object({
  check: z.literal('own'),
  isDone: z.boolean(),
  point: z.string().regex(pointIdPattern).describe('the id of the point'),
  de: words.describe('as they were seen'),
  en: words,
  stage: z.enum(stages).describe('the decision that it was asked for'),
});

export const tick = z.discriminatedUnion('check', [...statutoryTick.options, ownTick]);

export type StatutoryTick = z.output<typeof statutoryTick>;
export type OwnTick = z.output<typeof ownTick>;
export type Tick = z.output<typeof tick>;
