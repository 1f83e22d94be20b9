import type { CalledWhom, CallResult, OrderNote } from '../../db/schema/order-notes.ts';
import { isFirst, madeBefore, rememberMade } from './desk-request-service.ts';
import { findNote, insertNote } from './order-note-queries.ts';
import type { OrderParts } from './order-service.ts';
import { type Colleague, requireForeign } from './staff-order-service.ts';

interface NewNote {
  orderId: string;
  text: string;
  /** Null for a note without a call. */
  call: { whom: CalledWhom; result: CallResult } | null;
  key: string;
}

/** Writes a note, once for each key. It changes nothing that anybody else has seen, so the order's version stays. */
export async function keepNote(parts: OrderParts, colleague: Colleague, note: NewNote): Promise<OrderNote> {
  const { orderId, text, call, key } = note;
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    await requireForeign(tx, colleague, orderId);
    const request = { staffId: colleague.id, key, now };
    if (!(await isFirst(tx, request))) {
      const made = await madeBefore(tx, request);
      // The same key may have stood for another act, which made nothing.
      const kept = made && (await findNote(tx, made));
      if (kept) return kept;
    }
    const written = await insertNote(tx, {
      orderId,
      at: now,
      staffId: colleague.id,
      byName: colleague.name,
      kind: call ? 'call' : 'note',
      calledWhom: call?.whom ?? null,
      callResult: call?.result ?? null,
      text,
    });
    await rememberMade(tx, request, written.id);
    return written;
  });
}
