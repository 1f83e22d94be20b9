import type { Transaction } from '../../db/pool.ts';
import { readdressMails } from '../mail/outbox-service.ts';
import { recordEvent } from './order-events.ts';
import { lockOpenOrdersOf, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';

/** What a person has corrected in their profile. */
export interface ContactChange {
  userId: string;
  email?: string;
  phone?: string;
}

/**
 * Takes a corrected address or number over into the orders that are still open, and into the mails about them that wait, in
 * the transaction that corrects it. What has ended stays as it was. The record says that it happened, without the values.
 */
export async function changeContact(
  tx: Transaction,
  parts: Pick<OrderParts, 'keys' | 'clock'>,
  { userId, ...changed }: ContactChange,
): Promise<void> {
  const at = parts.clock.now();
  for (const { id, email, phone } of await lockOpenOrdersOf(tx, userId)) {
    const contact = { email, phone, ...changed };
    if (contact.email === email && contact.phone === phone) continue;
    await updateOrder(tx, id, contact);
    await recordEvent(tx, { orderId: id, at, actor: { kind: 'patient' }, what: 'contactChanged' });
    if (contact.email !== email) await readdressMails(tx, parts, { orderId: id, from: email, to: contact.email });
  }
}
