import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { ownDetails } from '../identity/person-service.ts';
import { looksLike } from './likeness.ts';
import { likenessAnswers } from './likeness-queries.ts';
import { accountsOf } from './orders-at-once-queries.ts';

export interface Asker {
  id: string;
  name: string;
  email: string;
}

/** `like`: it resembles an order of theirs, and they have not said on record whether it is. */
export type Ownership = 'own' | 'like' | 'foreign';

/**
 * Whose each order is, seen from this person, by the same number of statements for any number of them. Their own by the address on the
 * order, by that of its account, which may have changed since, and where they have said so.
 */
export async function ownershipOf(
  db: Database,
  orders: readonly Order[],
  { id, name, email }: Asker,
): Promise<Map<string, Ownership>> {
  if (orders.length === 0) return new Map();
  const own = email.toLowerCase();
  const accounts = await accountsOf(db, orders);
  const ids = orders.map((order) => order.id);
  const answers = await likenessAnswers(db, ids, id);
  const account = await ownDetails(db, email);
  const judge = (order: Order): Ownership => {
    const accountEmail = order.userId === null ? undefined : accounts.get(order.userId)?.email;
    if ([order.email, accountEmail].some((address) => address?.toLowerCase() === own)) return 'own';
    const answer = answers.get(order.id);
    if (answer) return answer === 'ownDeclared' ? 'own' : 'foreign';
    return looksLike(order, { name, account }) ? 'like' : 'foreign';
  };
  return new Map(orders.map((order) => [order.id, judge(order)]));
}

export async function ownership(db: Database, order: Order, person: Asker): Promise<Ownership> {
  return (await ownershipOf(db, [order], person)).get(order.id) ?? 'foreign';
}

/** Nobody of the pharmacy acts on an order of their own: throws `OwnOrder`, and `LikeOwnOrder` while that is not said. */
export async function requireNotOwn(db: Database, order: Order, person: Asker): Promise<void> {
  const whose = await ownership(db, order, person);
  if (whose === 'own') throw new ShopError('OwnOrder');
  if (whose === 'like') throw new ShopError('LikeOwnOrder', { orderId: order.id, code: order.code });
}
