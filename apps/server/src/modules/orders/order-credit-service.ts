import type { CreditedWay } from '@shop/contract/desk/return-words';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { acceptedWithdrawals } from '../withdrawal/declared-withdrawal-service.ts';
import { goodsReturnsOf } from './goods-return-queries.ts';
import { cancelInvoice, correctInvoice } from './invoice-service.ts';
import { moneyFrom } from './order-payment-service.ts';
import { linesOf } from './order-queries.ts';

/** What of an order is credited, or will be when the goods are here: by withdrawals that were accepted and by what was taken back. */
export interface Credited {
  /** By position. */
  lines: ReadonlyMap<number, CreditedWay>;
  hasDelivery: boolean;
  cents: number;
}

/** What one act credits. No two acts have a line in common, so nothing goes back twice. */
export interface Share {
  lines: number[];
  withDelivery: boolean;
  cents: number;
}

/** `but` is the case of withdrawal that is about to be decided. The caller holds the order, or only looks. */
export async function creditedOf(
  db: Database,
  lines: readonly OrderLine[],
  { orderId, but = null }: { orderId: string; but?: string | null },
): Promise<Credited> {
  const withdrawn = (await acceptedWithdrawals(db, orderId)).filter(({ id }) => id !== but);
  const takenBack = await goodsReturnsOf(db, orderId);
  const all = lines.map(({ position }) => position);
  const ways = new Map<number, CreditedWay>();
  for (const { acceptedLines } of withdrawn) for (const at of acceptedLines ?? []) ways.set(at, 'withdrawn');
  for (const taken of takenBack) for (const at of taken.lines) ways.set(at, 'takenBack');
  // A second withdrawal from the whole has nothing left to credit.
  const isAllWithdrawn = withdrawn.some(
    ({ acceptedLines, acceptedCents }) => acceptedLines === null && (acceptedCents ?? 0) > 0,
  );
  if (isAllWithdrawn) for (const at of all.filter((position) => !ways.has(position))) ways.set(at, 'withdrawn');
  return {
    lines: ways,
    hasDelivery: isAllWithdrawn || takenBack.some(({ withDelivery }) => withDelivery),
    cents:
      withdrawn.reduce((sum, { acceptedCents }) => sum + (acceptedCents ?? 0), 0) +
      takenBack.reduce((sum, { creditedCents }) => sum + creditedCents, 0),
  };
}

/** A line as it is shown where somebody chooses what to credit. */
export function presentBought({ position, name, quantity, unit, totalCents }: OrderLine) {
  return { position, name, quantity, unit, totalCent: totalCents };
}

/** All that is left of an order, the delivery with it. */
export function restOf(order: Order, lines: readonly OrderLine[], credited: Credited): Share {
  return {
    lines: lines.map(({ position }) => position).filter((position) => !credited.lines.has(position)),
    withDelivery: !credited.hasDelivery,
    cents: Math.max(0, order.totalCents - credited.cents),
  };
}

/** These lines of it; null where one of them is unknown or credited already. The delivery stays owed. */
export function shareOf(lines: readonly OrderLine[], credited: Credited, wanted: readonly number[]): Share | null {
  const chosen = lines.filter(({ position }) => wanted.includes(position) && !credited.lines.has(position));
  if (chosen.length !== new Set(wanted).size) return null;
  return {
    lines: chosen.map(({ position }) => position),
    withDelivery: false,
    cents: chosen.reduce((sum, { totalCents }) => sum + totalCents, 0),
  };
}

/**
 * What an order that was served owes less from now on, and what follows for its money; its invoice is corrected by this share, or
 * cancelled when nothing is owed any more. The caller holds the order.
 */
export async function creditShare(tx: Transaction, order: Order, share: Share, now: Date): Promise<Partial<Order>> {
  const withdrawnCents = Math.min(order.totalCents, order.withdrawnCents + share.cents);
  const paid = { paidCents: order.paidCents, actor: { kind: 'shop' as const }, now };
  const money = await moneyFrom(tx, { ...order, withdrawnCents }, paid);
  const settled = { ...order, ...money };
  if (withdrawnCents === order.totalCents) await cancelInvoice(tx, settled, now);
  else await correctInvoice(tx, { order: settled, positions: await placesOf(tx, order.id, share), now });
  return { withdrawnCents, ...money };
}

/** Where this share stands on the invoice, which has the lines in the same order and the delivery after them. */
export async function placesOf(
  tx: Transaction,
  orderId: string,
  share: Pick<Share, 'lines' | 'withDelivery'>,
): Promise<number[]> {
  const lines = await linesOf(tx, orderId);
  const places = lines.flatMap(({ position }, index) => (share.lines.includes(position) ? [index] : []));
  return share.withDelivery ? [...places, lines.length] : places;
}
