import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mostOwnPoints } from '../own-points.ts';
import { unit, units } from '../quantity.ts';
import { checks, stages } from './checklist.ts';
import { comparedFields } from './comparison-row.ts';
import { answerChoices, differences } from './difference-answers.ts';
import { prescriptionRecord } from './prescription-record.ts';
import { longestAnswer, recordLimits } from './review-limits.ts';
import { ownTick, statutoryTick, tick } from './tick.ts';

export const deskOrder = z.object({ id: z.uuid() });

const who = { by: z.string().describe('the name of the person'), at: z.iso.datetime() };
const version = z.int().min(0).describe('of the order that was seen');

const missingPoint = z.object({
  kind: z.enum(['record', 'original', 'difference', 'check', 'own']),
  row: z.string().nullable().describe('the id of the row, for a difference'),
  check: z.enum(checks).nullable(),
  point: z.string().nullable().describe('the id of a point that the pharmacy has added'),
});

const comparisonRow = z.object({
  id: z.string().describe('an answer names it; it changes with what is compared'),
  field: z.enum(comparedFields),
  recordLine: z.int().nullable().describe('index in the record'),
  orderLine: z.int().nullable().describe('position in the order'),
  orderId: z.uuid().nullable().describe('the earlier order that the row is about'),
  difference: z.enum(differences).nullable(),
  choices: z
    .array(z.enum(answerChoices))
    .describe('what may settle the difference; none: amend, ask for another or reject'),
  answer: z
    .object({
      choice: z.enum(answerChoices),
      text: z.string(),
      instructions: z.string().nullable(),
      day: z.iso.date().nullable(),
      product: z.string().nullable().describe('that the practice named, where the paper is not clear'),
      spokenWith: z.string().nullable().describe('of a call to the practice; null also where it was not asked for yet'),
      spokenAt: z.iso.datetime().nullable(),
      ...who,
    })
    .nullable(),
});

/** All that is known about the check of a prescription. What was said about an earlier file does not count and is not in it. */
export const review = z.object({
  version: version.describe('of the order'),
  record: z
    .object({
      version: z.int(),
      isCurrent: z
        .boolean()
        .describe('false: read from an earlier file or before the original was replaced; save it again'),
      ...who,
      record: prescriptionRecord,
    })
    .nullable(),
  recordVersion: z.int().describe('0 while there is no record'),
  ordered: z.array(
    z.object({ position: z.int(), name: z.string(), pzn: z.string().nullable(), unit, quantity: units }),
  ),
  person: z.object({ patientName: z.string(), birthDate: z.iso.date() }),
  validity: z
    .object({
      until: z.iso.date(),
      state: z.enum(['notYet', 'valid', 'expiring', 'expired']),
      daysLeft: z.int().describe('negative once it is over'),
    })
    .nullable(),
  rows: z.array(comparisonRow),
  earlier: z
    .array(
      z.object({
        orderId: z.uuid(),
        code: z.string(),
        placedOn: z.iso.date(),
        status: z.string(),
        isSameFile: z.boolean(),
        isSamePatient: z.boolean(),
      }),
    )
    .describe('other orders that came with this file, or with a prescription of the same prescriber and day'),
  left: z.array(z.int()).describe('what they leave of each line of the record'),
  checklist: z.array(
    z.object({
      check: z.enum(checks),
      stage: z.enum(stages),
      isDone: z.boolean(),
      tick: z
        .object({ tick: statutoryTick, ...who })
        .nullable()
        .describe('who said what last'),
    }),
  ),
  ownPoints: z
    .array(
      z.object({
        id: z.string(),
        stage: z.enum(stages),
        de: z.string(),
        en: z.string(),
        isDone: z.boolean(),
        isReworded: z.boolean().describe('ticked before its words were changed: that tick does not count'),
        tick: z.object({ tick: ownTick, ...who }).nullable(),
      }),
    )
    .describe('what the pharmacy asks for beside the law; once it is decided, what was vouched for'),
  missing: z.object({ confirm: z.array(missingPoint), verify: z.array(missingPoint) }),
});

export const readReview = endpoint('readReview', {
  summary: 'What was recorded, compared and ticked about a prescription, and what is missing',
  access: 'staff',
  right: 'seePrescription',
  params: deskOrder,
  output: review,
});

export const saveRecord = endpoint('saveRecord', {
  summary: 'Writes down what stands on the prescription; every state that was saved is kept',
  access: 'staff',
  right: 'reviewPrescription',
  params: deskOrder,
  body: z.object({
    recordVersion: z.int().min(0).describe('of the record that was seen; 0 when there was none'),
    file: z.string().max(20).nullable().describe('the version of the file it was read from; null for none'),
    record: prescriptionRecord,
  }),
  output: review,
  errors: [
    'InvalidState',
    'RecordChanged',
    'PrescriptionChanged',
    'SignedFileMissing',
    'PhotoOrPaperMissing',
    'OwnOrder',
    'LikeOwnOrder',
  ],
});

export const tickChecks = endpoint('tickChecks', {
  summary: 'Ticks points of the checklist, or takes ticks back',
  access: 'staff',
  right: 'tickCheck',
  params: deskOrder,
  body: z.object({
    version,
    ticks: z
      .array(tick)
      .min(1)
      .max(checks.length + mostOwnPoints),
  }),
  output: review,
  errors: ['InvalidState', 'OrderChanged', 'SignedFileMissing', 'PhotoOrPaperMissing', 'OwnOrder', 'LikeOwnOrder'],
});

export const answerDifference = endpoint('answerDifference', {
  summary: 'Says what settles a difference between prescription and order',
  access: 'staff',
  right: 'reviewPrescription',
  params: deskOrder,
  body: z.object({
    row: z.string().max(2_000).describe('the id of the row, as it was seen'),
    choice: z.enum(answerChoices),
    text: z.string().trim().max(longestAnswer),
    instructions: z
      .string()
      .trim()
      .max(recordLimits.instructions)
      .optional()
      .describe('the dose for the label, where it is what settles the difference'),
    day: z.iso.date().optional().describe('that the practice named, where one is missing or cannot be'),
    product: z
      .string()
      .trim()
      .max(recordLimits.product)
      .optional()
      .describe('that the practice named, where the paper is not clear; only the ordered one settles it'),
    spokenWith: z.string().trim().max(recordLimits.name).optional().describe('of the practice, where it was called'),
    spokenAt: z.iso.datetime().optional().describe('when; now where it is left out'),
  }),
  texts: { 'body.text': 'lines' },
  output: review,
  errors: ['InvalidState', 'RecordChanged', 'AnswerNotPossible', 'OwnOrder', 'LikeOwnOrder'],
});
