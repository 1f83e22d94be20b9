import { isFinal } from '@shop/contract/order-status';
import { mostUnansweredMessages } from '@shop/contract/orders';
import type { Transaction } from '../../db/pool.ts';
import type { Order, OrderEvent } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { SignedIn } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { isFirst } from './desk-request-service.ts';
import { newMessageMail } from './new-order-mail.ts';
import { canWriteAbout } from './order-actions.ts';
import { recordEvent } from './order-events.ts';
import { accountLanguage, eventsOf, linesOf, lockOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';
import { type OrderReference, requireOwnOrder } from './own-order-service.ts';
import { type Colleague, requireForeign } from './staff-order-service.ts';

/** What the patient writes beside the steps. It changes nothing of the order; the queue tells the pharmacy of it. */
export async function writeAsPatient(
  parts: OrderParts,
  signedIn: SignedIn,
  { text, ...asked }: OrderReference & { text: string },
): Promise<Order> {
  const { id } = await requireOwnOrder(parts, signedIn, asked);
  const at = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, id)) as Order;
    if (!canWriteAbout(order)) throw new ShopError('InvalidState');
    const events = await eventsOf(tx, id);
    // Sent twice because the first answer got lost: it is there already.
    if (isFreeMessage(events.at(-1)) && events.at(-1)?.message === text) return order;
    if (unanswered(events) >= mostUnansweredMessages) throw new ShopError('MessagesUnanswered');
    await recordEvent(tx, { orderId: id, at, actor: { kind: 'patient' }, what: 'messageWritten', message: text });
    const mail = newMessageMail(parts.config, parts.shopAt());
    if (mail) await queueMail(tx, parts, { kind: 'new message', ...mail });
    return order;
  });
}

/** What the pharmacy writes to the patient beside the steps; once for each key, and told by mail. */
export async function writeAsPharmacy(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, text, key }: { orderId: string; text: string; key: string },
): Promise<Order> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (isFinal(order.status)) throw new ShopError('InvalidState');
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return order;
    await recordEvent(tx, { orderId, at: now, actor: actorOf(colleague), what: 'messageWritten', message: text });
    await tellOfMessage(tx, parts, order, text);
    return order;
  });
}

async function tellOfMessage(tx: Transaction, parts: OrderParts, order: Order, message: string): Promise<void> {
  const lines = await linesOf(tx, order.id);
  const language = (await accountLanguage(tx, order)) ?? order.language;
  await tell(tx, parts, 'message', { order, lines, message, language });
}

function isFreeMessage(event: OrderEvent | undefined): boolean {
  return event?.by === 'patient' && event.what === 'messageWritten';
}

/** The patient's messages since the pharmacy last wrote or did something. */
function unanswered(events: readonly OrderEvent[]): number {
  const since = events.findLastIndex(({ by, what }) => by === 'pharmacy' && what !== 'prescriptionOpened');
  return events.slice(since + 1).filter(isFreeMessage).length;
}
