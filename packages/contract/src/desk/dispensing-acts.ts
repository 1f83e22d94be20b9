import type { ErrorId } from '../errors.ts';
import type { Evidence } from './evidence.ts';

/** What is done with an order on its way out of the house and into the patient's hands, and needs a prescription on record. */
export const dispensingActs = [
  'record',
  'tick',
  'confirm',
  'verify',
  'prepare',
  'pack',
  'release',
  'ship',
  'ready',
  'sendAgain',
  'complete',
] as const;
export type DispensingAct = (typeof dispensingActs)[number];

/** What an act of dispensing can ask for beside the order's status. */
export const dispensingFacts = [
  'signedFile',
  'photoOrPaper',
  'paper',
  'eRezeptNumber',
  'validSignature',
  'prescriptionVerified',
  'withinPrescription',
  'dosage',
  'recipient',
  'originalMarked',
  'advice',
  'identity',
  'labelComplete',
  'labelPrinted',
  'labelSeen',
] as const;
export type DispensingFact = (typeof dispensingFacts)[number];

/** How an act is refused while a fact is not on record: each names the way to it. */
export const refusalWithout = {
  signedFile: 'SignedFileMissing',
  photoOrPaper: 'PhotoOrPaperMissing',
  paper: 'OriginalMissing',
  eRezeptNumber: 'ERezeptNumberMissing',
  validSignature: 'SignatureUnchecked',
  prescriptionVerified: 'PrescriptionUnverified',
  withinPrescription: 'BeyondPrescription',
  dosage: 'DosageMissing',
  recipient: 'RecipientUnknown',
  originalMarked: 'OriginalNotMarked',
  advice: 'AdviceMissing',
  identity: 'IdentityMissing',
  labelComplete: 'LabelIncomplete',
  labelPrinted: 'LabelNotPrinted',
  labelSeen: 'LabelNotSeen',
} as const satisfies Record<DispensingFact, ErrorId>;

/** For the calls that do such an act. */
export const dispensingRefusals = Object.values(refusalWithout);

export function isDispensingAct(action: string): action is DispensingAct {
  return (dispensingActs as readonly string[]).includes(action);
}

/** A paper is read from its photo and dispensed by its original; an E-Rezept is read where it lies and dispensed by its number. */
const evidenceFor: Record<Evidence, { toRead: DispensingFact[]; toDispense: DispensingFact[] }> = {
  signedFile: { toRead: ['signedFile'], toDispense: ['signedFile', 'validSignature'] },
  paper: { toRead: ['photoOrPaper'], toDispense: ['paper'] },
  eRezept: { toRead: [], toDispense: ['eRezeptNumber'] },
};

const readingActs: readonly DispensingAct[] = ['record', 'tick', 'confirm'];

/** Called valid, covered by the prescription, a dose for every label; every label complete, made, and seen by who releases it. */
const goods: Partial<Record<DispensingAct, readonly DispensingFact[]>> = {
  confirm: ['withinPrescription'],
  verify: ['withinPrescription', 'dosage'],
  prepare: ['prescriptionVerified', 'withinPrescription'],
  pack: ['prescriptionVerified', 'withinPrescription', 'dosage', 'labelComplete', 'labelPrinted'],
  release: ['prescriptionVerified', 'withinPrescription', 'dosage', 'labelComplete', 'labelPrinted', 'labelSeen'],
  ship: ['prescriptionVerified', 'withinPrescription', 'dosage'],
  ready: ['prescriptionVerified', 'withinPrescription', 'dosage'],
  sendAgain: ['prescriptionVerified', 'withinPrescription', 'dosage'],
  complete: ['prescriptionVerified', 'withinPrescription', 'dosage'],
};

/** The goods change hands: to whom, and what was said and noted down for it. */
const leaving: Partial<Record<DispensingAct, readonly DispensingFact[]>> = {
  ship: ['recipient'],
  complete: ['advice', 'identity'],
};

/** Before goods go: a paper is marked with what was dispensed (ApBetrO § 17 (6)). */
const markingActs: readonly DispensingAct[] = ['ship', 'complete'];

/** What lay ready or was on its way before facts were asked for: none can be handed in any more. */
const afterLeaving: readonly DispensingAct[] = ['sendAgain', 'complete'];

export interface ActedOn {
  evidence: Evidence;
  /** Recorded before facts were asked for, and out of the packers' hands since then. */
  isRecordedBefore: boolean;
}

/** What there must be to look at before anything is said about it. */
export function isToRead(fact: DispensingFact): boolean {
  return fact === 'signedFile' || fact === 'photoOrPaper';
}

/** The facts that must be on record before the act (decision 74). Screen, command and call all ask here. */
export function factsFor(act: DispensingAct, about: ActedOn): readonly DispensingFact[] {
  const mark = about.evidence === 'paper' && markingActs.includes(act) ? (['originalMarked'] as const) : [];
  return [...prescriptionFactsFor(act, about), ...mark, ...(leaving[act] ?? [])];
}

function prescriptionFactsFor(act: DispensingAct, { evidence, isRecordedBefore }: ActedOn): readonly DispensingFact[] {
  if (isRecordedBefore && afterLeaving.includes(act)) return [];
  const { toRead, toDispense } = evidenceFor[evidence];
  if (readingActs.includes(act)) return [...toRead, ...(goods[act] ?? [])];
  const all = act === 'verify' ? [...toRead, ...toDispense] : toDispense;
  return [...new Set([...all, ...(goods[act] ?? [])])];
}

/** What is missing for the act; nothing once it may be done. */
export function missingFactsFor(
  act: DispensingAct,
  about: ActedOn,
  onRecord: ReadonlySet<DispensingFact>,
): DispensingFact[] {
  return factsFor(act, about).filter((fact) => !onRecord.has(fact));
}
