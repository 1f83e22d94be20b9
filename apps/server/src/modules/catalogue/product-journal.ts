import type { Transaction } from '../../db/pool.ts';
import { recordInJournal } from '../journal/journal-service.ts';
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
  return recordInJournal(tx, {
    at: now,
    actor: by ? { kind: 'pharmacy', staffId: by.id, name: by.name } : { kind: 'shop' },
    subject: 'product',
    subjectId: productId,
    what,
    detail: { before, after },
  });
}

/** Only what differs. Values are compared as JSON, because some are lists. */
export function differences<Row extends Values>(
  before: Row,
  after: Row,
): { before: Partial<Row>; after: Partial<Row> } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>;
  return { before: only(before), after: only(after) };
}
