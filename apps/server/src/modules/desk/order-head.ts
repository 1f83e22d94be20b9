import type { Order } from '../../db/schema/orders.ts';

/** What every list and screen of the desk knows an order by. */
export function presentHead({ id, code, status, createdAt }: Pick<Order, 'id' | 'code' | 'status' | 'createdAt'>) {
  return { id, code, status, createdAt: createdAt.toISOString() };
}
