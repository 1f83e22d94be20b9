import { isDeepStrictEqual } from 'node:util';
import { proposedEvidence } from '@shop/contract/desk/evidence';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { prescribedApplication } from '@shop/contract/desk/settled-instructions';
import type { Tick } from '@shop/contract/desk/tick';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { StaffMember } from '../../http/callers.ts';
import { isAbout, isDecided } from '../prescriptions/own-point-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import {
  instructionsOf,
  isOnChecklist,
  isTicked,
  latestRecordOf,
  type Review,
  type RowAnswer,
  readReview,
  sayAboutPrescription,
} from '../prescriptions/review-service.ts';
import { isSettledBy } from '../prescriptions/settling-service.ts';
import { requireFacts } from './dispensing-facts.ts';
import { requireNotOwn } from './order-ownership-service.ts';
import { findOrder, findOrderInSight, linesOf, lockOrder, tellDesk, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';

/** So much may the clock of a desk be ahead of ours. */
const clockDriftMs = 5 * 60 * 1_000;

type ReviewParts = Pick<OrderParts, 'db' | 'clock' | 'config'>;
type Who = Pick<StaffMember, 'id' | 'name' | 'email'>;

/** What somebody at the desk sees of the check. `NotFound` for an unknown order. */
export async function reviewOf(parts: ReviewParts, orderId: string): Promise<Review> {
  const order = await requireOrder(parts, orderId);
  return readIn(parts.db, parts, order);
}

async function readIn(db: Database, { clock, config }: ReviewParts, order: Order): Promise<Review> {
  const { checklist } = config;
  return readReview(db, order, { lines: await linesOf(db, order.id), checklist, now: clock.now() });
}

export async function requireOrder({ db }: Pick<OrderParts, 'db'>, orderId: string): Promise<Order> {
  const order = await findOrderInSight(db, orderId);
  if (!order) throw new ShopError('NotFound');
  return order;
}

export interface SeenRecord {
  /** Of the record that was seen; 0 for none. */
  recordVersion: number;
  /** The version of the file it was read from. */
  file: string | null;
  record: PrescriptionRecord;
}

/**
 * Writes down what stands on the prescription. `RecordChanged` when somebody else has saved meanwhile: what both wrote is
 * kept, theirs here and the other on the screen. Sent again by the same person, it is saved once.
 */
export async function saveRecord(
  parts: OrderParts,
  orderId: string,
  who: Who,
  { recordVersion, file, record }: SeenRecord,
): Promise<Review> {
  return say(parts, orderId, who, async (tx, review) => {
    const { order, saved, round } = review;
    if (file !== (await fileVersionOf(tx, orderId))) throw new ShopError('PrescriptionChanged');
    const evidence = record.evidence ?? proposedEvidence(order.prescriptionFormat, file !== null);
    const asking = { config: parts.config, now: parts.clock.now() };
    await requireFacts(tx, { ...review, order: { ...order, evidence } }, 'record', asking);
    const kept = { ...record, evidence };
    const version = saved?.version ?? 0;
    if (version !== recordVersion) {
      const isRepeated = version === recordVersion + 1 && saved?.byStaffId === who.id;
      if (isRepeated && isDeepStrictEqual(saved?.record, kept)) return;
      throw new ShopError('RecordChanged');
    }
    await sayAboutPrescription(tx, { orderId, who, round, at: parts.clock.now() }).record(version + 1, kept);
    await updateOrder(tx, order.id, { evidence });
  });
}

/**
 * `OrderChanged` for ticks that were set on an older state, or beside words of an own point that are not asked any more;
 * `InvalidState` for points that this order does not have.
 */
export async function tickChecks(
  parts: OrderParts,
  orderId: string,
  who: Who,
  { version, ticks }: { version: number; ticks: Tick[] },
): Promise<Review> {
  return say(parts, orderId, who, async (tx, review) => {
    const { order, round, ownPoints } = review;
    if (version !== order.version) throw new ShopError('OrderChanged');
    // What was ticked can always be taken back.
    if (ticks.some(({ isDone }) => isDone))
      await requireFacts(tx, review, 'tick', { config: parts.config, now: parts.clock.now() });
    for (const tick of ticks) {
      const { check, isDone } = tick;
      if (tick.check === 'own' && !ownPoints.some((point) => isAbout(tick, point))) throw new ShopError('OrderChanged');
      const isInHand = check !== 'original' || !isDone || order.originalReceivedAt !== null;
      if ((check !== 'own' && !isOnChecklist(order, check)) || !isInHand) throw new ShopError('InvalidState');
    }
    const said = ticks.map((tick) => ({ tick, isDone: isTicked(tick) }));
    await sayAboutPrescription(tx, { orderId, who, round, at: parts.clock.now() }).ticks(said);
  });
}

/** `RecordChanged` when there is no such difference any more, `AnswerNotPossible` for what does not settle it. */
export async function answerDifference(
  parts: OrderParts,
  orderId: string,
  who: Who,
  answer: RowAnswer,
): Promise<Review> {
  return say(parts, orderId, who, async (tx, { rows, lines, round, order, saved }) => {
    const row = rows.find(({ id }) => id === answer.row);
    if (!row?.difference || !saved) throw new ShopError('RecordChanged');
    const now = parts.clock.now();
    const healed = { birthDate: order.birthDate, record: saved.record, lines, today: germanDay(now) };
    const isPast = answer.spokenAt === undefined || answer.spokenAt.getTime() <= now.getTime() + clockDriftMs;
    const named = { namedDay: answer.day ?? null, namedProduct: answer.product ?? null };
    if (!isPast || !isSettledBy(row, { ...answer, ...named }, healed)) throw new ShopError('AnswerNotPossible');
    await sayAboutPrescription(tx, { orderId, who, round, at: now }).answer(answer);
  });
}

/** With the order's lock, so that a decision never comes between. What was accepted has to be taken back first. */
async function say(
  parts: OrderParts,
  orderId: string,
  who: Who,
  write: (tx: Transaction, review: Review) => Promise<void>,
): Promise<Review> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ShopError('NotFound');
    await requireNotOwn(tx, order, who);
    if (!isUnderReview(order)) throw new ShopError('InvalidState');
    const before = await readIn(tx, parts, order);
    const labelled = await labelWordsOf(tx, before);
    await write(tx, before);
    if (isOutOfHand(order) && !isDeepStrictEqual(await labelWordsOf(tx, before), labelled)) {
      throw new ShopError('InvalidState');
    }
    await tellDesk(tx, orderId);
    return readIn(tx, parts, (await findOrder(tx, orderId)) as Order);
  });
}

/** Its labels are on the goods, and nobody packs it any more: they cannot be told to be used in another way. */
function isOutOfHand({ status }: Order): boolean {
  return status === 'readyForPickup' || status === 'shipped';
}

/** What the labels of an order repeat from its prescription. */
async function labelWordsOf(tx: Transaction, { order, lines }: Review) {
  const record = await latestRecordOf(tx, order.id);
  const instructions = await instructionsOf(tx, order.id);
  return lines.map(({ position }) => [instructions(position), record && prescribedApplication(record, position)]);
}

function isUnderReview(order: Order): boolean {
  return order.status !== 'requested' && !isDecided(order);
}
