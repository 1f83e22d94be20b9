import { createHash } from 'node:crypto';
import type { OrderStatus } from '@shop/contract/order-status';
import type { Transaction } from '../../db/pool.ts';
import type { Actor, OrderEvent, OrderEventKind } from '../../db/schema/orders.ts';
import { insertEvents, lastHashes } from './orders-at-once-queries.ts';

export interface NewEvent {
  orderId: string;
  at: Date;
  actor: Actor;
  what: OrderEventKind;
  status?: OrderStatus;
  message?: string;
  /** The version of the prescription file it is about. */
  file?: string | null;
}

type Written = Omit<OrderEvent, 'id' | 'hash'>;

/** Written in the act's own transaction, which holds the order: two acts on one order never write at the same time. */
export function recordEvent(tx: Transaction, event: NewEvent): Promise<void> {
  return recordEvents(tx, [event]);
}

/** The same for many orders at once, one entry of each. */
export async function recordEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  const before = await lastHashes(
    tx,
    events.map(({ orderId }) => orderId),
  );
  const written = events.map(writtenOf);
  await insertEvents(
    tx,
    written.map((event) => ({ ...event, hash: chain(before.get(event.orderId) ?? '', event) })),
  );
}

function writtenOf(event: NewEvent): Written {
  return {
    orderId: event.orderId,
    at: event.at,
    by: event.actor.kind,
    // The database stores well-formed text only; the hash must be over what can be read back.
    byName: event.actor.kind === 'pharmacy' ? event.actor.name.toWellFormed() : null,
    byStaffId: event.actor.kind === 'pharmacy' ? event.actor.staffId : null,
    what: event.what,
    status: event.status ?? null,
    message: event.message?.toWellFormed() ?? null,
    file: event.file ?? null,
  };
}

/** The first entry whose hash does not follow from what was written before it; null when all of them do. */
export function firstBroken(events: readonly OrderEvent[]): OrderEvent | null {
  let before = '';
  for (const event of events) {
    if (event.hash !== chain(before, event) && !isHashedWithHalf(before, event)) return event;
    before = event.hash;
  }
  return null;
}

/** Entries about no file, or without a member of staff, are hashed as they were before entries could name one. */
function chain(before: string, { orderId, at, by, byName, byStaffId, what, status, message, file }: Written): string {
  const aboutFile = file === null ? [] : [file];
  const about = byStaffId === null ? aboutFile : [file, byStaffId];
  const entry = JSON.stringify([before, orderId, at.toISOString(), by, byName, what, status, message, ...about]);
  return createHash('sha256').update(entry).digest('base64url');
}

const replacement = '\uFFFD';
const firstHalf = 0xd800;
const lastHalf = 0xdfff;

/**
 * Early entries were hashed before the database replaced a lone surrogate. The hash tells which of the 2,048 it was;
 * all of one message are assumed to be the same, as in a text that was cut.
 */
function isHashedWithHalf(before: string, event: OrderEvent): boolean {
  if (!event.message?.includes(replacement)) return false;
  for (let half = firstHalf; half <= lastHalf; half++) {
    const message = event.message.replaceAll(replacement, String.fromCharCode(half));
    if (event.hash === chain(before, { ...event, message })) return true;
  }
  return false;
}
