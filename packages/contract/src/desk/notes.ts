import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { orderAfter } from './amendments.ts';
import { longestWords } from './words-limit.ts';
import { deskOrderId, writeOnce } from './writing.ts';

export const calledWhom = z.enum(['patient', 'practice']);
export const callResult = z.enum(['reached', 'notReached', 'callsBack']);

export const orderNote = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  call: z.object({ whom: calledWhom, result: callResult }).nullable().describe('null for a note without a call'),
  text: z.string(),
});

const writing = {
  access: 'staff',
  params: deskOrderId,
  headers: writeOnce,
  texts: { 'body.text': 'lines' },
} as const;
const words = z.object({ text: requiredText(longestWords) });

/** A note is no decision about what was seen, so it names no version: it is never refused because a colleague was faster. */
export const addNote = endpoint('addNote', {
  summary: 'An internal note about an order',
  ...writing,
  right: 'seeOrder',
  body: words,
  output: orderNote,
  errors: ['OwnOrder', 'LikeOwnOrder'],
});

export const writeToPatient = endpoint('writeToPatient', {
  summary: 'A message to the patient about an open order, told by mail; nothing of the order changes',
  ...writing,
  right: 'askPatient',
  body: words,
  output: orderAfter,
  errors: ['OwnOrder', 'LikeOwnOrder', 'InvalidState'],
});

export const noteCall = endpoint('noteCall', {
  summary: 'A call about an order, with its result',
  ...writing,
  right: 'askPatient',
  body: z.object({ whom: calledWhom, result: callResult, ...words.shape }),
  output: orderNote,
  errors: ['OwnOrder', 'LikeOwnOrder'],
});
