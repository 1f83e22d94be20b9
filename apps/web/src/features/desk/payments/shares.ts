import type { OpenEntry, PayableOrderShown, PaymentCandidate } from '@shop/contract/desk/payments';

/** What of an entry goes to which order, as it is being chosen: amounts as they are typed. */
export type Shares = Readonly<Record<string, string>>;

/** What an order waits for from an entry of this direction. */
export function wantedCents(direction: OpenEntry['direction'], order: PayableOrderShown): number {
  return direction === 'in' ? order.openCent : order.refundDueCent;
}

/** What is chosen before anybody has: orders that the text names, and the only one that can be meant. */
export function firstShares({ direction, amountCent, candidates }: OpenEntry): Shares {
  const named = candidates.filter(({ evidence }) => evidence.code === 'same');
  const [only, ...others] = candidates;
  const meant = named.length > 0 || !only || others.length > 0 ? named : [only];
  return shareOut(amountCent, direction, meant);
}

/** Each gets what it waits for, in their order; what is left goes to the first. */
export function shareOut(
  amountCent: number,
  direction: OpenEntry['direction'],
  orders: readonly (PayableOrderShown | PaymentCandidate)[],
): Shares {
  let left = amountCent;
  const cents = orders.map((order) => {
    const share = Math.min(left, wantedCents(direction, order));
    left -= share;
    return share;
  });
  return Object.fromEntries(
    orders.map(({ orderId }, index) => [orderId, writeEuros((cents[index] ?? 0) + (index === 0 ? left : 0))]),
  );
}

/** Null for what is no amount. */
export function readEuros(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?(?:\s?€)?$/.exec(text.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

function writeEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** What the chosen shares leave of the entry; below zero when they are too much. Null while one of them is no amount. */
export function leftOf(amountCent: number, shares: Shares): number | null {
  const cents = Object.values(shares).map(readEuros);
  if (cents.some((share) => share === null || share === 0)) return null;
  return cents.reduce<number>((left, share) => left - (share ?? 0), amountCent);
}

/** As the server takes them. */
export function asBody(shares: Shares): { orderId: string; amountCent: number }[] {
  return Object.entries(shares).map(([orderId, text]) => ({ orderId, amountCent: readEuros(text) ?? 0 }));
}
