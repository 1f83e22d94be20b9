import { isMerelyAsTold } from './instructions-for-use.ts';

/**
 * How prescription and order can differ, and what may settle each. Nothing settles what a pharmacist cannot heal: then the
 * order is amended, another prescription comes, or the order is rejected. A correction by the practice is noted by ApBetrO
 * § 17 (5), missing instructions may be added after asking it (AMVV § 2). Nobody's word raises an amount, names another medicine
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

/** Whoever asked somebody writes down what they said, and whoever takes two for one says why. */
const choicesWithText: readonly AnswerChoice[] = [
  'samePerson',
  'sameProduct',
  'otherPrescription',
  'patientAsked',
  'practiceCalled',
];

/** What settles these is the dose itself, as it will stand on the label. */
const settledByDosage: readonly Difference[] = ['noInstructions', 'merelyAsTold'];

export function isSettledByDosage(difference: Difference): boolean {
  return settledByDosage.includes(difference);
}

export interface DifferenceAnswer {
  choice: AnswerChoice;
  text: string;
  /** Where the dose settles it. */
  instructions?: string | null | undefined;
}

export function canAnswer(difference: Difference, { choice, text, instructions }: DifferenceAnswer): boolean {
  const isFitting = (answersTo[difference] as readonly AnswerChoice[]).includes(choice);
  const isExplained = text.trim() !== '' || !choicesWithText.includes(choice);
  return isFitting && isExplained && (!isSettledByDosage(difference) || isDosage(instructions ?? ''));
}

function isDosage(instructions: string): boolean {
  return instructions.trim() !== '' && !isMerelyAsTold(instructions);
}

/** What the prescription does not cover: an order that differs like this is packed only once it is amended. */
const beyondPrescription: readonly Difference[] = [
  'otherName',
  'otherBirthDate',
  'otherProduct',
  'otherUnit',
  'orderedMore',
  'notPrescribed',
];

export function isBeyondPrescription(difference: Difference): boolean {
  return beyondPrescription.includes(difference);
}
