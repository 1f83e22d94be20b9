import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { ownDetails } from '../identity/person-service.ts';
import { looksLike } from './likeness.ts';
import { likenessAnswer } from './likeness-queries.ts';
import { accountEmail } from './order-queries.ts';

export interface Asker {
  id: string;
  name: string;
  email: string;
}

/** By the address on the order and by that of its account, which may have changed since; and where they have said so. */
export async function isOwnOrder(db: Database, order: Order, { id, email }: Asker): Promise<boolean> {
  const addresses = [order.email, await accountEmail(db, order)];
  if (addresses.some((address) => address?.toLowerCase() === email.toLowerCase())) return true;
  return (await likenessAnswer(db, order.id, id)) === 'ownDeclared';
}

/** Whether it is like an order of theirs, and they have not said on record whether it is. */
export async function looksOwn(db: Database, order: Order, person: Asker): Promise<boolean> {
  if (!looksLike(order, { name: person.name, account: await ownDetails(db, person.email) })) return false;
  return (await likenessAnswer(db, order.id, person.id)) === null;
}

/** Nobody of the pharmacy acts on an order of their own: throws `OwnOrder`, and `LikeOwnOrder` while that is not said. */
export async function requireNotOwn(db: Database, order: Order, person: Asker): Promise<void> {
  if (await isOwnOrder(db, order, person)) throw new ShopError('OwnOrder');
  if (await looksOwn(db, order, person)) throw new ShopError('LikeOwnOrder');
}
