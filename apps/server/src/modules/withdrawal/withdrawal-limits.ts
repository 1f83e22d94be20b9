import type { Clock } from '../../clock.ts';
import { countAll, countUp, type Limit } from '../../db/counters.ts';
import type { Transaction } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';

interface Parts {
  keys: Keys;
  clock: Clock;
  /** Off for load tests, where all requests come from one address. What protects an inbox is never off. */
  hasRateLimits: boolean;
}

interface Declared {
  email: string;
  /** The client's, as the socket tells. */
  network: string;
  /** Whose code and address belong together; null for everything else. */
  provenOrderId: string | null;
}

const hour = 60 * 60;
const day = 24 * hour;

/** Whether this very declaration came before within a day: then it counts as that one. */
export async function isRepeated(
  tx: Transaction,
  { keys, clock }: Parts,
  declaration: readonly string[],
): Promise<boolean> {
  const key = `withdrawal ${keys.hash('counted names', JSON.stringify(declaration))}`;
  return (await countUp(tx, { key, limit: 1, windowSeconds: day }, clock.now())) !== null;
}

/**
 * Whether its receipt may go out at once. A declaration is taken in any case: what is limited is how many mails strangers can
 * make the pharmacy write. Whoever has proven the order has a budget that nobody else can spend.
 */
export async function maySendReceipt(tx: Transaction, parts: Parts, declared: Declared): Promise<boolean> {
  return (await countAll(tx, receiptLimits(parts, declared), parts.clock.now())) === null;
}

function receiptLimits({ keys, hasRateLimits }: Parts, { email, network: from, provenOrderId }: Declared): Limit[] {
  if (provenOrderId) return [{ key: `withdrawal receipts of ${provenOrderId}`, limit: 5, windowSeconds: hour }];
  const inbox = keys.hash('counted names', `address ${email}`);
  const network = keys.hash('counted names', `network ${from}`);
  return [
    { key: `withdrawal receipts to ${inbox}`, limit: 5, windowSeconds: hour },
    { key: `withdrawal receipts of the day to ${inbox}`, limit: 10, windowSeconds: day },
    ...(hasRateLimits ? [{ key: `withdrawal receipts from ${network}`, limit: 20, windowSeconds: hour }] : []),
    { key: 'withdrawal receipts without an order', limit: 200, windowSeconds: hour },
  ];
}

/** Whether the pharmacy is told at once, or with the next digest. */
export async function mayNotifyPharmacy(
  tx: Transaction,
  { clock }: Parts,
  { provenOrderId }: Declared,
): Promise<boolean> {
  const key = provenOrderId ? `withdrawal notes of ${provenOrderId}` : 'withdrawal notes without an order';
  return (await countUp(tx, { key, limit: provenOrderId ? 5 : 10, windowSeconds: hour }, clock.now())) === null;
}

/** One digest an hour. */
export async function maySendDigest(tx: Transaction, { clock }: Pick<Parts, 'clock'>): Promise<boolean> {
  return (await countUp(tx, { key: 'withdrawal digests', limit: 1, windowSeconds: hour }, clock.now())) === null;
}
