import { isBeyondPrescription } from '@shop/contract/desk/difference-answers';
import {
  type DispensingAct,
  type DispensingFact,
  isToRead,
  missingFactsFor,
  refusalWithout,
} from '@shop/contract/desk/dispensing-acts';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { wasIdentitySeen } from '../handover/dispatch-service.ts';
import { type LabelledPortion, labelledPortions } from '../packing/label-service.ts';
import { adviceOf } from '../prescriptions/advice-record-service.ts';
import { prescriptionOf } from '../prescriptions/prescription-service.ts';
import { instructionsOf, type Review } from '../prescriptions/review-service.ts';
import { actedOn } from './acted-on.ts';
import { recipientOf } from './delivery-names-service.ts';

/** Who asks, and by which settings of the pharmacy. */
interface Asking {
  config: ShopConfig;
  /** Of the pharmacy; undefined where it is not about one person. */
  staffId?: string | undefined;
  now: Date;
}

/** What is on record of the order's prescription and of its labels, of the facts that acts of dispensing ask for. */
export async function factsOnRecord(
  db: Database,
  review: Review,
  asking: Asking,
): Promise<ReadonlySet<DispensingFact>> {
  return heldBy(db, review, await labelsOf(db, review, asking), asking);
}

async function heldBy(
  db: Database,
  { order, lines, open, ticks }: Review,
  labels: readonly LabelledPortion[],
  { staffId }: Pick<Asking, 'staffId'>,
): Promise<ReadonlySet<DispensingFact>> {
  const hasPaper = order.originalReceivedAt !== null;
  const file = await prescriptionOf(db, order.id);
  const instructions = await instructionsOf(db, order.id);
  const facts: Record<DispensingFact, boolean> = {
    // A photo is none, whatever it was handed in as.
    signedFile: file?.mediaType === 'application/pdf',
    photoOrPaper: file !== null || hasPaper,
    paper: hasPaper,
    eRezeptNumber: ticks.get('eRezept')?.isDone ?? false,
    validSignature: ticks.get('signature')?.isDone ?? false,
    prescriptionVerified: order.prescriptionVerifiedAt !== null,
    withinPrescription: !open.some(({ difference }) => difference !== null && isBeyondPrescription(difference)),
    dosage: lines.every(({ position }) => instructions(position) !== null),
    recipient: recipientOf(order) !== 'unknown',
    // What is on its way left before it could be asked for, or with it on record.
    originalMarked: order.status === 'shipped' || order.originalMarkedAt !== null,
    advice: isCarried(order) || (await adviceOf(db, [order.id])).has(order.id),
    identity: order.status !== 'readyForPickup' || (await wasIdentitySeen(db, order.id)),
    labelComplete: labels.every(({ missing }) => missing.length === 0),
    labelPrinted: labels.every(({ isMadeCurrent }) => isMadeCurrent),
    labelSeen: labels.every(({ seen }) => seen.some(({ byStaffId }) => byStaffId === (staffId ?? byStaffId))),
  };
  return new Set((Object.keys(facts) as DispensingFact[]).filter((fact) => facts[fact]));
}

/** A parcel arrives without anybody of the pharmacy at the door. */
function isCarried({ status, shippingType }: Review['order']): boolean {
  return status === 'shipped' && shippingType === 'standard';
}

/** There are labels while it is packed; goods from before batches were recorded have none. */
async function labelsOf(db: Database, { order, lines }: Review, { config, now }: Asking): Promise<LabelledPortion[]> {
  return order.status === 'preparing' ? labelledPortions(db, { config, order, lines, now }) : [];
}

/**
 * Refuses an act while a fact that it rests on is not on record, with the error that names the way to it. What an open checklist
 * lists by itself is left to it: then only what there must be to look at is asked for.
 */
export async function requireFacts(
  db: Database,
  review: Review,
  act: DispensingAct,
  { isListed = false, ...asking }: Asking & { isListed?: boolean },
): Promise<void> {
  const labels = await labelsOf(db, review, asking);
  const missing = missingFactsFor(act, actedOn(review.order), await heldBy(db, review, labels, asking));
  const [first] = isListed ? missing.filter(isToRead) : missing;
  if (first === 'labelComplete') {
    throw new ShopError('LabelIncomplete', { missing: [...new Set(labels.flatMap((label) => label.missing))] });
  }
  if (first) throw new ShopError(refusalWithout[first]);
}
