import { largestImageBytes } from '@shop/contract/editor';
import { withdrawalLimits } from '@shop/contract/form-limits';
import { mostPrescriptionBytes, prescriptionFileTypes } from '@shop/contract/prescription-file';
import { emailChange as emailChangeDe } from '@shop/texts/messages/de/mails/email-change';
import { signInCode as signInCodeDe } from '@shop/texts/messages/de/mails/sign-in-code';
import { editor as editorDe } from '@shop/texts/messages/de/screens/editor';
import { editorErrors as editorErrorsDe } from '@shop/texts/messages/de/screens/editor-errors';
import { errors as errorsDe } from '@shop/texts/messages/de/screens/errors';
import { legal as legalDe } from '@shop/texts/messages/de/screens/legal';
import { mailLinks as mailLinksDe } from '@shop/texts/messages/de/screens/mail-links';
import { prescription as prescriptionDe } from '@shop/texts/messages/de/screens/prescription';
import { profile as profileDe } from '@shop/texts/messages/de/screens/profile';
import { signIn as signInDe } from '@shop/texts/messages/de/screens/sign-in';
import { withdrawal as withdrawalDe } from '@shop/texts/messages/de/screens/withdrawal';
import { emailChange as emailChangeEn } from '@shop/texts/messages/en/mails/email-change';
import { signInCode as signInCodeEn } from '@shop/texts/messages/en/mails/sign-in-code';
import { editor as editorEn } from '@shop/texts/messages/en/screens/editor';
import { editorErrors as editorErrorsEn } from '@shop/texts/messages/en/screens/editor-errors';
import { errors as errorsEn } from '@shop/texts/messages/en/screens/errors';
import { legal as legalEn } from '@shop/texts/messages/en/screens/legal';
import { mailLinks as mailLinksEn } from '@shop/texts/messages/en/screens/mail-links';
import { prescription as prescriptionEn } from '@shop/texts/messages/en/screens/prescription';
import { profile as profileEn } from '@shop/texts/messages/en/screens/profile';
import { signIn as signInEn } from '@shop/texts/messages/en/screens/sign-in';
import { withdrawal as withdrawalEn } from '@shop/texts/messages/en/screens/withdrawal';
import { longestText } from '@shop/texts/text-limits';
import { describe, expect, test } from 'vitest';
import { idleMinutes } from './modules/editor/editor-service.ts';
import { mostPixels } from './modules/editor/image-check.ts';
import { deviceLinkHours } from './modules/identity/device-link.ts';
import { adultYears } from './modules/identity/onboarding-service.ts';
import { periods } from './retention.ts';

// Fixed sentences of screens and mails that name a figure of the code. Whoever changes the figure changes them too;
// the texts in content/ need nothing, because their figures are placeholders.

const german = {
  emailChange: emailChangeDe,
  signInCode: signInCodeDe,
  editor: editorDe,
  editorErrors: editorErrorsDe,
  errors: errorsDe,
  legal: legalDe,
  mailLinks: mailLinksDe,
  prescription: prescriptionDe,
  profile: profileDe,
  signIn: signInDe,
  withdrawal: withdrawalDe,
};
const english = {
  emailChange: emailChangeEn,
  signInCode: signInCodeEn,
  editor: editorEn,
  editorErrors: editorErrorsEn,
  errors: errorsEn,
  legal: legalEn,
  mailLinks: mailLinksEn,
  prescription: prescriptionEn,
  profile: profileEn,
  signIn: signInEn,
  withdrawal: withdrawalEn,
};

