import type { PrescriptionFormat } from '../prescription.ts';

/** What is done with an order on its way out of the house, and needs a prescription on record. */
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
  'complete',
] as const;
export type DispensingAct = (typeof dispensingActs)[number];

/** What an act of dispensing can ask for beside the order's status. */
export const dispensingFacts = [
  'signedFile',
  'photoOrPaper',
  'paper',
  'eRezeptNumber',
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

export function isDispensingAct(action: string): action is DispensingAct {
  return (dispensingActs as readonly string[]).includes(action);
}

/** A paper is read from its photo and dispensed by its original; the number of an E-Rezept is noted when it is verified. */
const evidence: Record<PrescriptionFormat, { toRead: DispensingFact[]; toDispense: DispensingFact[] }> = {
  digital: { toRead: ['signedFile'], toDispense: ['signedFile'] },
  physical: { toRead: ['photoOrPaper'], toDispense: ['paper'] },
  ePrescription: { toRead: [], toDispense: ['eRezeptNumber'] },
};

/** Verifying asks for the original and for the number as well, as points of its checklist. */
const readingActs: readonly DispensingAct[] = ['record', 'tick', 'confirm', 'verify'];

/** What the order asks for is covered by the prescription; every label is complete, made, and seen by who releases it. */
const goods: Partial<Record<DispensingAct, readonly DispensingFact[]>> = {
  prepare: ['withinPrescription'],
  pack: ['withinPrescription', 'dosage', 'labelComplete', 'labelPrinted'],
  release: ['withinPrescription', 'dosage', 'labelComplete', 'labelPrinted', 'labelSeen'],
};

/** The goods change hands: to whom, and what was said and noted down for it. */
const leaving: Partial<Record<DispensingAct, readonly DispensingFact[]>> = {
  ship: ['recipient'],
  complete: ['advice', 'identity'],
};

/** Before goods go: a paper is marked with what was dispensed (ApBetrO § 17 (6)). */
const markingActs: readonly DispensingAct[] = ['ship', 'complete'];

/** What is only handed over was released before: nothing can be handed in for it any more. */
function evidenceFor(act: DispensingAct, format: PrescriptionFormat): readonly DispensingFact[] {
  if (act === 'complete') return [];
  return evidence[format][readingActs.includes(act) ? 'toRead' : 'toDispense'];
}

/** The facts that must be on record before the act (decision 74). Screen, command and call all ask here. */
export function factsFor(act: DispensingAct, format: PrescriptionFormat): readonly DispensingFact[] {
  const mark = format === 'physical' && markingActs.includes(act) ? (['originalMarked'] as const) : [];
  return [...evidenceFor(act, format), ...(goods[act] ?? []), ...mark, ...(leaving[act] ?? [])];
}

/** What is missing for the act; nothing once it may be done. */
export function missingFactsFor(
  act: DispensingAct,
  format: PrescriptionFormat,
  onRecord: ReadonlySet<DispensingFact>,
): DispensingFact[] {
  return factsFor(act, format).filter((fact) => !onRecord.has(fact));
}
