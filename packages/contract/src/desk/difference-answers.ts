/**
 * How prescription and order can differ, and what may settle each. Nothing settles what a pharmacist cannot heal: then the
 * order is amended, another prescription comes, or the order is rejected. A correction by the practice is noted by ApBetrO
 * § 17 (5), missing instructions may be added after asking it (AMVV § 2).
 */
export const answersTo = {
  otherName: ['samePerson', 'patientAsked', 'practiceCalled'],
  otherBirthDate: ['patientAsked', 'practiceCalled'],
  noBirthDate: ['patientAsked', 'practiceCalled'],
  notADoctor: [],
  expired: [],
  expiredMeanwhile: ['presentedInTime'],
  notYetIssued: ['practiceCalled'],
  otherProduct: ['sameProduct', 'practiceCalled'],
  otherUnit: ['practiceCalled'],
  orderedMore: ['practiceCalled'],
  orderedLess: ['patientWantsLess', 'patientAsked'],
  notPrescribed: [],
  notOrdered: ['patientWantsLess', 'patientAsked'],
  noInstructions: ['practiceCalled'],
  merelyAsTold: ['practiceCalled', 'patientAsked'],
  notSigned: [],
  usedBefore: ['amountsLeft', 'otherPrescription', 'practiceCalled'],
  usedUp: ['otherPrescription', 'practiceCalled'],
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

/** Whoever asked somebody writes down what they said. */
const choicesWithText: readonly AnswerChoice[] = ['otherPrescription', 'patientAsked', 'practiceCalled'];

export function canAnswer(difference: Difference, { choice, text }: { choice: AnswerChoice; text: string }): boolean {
  const isFitting = (answersTo[difference] as readonly AnswerChoice[]).includes(choice);
  return isFitting && (text.trim() !== '' || !choicesWithText.includes(choice));
}
