import { evidenceOf } from '@shop/contract/desk/evidence';
import type { OrderFacts } from '@shop/contract/desk/order-facts';
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type Order, type OrderEvent, orderEvents, orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { readOrderCode } from './order-code.ts';
import { isEndedUnserved, openCents } from './order-money.ts';
import { findOrderByCode } from './order-queries.ts';

type Happened = Pick<OrderEvent, 'orderId' | 'at' | 'by' | 'what' | 'status'>;

export interface KnownOrder {
  order: Order;
  facts: OrderFacts;
  /** When the last thing happened to it. */
  lastAt: Date;
  /** When the patient was last told of a delay. */
  delayToldAt: Date | null;
}

/** These orders with what the desk follows from, by three statements for any number of them. */
export async function readOrderFacts(db: Database, ids: string[]): Promise<KnownOrder[]> {
  if (ids.length === 0) return [];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  const files = await db
    .select({ orderId: prescriptionFiles.orderId, at: max(prescriptionFiles.storedAt) })
    .from(prescriptionFiles)
    .where(and(inArray(prescriptionFiles.orderId, ids), isNull(prescriptionFiles.replacedAt)))
    .groupBy(prescriptionFiles.orderId);
  const { orderId, at, by, what, status } = orderEvents;
  const events = await db
    .select({ orderId, at, by, what, status })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));

  const fileAt = new Map(files.map((file) => [file.orderId, file.at]));
  const eventsOf = new Map<string, Happened[]>(ids.map((id) => [id, []]));
  for (const event of events) eventsOf.get(event.orderId)?.push(event);
  return found.map((order) => knownOrder(order, eventsOf.get(order.id) ?? [], fileAt.get(order.id) ?? null));
}

/** The same for one; null when there is none. */
export async function readFactsOf(db: Database, orderId: string): Promise<KnownOrder | null> {
  const [known] = await readOrderFacts(db, [orderId]);
  return known ?? null;
}

/** Which of these orders have left the house, whatever became of them. */
export async function everSent(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isOfThese = inArray(orderEvents.orderId, [...ids]);
  const sent = await db
    .selectDistinct({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(and(isOfThese, eq(orderEvents.status, 'shipped')));
  return new Set(sent.map(({ orderId }) => orderId));
}

function knownOrder(order: Order, events: readonly Happened[], fileAt: Date | null): KnownOrder {
  const answer = events.findLast(isAnswer);
  const written = events.findLastIndex((event) => isAnswer(event) || isMessage(event));
  const actedOn = events.findLastIndex(({ by, what }) => by === 'pharmacy' && what !== 'prescriptionOpened');
  return {
    order,
    lastAt: events.at(-1)?.at ?? order.createdAt,
    delayToldAt: events.findLast(({ what }) => what === 'delayTold')?.at ?? null,
    facts: {
      ...factsInOrder(order),
      fileAt,
      answeredAt: answer?.at ?? null,
      isAnswerNew: written > actedOn,
      packedAt: order.preparedAt,
      releasedAt: order.releasedAt,
      problem: isWithdrawalOpen(events) ? 'withdrawalDeclared' : null,
    },
  };
}

type OrderWithFacts = Pick<
  Order,
  | 'status'
  | 'createdAt'
  | 'prescriptionFormat'
  | 'evidence'
  | 'shippingType'
  | 'paymentMethod'
  | 'prescriptionVerifiedAt'
  | 'originalReceivedAt'
  | 'paidAt'
>;

/** Those that stand in the order itself, whatever the rest is read from. */
export function factsInOrder(order: OrderWithFacts) {
  const { status, createdAt, shippingType, paidAt } = order;
  return {
    status,
    createdAt,
    evidence: evidenceOf(order),
    shippingType,
    paidAt,
    isPaidAtPickup: order.paymentMethod === 'pickup',
    verifiedAt: order.prescriptionVerifiedAt,
    originalAt: order.originalReceivedAt,
  };
}

const withdrawalsOpened = ['withdrawalDeclared', 'withdrawalReopened'];
const withdrawalsAnswered = ['withdrawalAccepted', 'withdrawalRefused'];

/** More was declared than the pharmacy has answered. A case that was closed without an answer has been looked at too. */
function isWithdrawalOpen(events: readonly Happened[]): boolean {
  const lookedAt = events.findLastIndex(({ what }) => what === 'withdrawalClosed');
  const since = events.slice(lookedAt + 1);
  const all = (kinds: string[]) => since.filter(({ what }) => kinds.includes(what)).length;
  return all(withdrawalsOpened) > all(withdrawalsAnswered);
}

function isAnswer({ by, what, status }: Happened): boolean {
  return by === 'patient' && status === 'inReview' && what !== 'prescriptionReplaced';
}

function isMessage({ by, what }: Happened): boolean {
  return by === 'patient' && what === 'messageWritten';
}

/** The order that somebody names by its code, however they write it; null when there is none in sight. */
export async function orderWithCode(db: Database, written: string): Promise<Order | null> {
  const order = await anyOrderWithCode(db, written);
  return order?.isOutOfSight ? null : order;
}

/** The same whether or not it is in sight: for what the law wants whole, and for requests of the person. */
export async function anyOrderWithCode(db: Database, written: string): Promise<Order | null> {
  const code = readOrderCode(written);
  return code === null ? null : findOrderByCode(db, code);
}

/** What is still to pay of an order, and whether it is over without having been served. */
export const openCentsOf = openCents;
export const isEndedStatus = isEndedUnserved;
