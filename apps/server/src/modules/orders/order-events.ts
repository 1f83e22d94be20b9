import { createHash } from 'node:crypto';
import type { OrderStatus } from '@shop/contract/order-status';
import type { Transaction } from '../../db/pool.ts';
import type { Actor, OrderEvent, OrderEventKind } from '../../db/schema/orders.ts';
import { insertEvent, lastEvent } from './order-queries.ts';

export interface NewEvent {
  orderId: string;
  at: Date;
  actor: Actor;
  what: OrderEventKind;
  status?: OrderStatus;
  message?: string;
}

type Written = Omit<OrderEvent, 'id' | 'hash'>;

/** Written in the act's own transaction, which holds the order: two acts on one order never write at the same time. */
export async function recordEvent(tx: Transaction, event: NewEvent): Promise<void> {
  const written: Written = {
    orderId: event.orderId,
    at: event.at,
    by: event.actor.kind,
    byName: event.actor.kind === 'pharmacy' ? event.actor.name : null,
    what: event.what,
    status: event.status ?? null,
    message: event.message ?? null,
  };
  const before = await lastEvent(tx, event.orderId);
  await insertEvent(tx, { ...written, hash: chain(before?.hash ?? '', written) });
}

/** The first entry whose hash does not follow from what was written before it; null when all of them do. */
export function firstBroken(events: readonly OrderEvent[]): OrderEvent | null {
  let before = '';
  for (const event of events) {
    if (event.hash !== chain(before, event)) return event;
    before = event.hash;
  }
  return null;
}

function chain(before: string, { orderId, at, by, byName, what, status, message }: Written): string {
  const entry = JSON.stringify([before, orderId, at.toISOString(), by, byName, what, status, message]);
  return createHash('sha256').update(entry).digest('base64url');
}
