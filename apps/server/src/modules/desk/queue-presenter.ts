import { marksOf } from '@shop/contract/desk/marks';
import { nextStepOf } from '@shop/contract/desk/next-step';
import { type OrderFacts, owedBy } from '@shop/contract/desk/order-facts';
import type { FoundOrder, QueueRow } from '@shop/contract/desk/queue';
import type { Order } from '../../db/schema/orders.ts';
import type { QueueEntry } from '../../db/schema/queue.ts';
import { factsInOrder } from '../orders/order-facts-service.ts';
import { presentHead } from './order-head.ts';
import type { OrderAmount, QueuedOrder, ShownEntry, ShownOrder } from './queue-queries.ts';

/** Null for an entry that is not in any lane. */
export function presentRow(queued: QueuedOrder, amounts: OrderAmount[], now: Date): QueueRow | null {
  const { entry, order } = queued;
  const { lane, laneSince } = entry;
  const facts = factsOf(entry, order);
  const nextStep = laneSince && nextStepOf(facts, { since: laneSince, now });
  if (!lane || !laneSince || !nextStep) return null;
  return {
    ...presentHead(order),
    version: order.version,
    patientName: order.patientName,
    postalCode: order.postalCode,
    city: order.city,
    lineCount: amounts.reduce((sum, { lines }) => sum + lines, 0),
    amounts: amounts.map(({ unit, quantity }) => ({ unit, quantity })),
    lane,
    laneSince: laneSince.toISOString(),
    marks: marksOf(facts),
    hasFile: entry.fileAt !== null,
    hasHealthConsent: order.healthConsentAt !== null,
    shippingType: order.shippingType,
    deadline: presentDeadline(entry, facts),
    takenBy: presentHolder(queued),
    nextStep,
  };
}

type FoundFields = Pick<Order, 'id' | 'code' | 'status' | 'createdAt' | 'patientName'>;

export function presentFound(order: FoundFields, lane: QueueEntry['lane']): FoundOrder {
  return { ...presentHead(order), patientName: order.patientName, lane };
}

type Held = { entry: Pick<QueueEntry, 'takenBy' | 'takenAt'>; holderName: string | null };

export function presentHolder({ entry, holderName }: Held): QueueRow['takenBy'] {
  if (!entry.takenBy || !entry.takenAt) return null;
  return { staffId: entry.takenBy, name: holderName ?? '', since: entry.takenAt.toISOString() };
}

function presentDeadline(entry: ShownEntry, facts: OrderFacts): QueueRow['deadline'] {
  const { runsSince, halfAt, dueAt, delayToldAt } = entry;
  if (runsSince && halfAt && dueAt) {
    return {
      kind: 'runs',
      since: runsSince.toISOString(),
      halfAt: halfAt.toISOString(),
      dueAt: dueAt.toISOString(),
      toldAt: delayToldAt?.toISOString() ?? null,
    };
  }
  if (facts.status === 'shipped' || facts.status === 'readyForPickup') return { kind: 'met' };
  return { kind: 'rests', waitingFor: owedBy(facts) };
}

/** As `order-facts-service.ts` reads them, from what the entry keeps of them. */
function factsOf(entry: ShownEntry, order: ShownOrder): OrderFacts {
  return {
    ...factsInOrder(order),
    fileAt: entry.fileAt,
    answeredAt: entry.answeredAt,
    isAnswerNew: entry.isAnswerNew,
    packedAt: null,
    releasedAt: null,
    problem: entry.problem,
  };
}
