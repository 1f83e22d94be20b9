import { evidenceOf } from '@shop/contract/desk/evidence';
import type { MarkedPlace, OriginalPlace } from '@shop/contract/desk/originals';
import { and, asc, eq } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { type Order, type OrderEventKind, orders } from '../../db/schema/orders.ts';
import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { actorOf } from '../journal/journal-service.ts';
import { latestRecordOf } from '../prescriptions/review-service.ts';
import { amountText } from './amount-text.ts';
import { recordEvent } from './order-events.ts';
import { noteOfStep } from './order-note-queries.ts';
import { linesOf, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { actOnForeign, type Colleague, findOrderForStaff } from './staff-order-service.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const recordedAs: Record<OriginalPlace, OrderEventKind> = {
  kept: 'originalKept',
  withGoods: 'originalWithGoods',
  givenBack: 'originalGivenBack',
  toSendBack: 'originalToSendBack',
  sentBack: 'originalSentBack',
};

/** Whether the original of this order has to be marked before its goods go, or after it where nobody was asked then. */
export function isMarkDue(order: Order): boolean {
  return isMarkable(order) && order.originalMarkedAt === null;
}

/** There is an original, and what is dispensed on it is settled: released, or gone already. */
function isMarkable(order: Order): boolean {
  const { originalReceivedAt, status, releasedAt } = order;
  if (evidenceOf(order) !== 'paper' || originalReceivedAt === null) return false;
  return status === 'preparing' ? releasedAt !== null : ['readyForPickup', 'shipped', 'completed'].includes(status);
}

/** What is to be written on the original, and where it is proposed to go: a statutory one stays, as it is what is billed with. */
export async function readMark({ db, clock }: OrderParts, colleague: Colleague, orderId: string) {
  const order = await findOrderForStaff(db, orderId);
  if (!isMarkable(order)) throw new ShopError('InvalidState');
  return {
    words: await wordsFor(db, order, colleague, clock.now()),
    markedAt: order.originalMarkedAt,
    place: order.originalPlace,
    proposed: await proposedFor(db, order),
  };
}

async function proposedFor(db: Database, order: Order): Promise<MarkedPlace> {
  const record = await latestRecordOf(db, order.id);
  if (record?.kind === 'statutory') return 'kept';
  return order.shippingType === 'selfPickUp' ? 'givenBack' : 'toSendBack';
}

/** What was dispensed, when, how much, for what price and by whom: what stands on the original afterwards. */
async function wordsFor(db: Database, order: Order, { name }: Colleague, now: Date): Promise<string> {
  const lines = await linesOf(db, order.id);
  const dispensed = lines.map((line) => `${line.name}, ${amountText(line)}, ${euros.format(line.totalCents / 100)}`);
  return dispensingWords.originalMark({
    day: dateText(germanDay(now)),
    lines: dispensed.join('; '),
    code: order.code,
    name,
  });
}

/** Marked by hand, in the name of whoever says so. Throws `InvalidState` where there is nothing to mark or it is marked already. */
export async function markOriginal(
  parts: OrderParts,
  colleague: Colleague,
  { place, ...asked }: { orderId: string; place: MarkedPlace; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (!isMarkDue(order)) throw new ShopError('InvalidState');
    await updateOrder(tx, order.id, { originalMarkedAt: now, originalPlace: place });
    const entry = { orderId: order.id, at: now };
    await recordEvent(tx, { ...entry, actor: actorOf(colleague), what: recordedAs[place] });
    const text = await wordsFor(tx, order, colleague, now);
    await noteOfStep(tx, colleague, { ...entry, text });
  });
}

/** More than a post room sends in a day. */
const mostShown = 500;

/** Those that wait to be sent to their patients, once the goods are gone. */
export function originalsToSend(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.originalPlace, 'toSendBack'), isInSight))
    .orderBy(asc(orders.originalMarkedAt))
    .limit(mostShown);
}

export async function noteOriginalSent(
  parts: OrderParts,
  colleague: Colleague,
  asked: { orderId: string; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (order.originalPlace !== 'toSendBack') throw new ShopError('InvalidState');
    await updateOrder(tx, order.id, { originalPlace: 'sentBack' });
    await recordEvent(tx, { orderId: order.id, at: now, actor: actorOf(colleague), what: recordedAs.sentBack });
  });
}
