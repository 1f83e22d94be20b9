import { countUp } from '../../db/counters.ts';
import { ShopError } from '../../errors.ts';
import {
  endHealthConsent,
  isWithdrawalSettled,
  keepHealthConsent,
  markWithdrawalSettled,
  unsettledWithdrawals,
} from '../identity/consent-service.ts';
import { coverOpenOrders, endWithoutConsent, type WithoutConsent } from '../orders/order-consent-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { forgetWaitlistOf } from '../waitlist/waitlist-service.ts';

const givenPerDay = 20;
/** Leaves the request that withdraws enough time: housekeeping only finishes what was interrupted. */
const busyMs = 60_000;

/** Kept at once, before any file leaves the patient's device. */
export async function giveHealthConsent(
  parts: OwnOrderParts,
  { userId, textVersion }: { userId: string; textVersion: string },
): Promise<Date> {
  const { db, clock } = parts;
  const now = clock.now();
  const limit = { key: `consents of ${userId}`, limit: givenPerDay, windowSeconds: 24 * 60 * 60 };
  const retryAfterSeconds = await countUp(db, limit, now);
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
  // Finishes an earlier withdrawal first, so that its consequences do not hit what comes after this consent.
  if (!(await isWithdrawalSettled(db, userId))) await settle(parts, userId);
  return db.transaction(async (tx) => {
    const givenAt = await keepHealthConsent(tx, { userId, textVersion }, now);
    await coverOpenOrders(tx, userId, givenAt);
    return givenAt;
  });
}

/**
 * Takes effect at once: later uploads are refused. If the rest is interrupted, housekeeping finishes it; called again,
 * it does what is left.
 */
export async function withdrawHealthConsent(parts: OwnOrderParts, userId: string): Promise<WithoutConsent> {
  await endHealthConsent(parts, userId);
  const isSettled = await isWithdrawalSettled(parts.db, userId);
  return isSettled ? { cancelled: [], carriedOut: [], deletedFiles: [], keptFiles: [] } : settle(parts, userId);
}

async function settle(parts: OwnOrderParts, userId: string): Promise<WithoutConsent> {
  const done = await endWithoutConsent(parts, userId);
  await forgetWaitlistOf(parts.db, userId);
  await markWithdrawalSettled(parts.db, userId, parts.clock.now());
  return done;
}

export async function settleWithdrawals(parts: OwnOrderParts, now: Date): Promise<void> {
  for (const userId of await unsettledWithdrawals(parts.db, new Date(now.getTime() - busyMs))) {
    await settle(parts, userId);
  }
}
