import { laneOf } from '@shop/contract/desk/lane';
import type { OriginalToSend } from '@shop/contract/desk/originals';
import type { OrderOfPost, StrayLetter } from '@shop/contract/desk/post';
import { writtenStreet } from '@shop/contract/street';
import type { Order } from '../../db/schema/orders.ts';
import type { KnownOrder } from '../orders/order-facts-service.ts';
import { awaitedOf } from '../orders/original-receipt-service.ts';
import type { ListedLetter } from './letter-queries.ts';

export function presentOrderOfPost({ order, facts }: KnownOrder): OrderOfPost {
  const awaited = awaitedOf(order);
  return {
    id: order.id,
    code: order.code,
    patientName: order.patientName,
    birthDate: order.birthDate,
    trayNumber: order.trayNumber,
    receivedAt: order.originalReceivedAt?.toISOString() ?? null,
    expectsOriginal: awaited.isOriginal,
    lane: laneOf(facts),
    missing: awaited.all,
  };
}

export function presentLetter(letter: ListedLetter): StrayLetter {
  const { id, day, sender, notedAt, notedByName, end, endedAt, endedByName, orderCode } = letter;
  return {
    id,
    day,
    sender,
    notedAt: notedAt.toISOString(),
    notedBy: notedByName,
    end: end && endedAt && { what: end, at: endedAt.toISOString(), by: endedByName ?? '', orderCode },
  };
}

/** Where a marked original goes: to the patient, at their own address. */
export function presentToSend(order: Order): OriginalToSend {
  const { id, code, patientName, billingAddress, originalMarkedAt, createdAt } = order;
  return {
    orderId: id,
    code,
    patientName,
    street: writtenStreet(billingAddress),
    postalCode: billingAddress.postalCode,
    city: billingAddress.city,
    markedAt: (originalMarkedAt ?? createdAt).toISOString(),
  };
}
