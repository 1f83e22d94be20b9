import type { Transaction } from '../../db/pool.ts';
import { recordAllInJournal } from '../journal/journal-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { bookSureOnOrders, type SurePayment } from '../orders/sure-payment-service.ts';
import { entryStep } from './entry-journal.ts';
import { matchEntry } from './matching.ts';
import { namedOrders } from './payable-orders.ts';
import { countWaitingBehind, lockEntries, settleEntries, waitingEntries } from './payment-queries.ts';

/** How many entries one call looks at: half a second's work, so that others get their turn and the screen shows how far it is. */
const lookedAtOnce = 400;

interface SureBooked {
  booked: number;
  /** Orders of which the colleague has to say first whether they are their own. */
  alike: { orderId: string; code: string }[];
  /** How many entries wait behind those that were looked at. */
  left: number;
  /** The last of those that were looked at; null when there was none. */
  next: string | null;
}

/**
 * Books what leaves no doubt of the entries that follow `after`; all of them are seen once, however many calls it takes. What has
 * changed meanwhile, was booked by somebody else or is the colleague's own stays on the list for a person.
 */
export async function bookSure(parts: OrderParts, colleague: Colleague, after: string | null): Promise<SureBooked> {
  const entries = await waitingEntries(parts.db, lookedAtOnce, after);
  const named = await namedOrders(parts.db, entries);
  // Only named orders make an entry sure; whom it reminds of is not asked.
  const payable = { named, waiting: [], payersOf: () => new Set<string>() };
  const sure = entries.flatMap((entry) => {
    const { result, shares } = matchEntry(entry, payable);
    return result === 'sure' ? [{ entryId: entry.id, shares }] : [];
  });
  const none = { booked: 0, alike: [] };
  const done = sure.length > 0 ? await parts.db.transaction((tx) => bookAll(tx, parts, colleague, sure)) : none;
  const next = entries.at(-1)?.id ?? null;
  return { ...done, next, left: next ? await countWaitingBehind(parts.db, next) : 0 };
}

/** Entries before orders, each in the order of their ids: as every booking locks them. */
async function bookAll(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  sure: readonly SurePayment[],
): Promise<Pick<SureBooked, 'booked' | 'alike'>> {
  const now = parts.clock.now();
  const held = await lockEntries(
    tx,
    sure.map(({ entryId }) => entryId),
  );
  const waiting = new Set(held.filter(({ settledAt }) => settledAt === null).map(({ id }) => id));
  const open = sure.filter(({ entryId }) => waiting.has(entryId));
  const { entryIds: ids, alike } = await bookSureOnOrders(tx, parts, colleague, { sure: open, now });
  const asked = alike.map(({ id: orderId, code }) => ({ orderId, code }));
  if (ids.size === 0) return { booked: 0, alike: asked };
  await settleEntries(tx, [...ids], now);
  const steps = open.filter(({ entryId }) => ids.has(entryId));
  await recordAllInJournal(
    tx,
    steps.map(({ entryId, shares }) => {
      const detail = { orders: shares.length, isSure: true };
      return entryStep(colleague, { entryId, what: 'entryBooked', now, detail });
    }),
  );
  return { booked: ids.size, alike: asked };
}
