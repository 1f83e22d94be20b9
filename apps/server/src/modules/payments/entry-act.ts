import type { Transaction } from '../../db/pool.ts';
import type { BankEntryRow } from '../../db/schema/bank.ts';
import { ShopError } from '../../errors.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { lockEntry } from './payment-queries.ts';

/** What a person does about an entry of the bank, once for each key, with the entry held. Throws `NotFound`. */
export async function actOnEntry(
  parts: OrderParts,
  colleague: Colleague,
  { entryId, key }: { entryId: string; key: string },
  act: (tx: Transaction, held: { entry: BankEntryRow; now: Date }) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (!entry) throw new ShopError('NotFound');
    if (await isFirst(tx, { staffId: colleague.id, key, now })) await act(tx, { entry, now });
  });
}
