import type { RecalledPerson as PersonShown, RecallShown } from '@shop/contract/desk/recalls';
import type { RecallRow } from './recall-queries.ts';
import { isHere, type RecalledPerson } from './recalled-people.ts';

export function presentRecall(
  { recall, productName, unit }: RecallRow,
  people: readonly RecalledPerson[] | null,
): RecallShown {
  return {
    id: recall.id,
    productId: recall.productId,
    productName,
    unit,
    batchNumber: recall.batchNumber,
    reason: recall.reason,
    startedAt: recall.startedAt.toISOString(),
    startedBy: recall.startedByName,
    ended: recall.endedAt && {
      at: recall.endedAt.toISOString(),
      by: recall.endedByName ?? '',
      reason: recall.endReason,
    },
    people: people && { all: people.length, reached: people.filter(({ isReached }) => isReached).length },
  };
}

export function presentPerson({ newest, orders, contacts, isReached }: RecalledPerson): PersonShown {
  return {
    orderId: newest.orderId,
    name: newest.name,
    phone: newest.phone,
    email: newest.email,
    orders: orders.map((order) => ({
      code: order.code,
      status: order.status,
      units: order.units,
      takenAt: order.takenAt.toISOString(),
      isHere: isHere(order),
    })),
    contacts: contacts.map(({ at, byName, way, isReached, note }) => ({
      at: at.toISOString(),
      by: byName,
      way,
      isReached,
      note,
    })),
    isReached,
  };
}
