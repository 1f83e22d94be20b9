import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { accountEmail } from './order-queries.ts';

/** By the address on the order and by that of its account, which may have changed since. */
export async function isOwnOrder(db: Database, order: Order, { email }: { email: string }): Promise<boolean> {
  const addresses = [order.email, await accountEmail(db, order)];
  return addresses.some((address) => address?.toLowerCase() === email.toLowerCase());
}

/** Nobody of the pharmacy acts on an order of their own: throws `OwnOrder`. */
export async function requireNotOwn(db: Database, order: Order, person: { email: string }): Promise<void> {
  if (await isOwnOrder(db, order, person)) throw new ShopError('OwnOrder');
}
