import { deadlineOf } from '@shop/contract/desk/deadline';
import type { Actor } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { recordEvent } from './order-events.ts';
import { readFactsOf } from './order-facts-service.ts';
import { requireNotOwn } from './order-ownership-service.ts';
import { accountLanguage, linesOf, lockOrder, touchOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';

interface Telling {
  id: string;
  /** The version of the order on the screen. */
  version: number;
  actor: Actor & { kind: 'pharmacy' };
  /** Of whoever tells: nobody acts on an order of their own. */
  email: string;
}

/**
 * Tells the patient that the deadline of an order will pass, or has (ApoG § 11a). Once for each deadline: a second
 * press is refused with `InvalidState`, as it is while the deadline rests.
 */
export async function tellDelay(parts: OrderParts, { id, version, actor, email }: Telling): Promise<Date> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const known = order && (await readFactsOf(tx, id));
    if (!order || !known) throw new ShopError('NotFound');
    await requireNotOwn(tx, order, { id: actor.staffId, name: actor.name, email });

    const deadline = deadlineOf(known.facts, parts.config.workingDays);
    if (deadline.kind !== 'runs') throw new ShopError('InvalidState');
    if (known.delayToldAt && known.delayToldAt >= deadline.since) throw new ShopError('InvalidState');
    if (order.version !== version) throw new ShopError('OrderChanged');

    await touchOrder(tx, id);
    await recordEvent(tx, { orderId: id, at: now, actor, what: 'delayTold' });
    const language = (await accountLanguage(tx, order)) ?? order.language;
    const lines = await linesOf(tx, id);
    await tell(tx, parts, 'delayed', { order, lines, message: null, language, dueAt: deadline.dueAt });
  });
  return now;
}