const words = {
  de: ['keine', 'eine?n?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
} as const;
const units = {
  minutes: { de: 'Minuten', en: 'minutes' },
  hours: { de: 'Stunden', en: 'hours' },
  days: { de: 'Tage?n?', en: 'days?' },
  months: { de: 'Monate', en: 'months' },
  years: { de: 'Jahren?', en: 'years' },
  megabytes: { de: 'MB', en: 'MB' },
  megapixels: { de: 'Millionen Bildpunkte', en: 'million pixels' },
  characters: { de: 'Zeichen', en: 'characters' },
} as const;

type Sentences = typeof german | typeof english;
type Figure = [name: string, count: number, unit: keyof typeof units, sentence: (of: Sentences) => string];

const { codeMinutes, emailChangeDays, otherOrderMonths, consentYears, invoiceYears, dispensedOrderYears } = periods;
const maxFileMb = mostPrescriptionBytes / 1024 / 1024;

const figures: Figure[] = [
  ['the life of a code, at the sign-in', codeMinutes, 'minutes', (of) => of.signIn.whereToLook],
  ['in its mail', codeMinutes, 'minutes', (of) => of.signInCode.life],
  ['when an address changes', codeMinutes, 'minutes', (of) => of.profile.email.sentTo],
  ['when the second one is asked for', codeMinutes, 'minutes', (of) => of.profile.email.waiting.sentBefore],
  ['in the mail to the old address', codeMinutes, 'minutes', (of) => of.emailChange.waiting.enterCode],
  ['a change that only the new mailbox confirmed', emailChangeDays, 'days', (of) => of.profile.email.text],
  ['the link to a new device, in its mail', deviceLinkHours, 'hours', (of) => of.signInCode.unusual],
  ['on its page', deviceLinkHours / 24, 'days', (of) => of.mailLinks.device.notValid],
  ['logs', periods.logDays, 'days', (of) => of.legal.privacy],
  ['cancelled orders after a withdrawal', otherOrderMonths, 'months', (of) => of.profile.withdrawal.record],
  ['proofs after a withdrawal', consentYears, 'years', (of) => of.profile.withdrawal.record],
  ['invoices after an account', invoiceYears, 'years', (of) => of.profile.deletion.stays.invoices],
  ['prescriptions after an account', dispensedOrderYears, 'years', (of) => of.profile.deletion.stays.prescriptions],
  ['orders after an account', otherOrderMonths, 'months', (of) => of.profile.deletion.stays.orders],
  ['proofs after an account', consentYears, 'years', (of) => of.profile.deletion.stays.consents],
  ['a file, where it is chosen', maxFileMb, 'megabytes', (of) => of.prescription.upload.hint],
  ['a signed PDF', maxFileMb, 'megabytes', (of) => of.prescription.upload.pdfHint],
  ['a file that was refused', maxFileMb, 'megabytes', (of) => of.prescription.upload.failure.size],
  ['a file that was not sent', maxFileMb, 'megabytes', (of) => of.prescription.upload.wrong.size],
  ['a name', withdrawalLimits.fullName, 'characters', (of) => of.withdrawal.checks.fullNameLong],
  ['an order number', withdrawalLimits.orderCode, 'characters', (of) => of.withdrawal.checks.orderCodeLong],
  ['products', withdrawalLimits.products, 'characters', (of) => of.withdrawal.checks.productsLong],
  ['a pause of an editor', idleMinutes, 'minutes', (of) => of.editor.login.note],
  ['the bytes of an image', largestImageBytes / 1024 / 1024, 'megabytes', (of) => of.editor.images.refused.size],
  ['its pixels', mostPixels / 1_000_000, 'megapixels', (of) => of.editor.images.refused.size],
  ['a text', longestText, 'characters', (of) => of.editorErrors.TextTooComplex],
];

describe.each([
  ['de', german],
  ['en', english],
] as const)('what the sentences state, %s', (language, of) => {
  test.each(figures)('%s', (_name, count, unit, sentence) => {
    const number = [count.toLocaleString(language), words[language][count]]
      .filter((word) => word !== undefined)
      .join('|');
    expect(sentence(of)).toMatch(new RegExp(`(?<![\\d.,])(?:${number})\\s${units[unit][language]}(?!\\p{L})`, 'u'));
  });

  test('the files that are taken', () => {
    const types = new Intl.ListFormat(language, { type: 'disjunction' }).format(Object.keys(prescriptionFileTypes));
    const list = types.replace(', or ', ' or ');
    const { hint, failure, wrong } = of.prescription.upload;
    for (const sentence of [hint, failure.type, wrong.type]) expect(sentence).toContain(list);
  });

  test('the age from which one can register', () => {
    expect(of.errors.Underage).toMatch(new RegExp(`\\b${adultYears}\\b`));
  });
});
