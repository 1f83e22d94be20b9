import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { accountEmail } from './order-queries.ts';

/** Nobody of the pharmacy acts on an order of their own: throws `OwnOrder`. */
export async function requireNotOwn(db: Database, order: Order, { email }: { email: string }): Promise<void> {
  const addresses = [order.email, await accountEmail(db, order)];
  if (addresses.some((address) => address?.toLowerCase() === email.toLowerCase())) throw new ShopError('OwnOrder');
}
