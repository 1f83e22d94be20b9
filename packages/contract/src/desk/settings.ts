import { z } from 'zod';
import { bookAccountNames, charts, isBooks } from '../books-settings.ts';
import { closureTextLimit, mostClosures } from '../closure.ts';
import { endpoint } from '../endpoint.ts';
import { email, requiredText } from '../form-fields.ts';
import { isMailWordings, wordingLimit } from '../mail-wordings.ts';
import { isOrdering } from '../ordering-settings.ts';
import { pointIdPattern, pointWordsLimit } from '../own-points.ts';
import { isPacking, releaseRules } from '../packing-settings.ts';
import { prescriptionFormat } from '../prescription.ts';
import { questionIds, questionLimit } from '../question-templates.ts';
import { settingLimits } from '../setting-limits.ts';
import { stages } from './checklist.ts';
import { communityHolidays, germanStates } from './public-holidays.ts';
import { isWorkingDays } from './working-days.ts';

const line = (longest: number) => z.string().trim().max(longest);
const number = z.number();
const hours = line(settingLimits.hours);

const contact = z.object({
  phone: requiredText(settingLimits.phone),
  email,
  openingHours: hours,
  openingHoursEn: hours.describe('empty where the German ones do'),
  advisoryHours: hours,
  advisoryHoursEn: hours,
});

const bank = z.object({
  bankName: line(settingLimits.bankName),
  iban: line(settingLimits.iban).describe('with name and BIC empty: patients are shown no account'),
  bic: line(settingLimits.bic),
  vatId: line(settingLimits.vatId).describe('the tax number or the VAT id; empty: no invoice over 250 € is made'),
});

const account = z.string().max(9).optional().describe('absent: that of the chart');
const books = z
  .object({
    consultantNumber: number.describe('0, as the client number: nothing is exported yet'),
    clientNumber: number,
    chart: z.enum(charts),
    fiscalYearStart: line(5).describe('the first day of a month, such as 01-01'),
    accountLength: number,
    accounts: z.object(
      Object.fromEntries(bookAccountNames.map((name) => [name, account])) as Record<
        (typeof bookAccountNames)[number],
        typeof account
      >,
    ),
    withPayments: z.boolean(),
  })
  .refine(isBooks);

const calendar = z
  .object({
    state: z.enum(germanStates),
    communityHolidays: z.array(z.enum(communityHolidays)).max(communityHolidays.length),
    closures: z.array(line(21)).max(200).describe('days such as 2026-12-24, or 2026-12-28/2026-12-31'),
  })
  .refine(isWorkingDays);

const closures = z.object({
  entries: z
    .array(
      z.object({
        firstDay: z.iso.date(),
        lastDay: z.iso.date(),
        toldFrom: z.iso.date().describe('from this day on the shop tells of it'),
        textDe: line(closureTextLimit).describe('empty in both languages: nobody is told'),
        textEn: line(closureTextLimit),
      }),
    )
    .max(mostClosures),
});

const ordering = z
  .object({
    mostGrams: number,
    mostMilliliters: number,
    mostPacks: number,
    mostOpenOrders: number,
    mostEurosBeforeFirstPayment: number,
    holdHours: number,
    holdHoursWithFile: number,
    reminderDays: number,
    answerDays: number,
    paymentReminderDays: number,
    paymentDays: number,
    paymentToleranceCents: number,
  })
  .refine(isOrdering);

const packing = z
  .object({
    release: z.enum(releaseRules),
    belowPercent: number,
    abovePercent: number,
    containers: z.array(requiredText(60)).max(30),
    usableMonths: number,
    trackingAddress: line(settingLimits.address),
    pickupReminderDays: number,
    pickupDays: number,
  })
  .refine(isPacking);

const catalogue = z.object({
  isPublic: z.boolean(),
  practiceSends: z.boolean().describe('patients are told that their practice may send the signed prescription'),
});

const question = z.object({ de: requiredText(questionLimit), en: requiredText(questionLimit) });
const questions = z.object(
  Object.fromEntries(questionIds.map((id) => [id, question.optional()])) as Record<
    (typeof questionIds)[number],
    z.ZodOptional<typeof question>
  >,
);

const mails = z
  .record(
    z.string().max(60).describe('the path of a sentence'),
    z.object({ de: requiredText(wordingLimit), en: requiredText(wordingLimit) }),
  )
  .refine(isMailWordings);

const checklist = z.object({
  points: z.array(
    z.object({
      id: z.string().regex(pointIdPattern).describe('made with the point; no other ever gets it'),
      de: line(pointWordsLimit),
      en: line(pointWordsLimit),
      stage: z.enum(stages).describe('the decision that it is needed for'),
      formats: z
        .array(prescriptionFormat)
        .max(prescriptionFormat.options.length)
        .describe('prescriptions it is asked for'),
    }),
  ),
});

const version = z.int().min(0).describe('of the setting as it was seen; 0 before the first change at the desk');

function saved<Value extends z.ZodType>(value: Value) {
  return z.object({
    value,
    version,
    changedAt: z.iso.datetime().nullable().describe('null while config.json has the word'),
    changedByName: z.string().nullable(),
  });
}

const allSettings = z.object({
  contact: saved(contact),
  bank: saved(bank),
  books: saved(books),
  calendar: saved(calendar),
  closures: saved(closures),
  ordering: saved(ordering),
  packing: saved(packing),
  catalogue: saved(catalogue),
  questions: saved(questions).describe('those that differ from the words that come with the shop'),
  mails: saved(mails).describe('sentences of order mails that differ from those that come with the shop'),
  checklist: saved(checklist).describe('what the pharmacy asks for beside the points of the law'),
  pending: z.array(z.enum(['bank', 'release'])).describe('what waits for a second lead, or for its day'),
  questionsGiven: z.record(z.enum(questionIds), question).describe('the words that come with the shop'),
});
export type AllSettings = z.output<typeof allSettings>;

export const readSettings = endpoint('readSettings', {
  summary: 'What the pharmacy has set, with who changed it last',
  access: 'staff',
  right: 'changeSettings',
  output: allSettings,
});

export const changeSetting = endpoint('changeSetting', {
  summary: 'Sets one of them; it counts in every process within a second',
  access: 'staff',
  right: 'changeSettings',
  body: z.discriminatedUnion('name', [
    z.object({ name: z.literal('contact'), version, value: contact }),
    z.object({ name: z.literal('bank'), version, value: bank }),
    z.object({ name: z.literal('books'), version, value: books }),
    z.object({ name: z.literal('calendar'), version, value: calendar }),
    z.object({ name: z.literal('closures'), version, value: closures }),
    z.object({ name: z.literal('ordering'), version, value: ordering }),
    z.object({ name: z.literal('packing'), version, value: packing }),
    z.object({ name: z.literal('catalogue'), version, value: catalogue }),
    z.object({ name: z.literal('questions'), version, value: questions }),
    z.object({ name: z.literal('mails'), version, value: mails }),
    z.object({ name: z.literal('checklist'), version, value: checklist }),
  ]),
  output: allSettings,
  errors: ['SettingChanged', 'SettingRefused', 'ChangePending'],
});
