import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { maySendDigest } from './withdrawal-limits.ts';
import { noteMail, receiptMail } from './withdrawal-mails.ts';
import {
  addressesToReceipt,
  countUnreported,
  takeUnreceipted,
  takeUnreported,
  type Withdrawal,
} from './withdrawal-queries.ts';

interface Parts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  shopAt(): string | null;
}

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
/** For each round of housekeeping, so that a flood of made-up addresses does not become a flood of mails. */
const receiptsAtOnce = 20;
const toldInOneMail = 50;
/** Nobody waits longer for a receipt that only tells date and time. */
const receiptedWithinMs = 3 * dayMs;

/** Sends what had to wait: one receipt per address, and one digest for the pharmacy. */
export async function tellWaitingWithdrawals(parts: Parts, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const times = { since: ago(receiptedWithinMs), provenRest: ago(hourMs), unprovenRest: ago(dayMs) };
  for (const email of await addressesToReceipt(parts.db, times, receiptsAtOnce)) {
    await receiptTogether(parts, email, now);
  }
  if (parts.config.email) await noteTogether(parts, now);
}

async function receiptTogether(parts: Parts, email: string, now: Date): Promise<void> {
  const { config } = parts;
  const shopUrl = parts.shopAt();
  await parts.db.transaction(async (tx) => {
    const withdrawals = await takeUnreceipted(tx, email, now, toldInOneMail);
    if (!isSome(withdrawals)) return;
    const { language } = withdrawals.at(-1) ?? withdrawals[0];
    await queueMail(tx, parts, {
      kind: 'withdrawal receipt',
      ...receiptMail({ withdrawals, config, shopUrl }, language),
    });
  });
}

async function noteTogether(parts: Parts, now: Date): Promise<void> {
  const { config } = parts;
  const shopUrl = parts.shopAt();
  await parts.db.transaction(async (tx) => {
    if ((await countUnreported(tx)) === 0 || !(await maySendDigest(tx, parts))) return;
    const withdrawals = await takeUnreported(tx, now, toldInOneMail);
    if (!isSome(withdrawals)) return;
    const waiting = await countUnreported(tx);
    await queueMail(tx, parts, { kind: 'withdrawal note', ...noteMail({ withdrawals, waiting, config, shopUrl }) });
  });
}

function isSome(withdrawals: Withdrawal[]): withdrawals is [Withdrawal, ...Withdrawal[]] {
  return withdrawals.length > 0;
}
