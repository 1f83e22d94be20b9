import { isBeyondPrescription } from '@shop/contract/desk/difference-answers';
import { type DispensingAct, type DispensingFact, missingFactsFor } from '@shop/contract/desk/dispensing-acts';
import type { ErrorId } from '@shop/contract/errors';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { wasIdentitySeen } from '../handover/dispatch-service.ts';
import { adviceOf } from '../prescriptions/advice-record-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { instructionsOf, type Review } from '../prescriptions/review-service.ts';
import { recipientOf } from './delivery-names-service.ts';

const refusals = {
  signedFile: 'SignedFileMissing',
  photoOrPaper: 'PhotoOrPaperMissing',
  paper: 'OriginalMissing',
  eRezeptNumber: 'ERezeptNumberMissing',
  withinPrescription: 'BeyondPrescription',
  dosage: 'DosageMissing',
  recipient: 'RecipientUnknown',
  originalMarked: 'OriginalNotMarked',
  advice: 'AdviceMissing',
  identity: 'IdentityMissing',
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
    recipient: recipientOf(order) !== 'unknown',
    // What is on its way left before it could be asked for, or with it on record.
    originalMarked: order.status === 'shipped' || order.originalMarkedAt !== null,
    advice: isCarried(order) || (await adviceOf(db, [order.id])).has(order.id),
    identity: order.status !== 'readyForPickup' || (await wasIdentitySeen(db, order.id)),
  };
  return new Set((Object.keys(facts) as DispensingFact[]).filter((fact) => facts[fact]));
}

/** A parcel arrives without anybody of the pharmacy at the door. */
function isCarried({ status, shippingType }: Review['order']): boolean {
  return status === 'shipped' && shippingType === 'standard';
}

/** Refuses an act while a fact that it rests on is not on record, with the error that names the way to it. */
export async function requireFacts(db: Database, review: Review, act: DispensingAct): Promise<void> {
  const [missing] = missingFactsFor(act, review.order.prescriptionFormat, await factsOnRecord(db, review));
  if (missing) throw new ShopError(refusals[missing]);
}
