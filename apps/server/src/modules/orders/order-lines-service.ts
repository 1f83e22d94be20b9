import type { Database, Transaction } from '../../db/pool.ts';
import type { OrderLine } from '../../db/schema/orders.ts';
import { amountText } from './amount-text.ts';
import { linesOf, touchOrder } from './order-queries.ts';

export function linesForStaff(db: Database, orderId: string): Promise<OrderLine[]> {
  return linesOf(db, orderId);
}

/** Something that belongs to the order has changed: whoever acts next should have seen it. */
export function noteChange(tx: Transaction, orderId: string): Promise<void> {
  return touchOrder(tx, orderId);
}

export { amountText };
