import type { RecipientAnswer } from '@shop/contract/desk/recipients';
import { isFinal } from '@shop/contract/order-status';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { namesOf, recipientOf } from './delivery-names-service.ts';
import { recordEvent } from './order-events.ts';
import { noteOfStep } from './order-note-queries.ts';
import { updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { actOnForeign, type Colleague } from './staff-order-service.ts';

/**
 * What the patient says about the name that their order is delivered to. Asked once; a later answer replaces it, and both stay on
 * record. Throws `InvalidState` where the names are the same or the order is over.
 */
export async function settleRecipient(
  parts: OrderParts,
  colleague: Colleague,
  { answer, how, ...asked }: { orderId: string; answer: RecipientAnswer; how: string; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (recipientOf(order) === null || isFinal(order.status)) throw new ShopError('InvalidState');
    const settled = { recipientAnswer: answer, recipientName: order.deliveryAddress.fullName };
    await updateOrder(tx, order.id, settled);
    await recordEvent(tx, { orderId: order.id, at: now, actor: actorOf(colleague), what: 'recipientSettled' });
    const text = dispensingWords.names.note({ names: namesOf({ ...order, ...settled }).join(', '), how });
    await noteOfStep(tx, colleague, { orderId: order.id, at: now, text });
  });
}

/** Statuses whose record says that the goods have left the house. */
const gone = ['shipped', 'completed'];

/**
 * What was recorded about shipping or handing over was a mistake: an entry beside it says so, with the words in a note. Nothing
 * is erased, and the order stays where it is. Throws `InvalidState` for one that has not left the house.
 */
export async function correctHandOver(
  parts: OrderParts,
  colleague: Colleague,
  { words: text, ...asked }: { orderId: string; words: string; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (!gone.includes(order.status)) throw new ShopError('InvalidState');
    await recordEvent(tx, { orderId: order.id, at: now, actor: actorOf(colleague), what: 'handOverCorrected' });
    await noteOfStep(tx, colleague, { orderId: order.id, at: now, text });
  });
}
