import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { codeErrors } from '../errors.ts';
import { email, otp, requiredText } from '../form-fields.ts';
import { creationOptions, passkeyAnswer, passkeyAttestation, requestOptions } from './passkey-shapes.ts';
import { staffLimits } from './staff-limits.ts';

/** How far somebody has come on the way to the desk. */
export const deskVisit = z.object({
  name: z.string(),
  email: z.email(),
  stage: z.enum(['proof', 'open', 'locked']).describe('proof: a passkey is still missing; locked: one has been there'),
  hasPasskey: z.boolean().describe('whether the person has one that counts, on whatever device'),
  isWaiting: z.boolean().describe('the passkey of this browser waits for a lead to admit it'),
  needsNobody: z.boolean().describe('a setup or recovery code was entered: a new passkey counts at once'),
});
export type DeskVisit = z.output<typeof deskVisit>;

export const sendDeskCode = endpoint('sendDeskCode', {
  summary: 'Sends a one-time code to a member of staff; the answer is the same for everybody else',
  access: 'guest',
  body: z.object({ email }),
  output: done.extend({ isDelayed: z.boolean() }),
});

export const signInAtDesk = endpoint('signInAtDesk', {
  summary:
    'Proves the mailbox with the code. The session travels in a cookie and has no rights until a passkey opens it',
  access: 'guest',
  body: z.object({ email, otp, deviceName: requiredText(staffLimits.deviceName) }),
  output: done,
  errors: codeErrors,
});

export const readDeskVisit = endpoint('readDeskVisit', {
  summary: 'How far this browser has come on the way to the desk; null before the mailbox is proven',
  access: 'guest',
  output: deskVisit.nullable(),
});

export const enterStaffCode = endpoint('enterStaffCode', {
  summary: 'Redeems a setup or recovery code: for ten minutes a passkey of this browser needs nobody to admit it',
  access: 'staffSession',
  body: z.object({ code: requiredText(staffLimits.code) }),
  output: done,
  errors: ['InvalidCode'],
});

export const offerPasskey = endpoint('offerPasskey', {
  summary: 'What a browser needs to make a passkey; good once, for two minutes',
  access: 'staffSession',
  output: creationOptions,
});

export const registerPasskey = endpoint('registerPasskey', {
  summary: 'Keeps a new passkey. It counts once a lead has admitted it, or at once after a setup or recovery code',
  access: 'staffSession',
  body: z.object({ passkey: passkeyAttestation, deviceName: requiredText(staffLimits.deviceName) }),
  output: done,
  errors: ['PasskeyRefused'],
});

export const askForPasskey = endpoint('askForPasskey', {
  summary: 'What a browser needs to prove a passkey; good once, for two minutes',
  access: 'staffSession',
  output: requestOptions,
});

export const openDesk = endpoint('openDesk', {
  summary: 'Opens the desk with a passkey, after signing in or after it was locked',
  access: 'staffSession',
  body: z.object({ passkey: passkeyAnswer }),
  output: done,
  errors: ['PasskeyRefused'],
});

export const lockDesk = endpoint('lockDesk', {
  summary: 'Takes all rights from this session until a passkey opens it again',
  access: 'staffSession',
  output: done,
});

export const leaveDesk = endpoint('leaveDesk', {
  summary: 'Ends this session',
  access: 'staffSession',
  output: done,
});
