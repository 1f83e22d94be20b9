import type { Transaction } from '../../db/pool.ts';
import { recordAct } from '../journal/journal-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';

type Values = Record<string, unknown>;

/** What a change of a product puts on record: the fields that differ, before and after. */
export function recordProduct(
  tx: Transaction,
  entry: {
    productId: string;
    what: 'productAdded' | 'productChanged' | 'productPriced' | 'productSale' | 'productPictures';
    /** Null for what the shop does by itself. */
    by: Colleague | null;
    now: Date;
    before: Values;
    after: Values;
  },
): Promise<void> {
  const { productId, what, by, now, before, after } = entry;
  return recordAct(tx, by, {
    at: now,
    subject: 'product',
    subjectId: productId,
    what,
    detail: { before, after },
  });
}
