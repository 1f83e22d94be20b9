import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';

/** The consent to the processing of health data (DSGVO Art. 9); its version is raised when the meaning of its text changes. */
export const healthDataConsent = { kind: 'health-data', textVersion: '2026-11-2' } as const;

const state = z.object({
  textVersion: z.string().describe('of the text that is asked for now'),
  givenAt: z.iso.datetime().nullable().describe('null while this text is not consented to, or no longer'),
});

export const readHealthConsent = endpoint('readHealthConsent', {
  summary: 'Whether the patient has consented to the processing of their health data',
  access: 'patient',
  output: state,
  errors: ['InvalidState'],
});

export const giveConsent = endpoint('giveConsent', {
  summary: 'Keeps a consent as soon as it is given; given before, it stays as it is',
  access: 'patient',
  body: z.object({ kind: z.literal(healthDataConsent.kind), textVersion: z.string().min(1).max(50) }),
  output: state,
  errors: ['InvalidState', 'ConsentTextChanged'],
});

const order = z.object({ code: z.string(), date: z.iso.datetime(), totalCent: cents });

/** What a withdrawal does, or has done. */
const consequences = z.object({
  cancelled: z.array(order).describe('open orders that are not yet in preparation'),
  carriedOut: z.array(order).describe('orders that are prepared or on their way already'),
  deletedFiles: z.array(z.object({ fileName: z.string() })),
  keptFiles: z
    .array(z.object({ fileName: z.string(), orderCode: z.string(), until: z.iso.date() }))
    .describe('files that the law wants kept'),
});

export const readConsentWithdrawal = endpoint('readConsentWithdrawal', {
  summary: 'What would follow if the consent to the processing of health data were withdrawn now',
  access: 'patient',
  output: consequences,
  errors: ['InvalidState'],
});

export const withdrawConsent = endpoint('withdrawConsent', {
  summary: 'Withdraws the consent to the processing of health data, and tells what followed from it',
  access: 'patient',
  output: consequences,
  errors: ['InvalidState'],
});
