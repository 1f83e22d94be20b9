import { z } from 'zod';
import { postalCode } from './address.ts';
import { longestStreetLine } from './address-rule.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { codeErrors } from './errors.ts';
import { email, otp, phoneNumber, requiredText } from './form-fields.ts';
import { registrationLimits } from './form-limits.ts';

const user = z.object({
  email: z.email(),
  firstName: z.string().nullable(),
  name: z.string().nullable(),
  onboardingCompleted: z.boolean(),
});

export const sendSignInCode = endpoint('sendSignInCode', {
  summary: 'Sends a one-time code; the answer is the same for known and unknown addresses',
  access: 'guest',
  body: z.object({ email, type: z.literal('sign-in') }),
  output: done.extend({ isDelayed: z.boolean().describe('mails go out late at the moment, whoever they are for') }),
});

export const signInWithCode = endpoint('signInWithCode', {
  summary: 'Signs in with the code; the session travels in a cookie',
  access: 'guest',
  body: z.object({ email, otp }),
  output: z.object({ user }),
  errors: codeErrors,
});

export const readSession = endpoint('readSession', {
  summary: 'Who is signed in, or null',
  access: 'guest',
  output: z
    .object({
      session: z.object({ userId: z.string(), expiresAt: z.iso.datetime() }),
      user,
      onboardingCompleted: z.boolean(),
    })
    .nullable(),
});

export const readLegacySession = endpoint('readLegacySession', {
  summary: 'Who is signed in, for older clients',
  access: 'patient',
  output: user,
});

export const completeOnboarding = endpoint('completeOnboarding', {
  summary: 'Registers the signed-in person as a patient',
  access: 'patient',
  body: z.object({
    json: z.object({
      firstName: requiredText(registrationLimits.firstName),
      lastName: requiredText(registrationLimits.lastName),
      phoneNumber,
      address: z.object({
        streetAndHouseNumber: requiredText(longestStreetLine),
        houseNumber: requiredText(registrationLimits.houseNumber)
          .optional()
          .describe('the end of the text that is the number, where that cannot be told by looking'),
        city: requiredText(registrationLimits.city),
        country: z.literal('DE').default('DE'),
        postalCode,
        lat: z.number().nullable().optional(),
        lng: z.number().nullable().optional(),
      }),
      birthDate: z.iso.datetime(),
      acceptedPrivacyPolicyAndTac: z.literal(true),
    }),
    meta: z.object({ values: z.object({ birthDate: z.tuple([z.literal('Date')]) }) }).optional(),
  }),
  output: done,
  errors: ['InvalidState', 'Underage', 'PhoneNumberInvalid', 'UniqueConstraintViolation'],
});

export const trustDevice = endpoint('trustDevice', {
  summary: 'Makes this browser a known device of an address, by the link in a mail to it',
  access: 'guest',
  body: z.object({ token: z.string().max(1000) }),
  output: done,
  errors: ['LinkNotValid'],
});

export const signOut = endpoint('signOut', {
  summary: 'Ends the session',
  access: 'guest',
  query: z.object({
    cart: z.enum(['keep']).optional().describe('who leaves the registration is a guest again, with the same cart'),
  }),
  output: done,
});

export const legacyLogout = endpoint('legacyLogout', {
  summary: 'Ends the session, for older clients',
  access: 'guest',
  output: done,
});
