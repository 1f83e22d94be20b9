import type { Transaction } from '../../db/pool.ts';
import { readOrderCode, tidyOrderCode } from './order-code.ts';
import { recordEvent } from './order-events.ts';
import { accountEmail, findOrderByCode, lockOrder, touchOrder, updateOrder } from './order-queries.ts';

export { readOrderCode };

export interface WithdrawnOrder {
  id: string;
  /** Whether the address given is the order's own, or that of its account: then it is the patient who reads what is sent there. */
  isOwnAddress: boolean;
}

/** The order that a declaration of withdrawal names, with an entry that it came; null when there is none. */
export async function recordWithdrawal(
  tx: Transaction,
  { orderCode, email, scope, now }: { orderCode: string; email: string; scope: 'whole' | 'part'; now: Date },
): Promise<WithdrawnOrder | null> {
  const found = await findOrderByCode(tx, tidyOrderCode(orderCode));
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return null;
  // Whoever knows the code can declare it, without a sign-in: the shop received it, more is not known.
  await recordEvent(tx, { orderId: order.id, at: now, actor: { kind: 'shop' }, what: 'withdrawalDeclared' });
  const own = [order.email, await accountEmail(tx, order)].map((address) => address?.toLowerCase());
  const isOwnAddress = own.includes(email.toLowerCase());
  // Received, it ends the contract. What somebody declares from another address is told to the pharmacy and stops nothing.
  const isWithdrawn = isOwnAddress && scope === 'whole';
  if (isWithdrawn && !order.withdrawalDeclaredAt) await updateOrder(tx, order.id, { withdrawalDeclaredAt: now });
  else await touchOrder(tx, order.id);
  return { id: order.id, isOwnAddress };
}
