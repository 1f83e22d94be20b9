import type { AdviceNote } from '@shop/contract/desk/advice';
import type { TillReceipt } from '@shop/contract/desk/writing';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { changeInside, type OrderParts } from '../orders/order-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { adviserOf, settleAdvice } from './advice-service.ts';
import { insertDispatch, lastDispatchOf } from './dispatch-queries.ts';
import { type Taken, takenBy } from './taker-service.ts';

interface PickedUp {
  orderId: string;
  version: number;
  taken: Taken;
  advice: AdviceNote | undefined;
  /** Null for an order that is paid. */
  till: TillReceipt | null;
  key: string;
}

/**
 * Somebody picks up what lies ready. What is open is paid at the till, and its receipt is named here: the desk takes no money.
 * Throws `InvalidState` for an order that is not paid without a receipt, and one that is with it, `AdviceMissing`, and `OriginalNotMarked`.
 */
export async function handOverAtCounter(parts: OrderParts, colleague: Colleague, picked: PickedUp): Promise<void> {
  const { orderId, version, taken, advice, till, key } = picked;
  const now = parts.clock.now();
  const actor = actorOf(colleague);
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    if (order.version !== version) throw new ShopError('OrderChanged');
    if (order.status !== 'readyForPickup') throw new ShopError('InvalidState');
    const advised = await settleAdvice(tx, parts, { order, colleague, advice, now });
    const step = { orderId: order.id, actor, seen: {}, now };
    if ((order.paidAt === null) !== (till !== null)) throw new ShopError('InvalidState');
    if (till) await changeInside(tx, parts, { ...step, action: { name: 'paid' }, till });
    await insertDispatch(tx, {
      orderId: order.id,
      number: ((await lastDispatchOf(tx, order.id))?.number ?? 0) + 1,
      way: 'selfPickUp',
      sentAt: now,
      byStaffId: colleague.id,
      byName: colleague.name,
      outcome: 'handedOver',
      endedAt: now,
      endedByName: colleague.name,
      ...takenBy(order, taken),
      advisedBy: adviserOf(advised),
    });
    await changeInside(tx, parts, { ...step, action: { name: 'complete' } });
  });
}
