import { z } from 'zod';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { codeErrors } from './errors.ts';
import { email, otp } from './form-fields.ts';

const waitingChange = z.object({
  newEmail: z.email(),
  movesAt: z.iso.datetime().describe('when it takes effect without the code from the old mailbox'),
});

export const sendEmailChangeCode = endpoint('sendEmailChangeCode', {
  summary: 'Sends a code to the new e-mail address; the answer does not tell whether somebody uses it already',
  access: 'patient',
  body: z.object({ email }),
  output: done,
});

export const changeEmail = endpoint('changeEmail', {
  summary: 'Proves the new e-mail address by the code sent to it; the change then waits for the old mailbox or its day',
  access: 'patient',
  body: z.object({ email, otp }),
  output: waitingChange,
  errors: [...codeErrors, 'UniqueConstraintViolation'],
});

export const readEmailChange = endpoint('readEmailChange', {
  summary: 'The change of e-mail address that waits, or null',
  access: 'patient',
  output: z.object({ change: waitingChange.nullable() }),
});

export const sendOldEmailCode = endpoint('sendOldEmailCode', {
  summary: 'Sends another code to the old address, with another link to stop the change',
  access: 'patient',
  output: done,
  errors: ['InvalidState'],
});

export const confirmEmailChange = endpoint('confirmEmailChange', {
  summary: 'Moves the account at once, by the code sent to the old address; all other sessions end',
  access: 'patient',
  body: z.object({ email: email.describe('the new address the person saw'), otp }),
  output: z.object({ email: z.email() }),
  errors: ['InvalidState', ...codeErrors, 'UniqueConstraintViolation'],
});

export const cancelEmailChange = endpoint('cancelEmailChange', {
  summary: 'Takes back the change that waits',
  access: 'patient',
  output: done,
});

export const stopEmailChange = endpoint('stopEmailChange', {
  summary: 'Stops a change by the link in the mail to the old address, and ends all sessions',
  access: 'guest',
  body: z.object({ token: z.string().max(100) }),
  output: done,
  errors: ['LinkNotValid'],
});
