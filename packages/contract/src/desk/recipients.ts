import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { deskOrderId, writeOnce } from './writing.ts';
import { isSameName } from './written-names.ts';

/** What the patient says about a delivery name that is not their own: the same person, their door, or somebody who may take it. */
export const recipientAnswers = ['samePerson', 'patientThere', 'mayReceive'] as const;
const recipientAnswer = z.enum(recipientAnswers);
export type RecipientAnswer = z.output<typeof recipientAnswer>;

/** Nobody has asked yet. */
export const recipientStates = ['unknown', ...recipientAnswers] as const;
export type RecipientState = (typeof recipientStates)[number];

interface Delivered {
  patientName: string;
  deliveryName: string;
  isPickup: boolean;
  /** What was answered, and about which name: another name is another question. */
  answer: RecipientAnswer | null;
  answeredName: string | null;
}

/** How the name at the door belongs to the patient; null where there is only one name. */
export function recipientState({
  patientName,
  deliveryName,
  isPickup,
  answer,
  answeredName,
}: Delivered): RecipientState | null {
  if (isPickup || isSameName(patientName, deliveryName)) return null;
  return answer !== null && answeredName === deliveryName ? answer : 'unknown';
}

/** Who takes an order, and shows who they are: the patient, whom the parcel is addressed to, or somebody they name. */
export const takers = ['patient', 'recipient', 'other'] as const;
export type Taker = (typeof takers)[number];

/** Whether whoever the order is addressed to may take it without the patient. */
export function mayTake(state: RecipientState | null): boolean {
  return state === 'samePerson' || state === 'mayReceive';
}

export const settleRecipient = endpoint('settleRecipient', {
  summary: 'How the name that an order is delivered to belongs to the patient, as the patient says',
  access: 'staff',
  right: 'handOver',
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ answer: recipientAnswer, how: requiredText(500).describe('how it is known; stays in the house') }),
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const correctHandOver = endpoint('correctHandOver', {
  summary:
    'A record of shipping or handing over was a mistake: an entry beside it says what is right, and nothing is erased',
  access: 'staff',
  right: 'handOver',
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ words: requiredText(500).describe('what is wrong, and what is right; stays in the house') }),
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});
