import type { Transaction } from '../../db/pool.ts';
import { amountsOnOrder, hasPaidOrder, openOrdersOf } from './order-queries.ts';

/** What a person has asked for and not received yet. */
export interface OpenAmounts {
  orders: number;
  totalCents: number;
  /** By product id. */
  amounts: Map<string, number>;
  /** Whether an order of theirs was ever paid for and not taken back. */
  hasPaid: boolean;
}

/** Only as true as the lock that the caller holds on the person: without one, another order may come in between. */
export async function openAmountsOf(tx: Transaction, userId: string): Promise<OpenAmounts> {
  const open = await openOrdersOf(tx, userId);
  return {
    orders: open.length,
    totalCents: open.reduce((sum, { totalCents }) => sum + totalCents, 0),
    amounts: open.length > 0 ? await amountsOnOrder(tx, userId) : new Map(),
    hasPaid: await hasPaidOrder(tx, userId),
  };
}
