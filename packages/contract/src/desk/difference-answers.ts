import { isMerelyAsTold } from './instructions-for-use.ts';
import type { PrescriptionRecord } from './prescription-record.ts';
import { validityOf } from './prescription-validity.ts';

/**
 * How prescription and order can differ, and what may settle each. Nothing settles what a pharmacist cannot heal: then the
 * order is amended, another prescription comes, or the order is rejected. A correction by the practice is noted by ApBetrO
 * § 17 (5): it says which product an unclear paper means, and nothing where the paper is clear. Missing instructions may be added after
 * asking it (AMVV § 2). Nobody's word raises an amount, names another medicine
 * or person, or brings back what is used up (decision 74).
 */
export const answersTo = {
  otherName: ['samePerson'],
  otherBirthDate: [],
  noBirthDate: ['patientAsked', 'practiceCalled'],
  notADoctor: [],
  expired: [],
  expiredMeanwhile: ['presentedInTime'],
  notYetIssued: ['practiceCalled'],
  otherProduct: ['sameProduct'],
  unclearProduct: ['practiceCalled'],
  otherUnit: [],
  orderedMore: [],
  orderedLess: ['patientWantsLess', 'patientAsked'],
  notPrescribed: [],
  notOrdered: ['patientWantsLess', 'patientAsked'],
  noInstructions: ['practiceCalled'],
  merelyAsTold: ['practiceCalled'],
  notSigned: [],
  usedBefore: ['amountsLeft', 'otherPrescription'],
  usedUp: ['otherPrescription'],
  // The same file is the same prescription, whatever anybody says.
  fileUsedBefore: ['amountsLeft'],
  fileUsedUp: [],
} as const satisfies Record<string, readonly string[]>;

export type Difference = keyof typeof answersTo;
export const differences = Object.keys(answersTo) as [Difference, ...Difference[]];

export const answerChoices = [
  'samePerson',
  'sameProduct',
  'patientWantsLess',
  'presentedInTime',
  'amountsLeft',
  'otherPrescription',
  'patientAsked',
  'practiceCalled',
] as const;
export type AnswerChoice = (typeof answerChoices)[number];

/** Whoever asked the patient writes down what they said, and whoever takes two for one says why. */
const choicesWithText: readonly AnswerChoice[] = ['samePerson', 'sameProduct', 'otherPrescription', 'patientAsked'];

/** What settles these is the dose itself, as it will stand on the label. */
const settledByDosage: readonly Difference[] = ['noInstructions', 'merelyAsTold'];

export function isSettledByDosage(difference: Difference): boolean {
  return settledByDosage.includes(difference);
}

/** Of this the practice names the product; only the one that was ordered settles it. */
export function isSettledByProduct(difference: Difference): boolean {
  return difference === 'unclearProduct';
}

/** Of these the practice names the day that is missing or wrong. */
const settledByDay: readonly Difference[] = ['noBirthDate', 'notYetIssued'];

export function isSettledByDay(difference: Difference): boolean {
  return settledByDay.includes(difference);
}

export interface DifferenceAnswer {
  choice: AnswerChoice;
  text: string;
  /** Where the dose settles it. */
  instructions?: string | null | undefined;
  /** Where the practice names a day, as YYYY-MM-DD. */
  day?: string | null | undefined;
  /** Where the practice names the product that is not clear on the paper. */
  product?: string | null | undefined;
  /** Of a call to the practice: who was spoken to. */
  spokenWith?: string | null | undefined;
}

/** Of a call to the practice whom, and the value itself, are noted; the moment is kept with it. */
export function canAnswer(difference: Difference, answer: DifferenceAnswer): boolean {
  const { choice, instructions, day, product, spokenWith } = answer;
  const isCall = choice === 'practiceCalled';
  const isNoted = !isCall || (spokenWith ?? '').trim() !== '';
  const isDayNamed = !isCall || !isSettledByDay(difference) || (day ?? '') !== '';
  const isDoseNamed = !isSettledByDosage(difference) || isDosage(instructions ?? '');
  const isProductNamed = !isSettledByProduct(difference) || (product ?? '').trim() !== '';
  return isFittingAnswer(difference, answer) && isNoted && isDayNamed && isDoseNamed && isProductNamed;
}

/** As far as it was asked for before whom, when and the value were noted: what was called valid by such an answer stays so. */
export function isFittingAnswer(difference: Difference, { choice, text }: Pick<DifferenceAnswer, 'choice' | 'text'>) {
  const isFitting = (answersTo[difference] as readonly AnswerChoice[]).includes(choice);
  return isFitting && (text.trim() !== '' || !choicesWithText.includes(choice));
}

/** Whether the day that the practice named heals the prescription: the patient's birth date, or an issue that makes it valid. */
export function isHealedByDay(
  difference: Difference,
  day: string,
  { birthDate, record, today }: { birthDate: string; record: PrescriptionRecord; today: string },
): boolean {
  if (difference === 'noBirthDate') return day === birthDate;
  const { state } = validityOf({ ...record, issuedOn: day }, today);
  return state !== 'notYet' && state !== 'expired';
}

export function isDosage(instructions: string): boolean {
  return instructions.trim() !== '' && !isMerelyAsTold(instructions);
}

/** What the prescription does not cover: an order that differs like this is packed only once it is amended. */
const beyondPrescription: readonly Difference[] = [
  'otherName',
  'otherBirthDate',
  'otherProduct',
  'unclearProduct',
  'otherUnit',
  'orderedMore',
  'notPrescribed',
];

export function isBeyondPrescription(difference: Difference): boolean {
  return beyondPrescription.includes(difference);
}
