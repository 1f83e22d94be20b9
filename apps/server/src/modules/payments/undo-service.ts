import type { TillReceipt } from '@shop/contract/desk/writing';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { undoOnOrder, undoTill } from '../orders/order-payment-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { actOnForeign, type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { actOnEntry } from './entry-act.ts';
import { journalEntry } from './entry-journal.ts';
import { sharesOf, unsettleEntry } from './ledger-queries.ts';

/**
 * A booking that was a mistake: each of its rows is answered by another, and the entry waits again. Refuses with
 * `InvalidState` for one that waits, or whose order is no longer kept, `PaymentSentBack` where a refund followed, `NotFound` and `OwnOrder`.
 */
export async function undoEntry(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: { entryId: string; reason: string; key: string },
): Promise<void> {
  const { entryId } = asked;
  await actOnEntry(parts, colleague, asked, async (tx, { entry, now }) => {
    if (!entry.settledAt) throw new ShopError('InvalidState');
    const shares = await sharesOf(tx, [entryId]);
    for (const { orderId, cents, waivedCents } of shares) {
      if (orderId === null) throw new ShopError('InvalidState');
      const order = await requireForeign(tx, colleague, orderId);
      const actor = actorOf(colleague);
      await undoOnOrder(tx, order, { cents: cents - waivedCents, waivedCents, entryId, reason, actor, now });
    }
    await unsettleEntry(tx, entryId);
    await journalEntry(tx, colleague, { entryId, what: 'entryUndone', now, detail: { orders: shares.length } });
  });
}

/** The same of what was entered as paid at the till, with the right receipt where only its number was wrong. */
export async function undoTillPayment(
  parts: OrderParts,
  colleague: Colleague,
  { reason, receipt, ...asked }: { orderId: string; reason: string; receipt: TillReceipt | null; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    await undoTill(tx, order, { reason, receipt, actor: actorOf(colleague), now });
  });
}
