import { isBeyondPrescription } from '@shop/contract/desk/difference-answers';
import { type DispensingAct, type DispensingFact, missingFactsFor } from '@shop/contract/desk/dispensing-acts';
import type { ErrorId } from '@shop/contract/errors';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { instructionsOf, type Review } from '../prescriptions/review-service.ts';

const refusals = {
  signedFile: 'SignedFileMissing',
  photoOrPaper: 'PhotoOrPaperMissing',
  paper: 'OriginalMissing',
  eRezeptNumber: 'ERezeptNumberMissing',
  withinPrescription: 'BeyondPrescription',
  dosage: 'DosageMissing',
} as const satisfies Record<DispensingFact, ErrorId>;

/** What is on record of the order's prescription, of the facts that acts of dispensing ask for. */
export async function factsOnRecord(
  db: Database,
  { order, lines, open, ticks }: Review,
): Promise<ReadonlySet<DispensingFact>> {
  const hasPaper = order.originalReceivedAt !== null;
  const hasFile = (await fileVersionOf(db, order.id)) !== null;
  const instructions = await instructionsOf(db, order.id);
  const facts: Record<DispensingFact, boolean> = {
    signedFile: hasFile,
    photoOrPaper: hasFile || hasPaper,
    paper: hasPaper,
    eRezeptNumber: ticks.get('eRezept')?.isDone ?? false,
    withinPrescription: !open.some(({ difference }) => difference !== null && isBeyondPrescription(difference)),
    dosage: lines.every(({ position }) => instructions(position) !== null),
  };
  return new Set((Object.keys(facts) as DispensingFact[]).filter((fact) => facts[fact]));
}

/** Refuses an act while a fact that it rests on is not on record, with the error that names the way to it. */
export async function requireFacts(db: Database, review: Review, act: DispensingAct): Promise<void> {
  const [missing] = missingFactsFor(act, review.order.prescriptionFormat, await factsOnRecord(db, review));
  if (missing) throw new ShopError(refusals[missing]);
}
