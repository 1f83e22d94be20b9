import { type RetentionKind, retentionKinds } from '@shop/contract/desk/retention-words';
import type { OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { germanDay } from '../../german-day.ts';
import { daysBefore } from '../../retention.ts';
import { forgetOldConsents, oldConsents } from '../identity/consent-service.ts';
import { newestEntries, recordAct } from '../journal/journal-service.ts';
import { keptOrders } from '../orders/order-dispute-service.ts';
import { forgetOldOrders, oldInvoices, oldOrders } from '../orders/order-retention-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { oldPayments } from '../payments/payment-retention-service.ts';
import { forgetOldLetters, oldLetters } from '../post/letter-retention-service.ts';
import { forgetOldPrivacyRequests, oldPrivacyRequests } from '../privacy/privacy-retention-service.ts';
import { forgetOldStaff, oldStaff } from '../staff/staff-retention-service.ts';
import { forgetOldWithdrawals, oldWithdrawals } from '../withdrawal/withdrawal-service.ts';

interface RetentionParts extends OwnOrderParts {
  log?: { error(fields: object, message: string): void };
}

type Going = Record<RetentionKind, OldRows>;

/** What has been kept long enough, by kind. Nothing of it names a person. */
export async function goingNow(db: Database, now: Date): Promise<Going> {
  const today = germanDay(now);
  return {
    dispensedOrders: await oldOrders(db, today, { isDispensed: true }),
    otherOrders: await oldOrders(db, today, { isDispensed: false }),
    invoices: await oldInvoices(db, today),
    payments: await oldPayments(db, today),
    withdrawals: await oldWithdrawals(db, today),
    letters: await oldLetters(db, today),
    consents: await oldConsents(db, today),
    privacyRequests: await oldPrivacyRequests(db, today),
    staff: await oldStaff(db, today),
  };
}

const tasks: [
  name: string,
  forget: (parts: RetentionParts, now: Date, today: string, seenAt: Date | null) => Promise<void>,
][] = [
  ['orders whose time is over', forgetOldOrders],
  ['letters without an order', ({ db }, now, today) => forgetOldLetters(db, now, today)],
  ['staff who left and devices that were ended', forgetOldStaff],
  ['proofs of consent whose time is over', forgetOldConsents],
  ['declarations of withdrawal whose time is over', forgetOldWithdrawals],
  ['requests of data subjects whose time is over', forgetOldPrivacyRequests],
];

const look = { subject: 'journal', what: 'retentionLooked' } as const;

/** Somebody has seen what would go: once a day on record, and only where something would. */
export async function noteLook({ db, clock }: RetentionParts, by: { id: string; name: string }): Promise<void> {
  const now = clock.now();
  const last = await lastLook(db);
  if (last && germanDay(last) === germanDay(now)) return;
  const going = await goingNow(db, now);
  if (retentionKinds.every((kind) => going[kind].count === 0)) return;
  await db.transaction((tx) => recordAct(tx, by, { ...look, at: now, subjectId: null, detail: {} }));
}

async function lastLook(db: Database): Promise<Date | null> {
  const [last] = await newestEntries(db, look, 1);
  return last?.at ?? null;
}

/** The shop itself removes what was over when somebody last looked, or a day ago: nothing goes that could not be seen before. */
async function momentSeen(db: Database, now: Date): Promise<Date> {
  const [seen, dayAgo] = [await lastLook(db), daysBefore(now, 1)];
  return seen && seen > dayAgo ? seen : dayAgo;
}

/**
 * Removes what has been kept long enough, and puts on record how much of each kind. The shop's own rounds leave a report only
 * when something went; a person who asks for one gets it in any case. A task that fails does not stop the others.
 */
export async function forgetAll(
  parts: RetentionParts,
  now: Date,
  by: { id: string; name: string } | null = null,
): Promise<void> {
  const before = await goingNow(parts.db, now);
  const seenAt = by ? null : await momentSeen(parts.db, now);
  const today = germanDay(seenAt ?? now);
  const failed: string[] = [];
  for (const [name, forget] of tasks) {
    await forget(parts, now, today, seenAt).catch((error) => {
      failed.push(name);
      parts.log?.error({ err: error, task: name }, 'housekeeping failed');
    });
  }
  const after = await goingNow(parts.db, now);
  const removed = retentionKinds.flatMap((kind) => {
    const count = before[kind].count - after[kind].count;
    return count > 0 ? [{ kind, count }] : [];
  });
  if (removed.length === 0 && !by) return;
  const kept = (await keptOrders(parts.db, germanDay(now))).filter(({ isOver }) => isOver).length;
  await parts.db.transaction((tx) =>
    recordAct(tx, by, {
      at: now,
      subject: 'journal',
      subjectId: null,
      what: 'retentionRun',
      detail: { removed, kept, ...(failed.length > 0 && { failed }) },
    }),
  );
}
