import type { FastifyBaseLogger } from 'fastify';
import { removeExpiredCarts } from '../cart/cart-service.ts';
import { applyDuePrices } from '../catalogue/price-service.ts';
import { removeOldEditorSessions } from '../editor/editor-service.ts';
import { settleWithdrawals } from '../health-consent/health-consent-service.ts';
import { type EmailMoveParts, forgetFormerEmails, moveDueAccounts } from '../identity/email-move-service.ts';
import { removeExpiredSignIns } from '../identity/identity-service.ts';
import { checkJournalDaily } from '../journal/journal-check-service.ts';
import type { JournalMarks } from '../journal/journal-mark-service.ts';
import { removeOldEntries } from '../journal/journal-retention-service.ts';
import { forgetOldMails } from '../mail/outbox-service.ts';
import { forgetDeskRequests } from '../orders/desk-request-service.ts';
import { drawMissingPapers } from '../orders/invoice-service.ts';
import { completeArrived, expireHolds, followUpQuestions } from '../orders/order-deadline-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { followUpPayments } from '../orders/payment-deadline-service.ts';
import { followUpPickups } from '../orders/pickup-deadline-service.ts';
import { issueWaitingInvoices } from '../orders/waiting-invoice-service.ts';
import { applyDueChanges } from '../pending-changes/due-change-service.ts';
import { removeOrphans } from '../prescriptions/file-removal-service.ts';
import { hashOldFiles } from '../prescriptions/old-file-service.ts';
import { forgetAll } from '../retention/retention-service.ts';
import { keepGuardedSettings } from '../settings/guarded-setting-service.ts';
import { removeOldDeskSessions } from '../staff/desk-session-service.ts';
import { expireBatches } from '../stock/batch-expiry-service.ts';
import { lockUnnumbered } from '../stock/unnumbered-batch-service.ts';
import { forgetOldWaits } from '../waitlist/waitlist-service.ts';
import { tellWaiting } from '../waitlist/waitlist-telling-service.ts';
import { tellWaitingWithdrawals } from '../withdrawal/waiting-withdrawals-service.ts';
import { sealAnew } from './resealing.ts';

const everyMs = 10 * 60 * 1_000;

interface HousekeepingParts extends OwnOrderParts, EmailMoveParts {
  marks: JournalMarks;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** What is kept no longer than it is needed. Any number of processes may do the same task at once. */
const tasks: [name: string, tidy: (parts: HousekeepingParts, now: Date, stopping: AbortSignal) => Promise<void>][] = [
  ['expired sign-ins', ({ db }, now) => removeExpiredSignIns(db, now)],
  ['what one lead changes, a day later', applyDueChanges],
  ['the account and the rule of release, once patients order', keepGuardedSettings],
  ['changes of address whose day has come', moveDueAccounts],
  ['addresses that accounts moved away from', forgetFormerEmails],
  ['expired carts', ({ db }, now) => removeExpiredCarts(db, now)],
  ['old editor sessions', ({ db }, now) => removeOldEditorSessions(db, now)],
  ['old desk sessions', ({ db }, now) => removeOldDeskSessions(db, now)],
  ['old mails', ({ db }, now) => forgetOldMails(db, now)],
  ['expired reservations', expireHolds],
  ['batches on their last day', expireBatches],
  ['batches without a number', lockUnnumbered],
  ['prices whose first day has come', applyDuePrices],
  ['people who wait for a product', tellWaiting],
  ['waits that are over', ({ db }, now) => forgetOldWaits(db, now)],
  ['orders that have arrived', completeArrived],
  ['questions without an answer', followUpQuestions],
  ['what nobody picks up', followUpPickups],
  ['orders that nobody pays', followUpPayments],
  ['requests of the desk that nobody repeats', ({ db }, now) => forgetDeskRequests(db, now)],
  ['withdrawals of consent that were interrupted', settleWithdrawals],
  ['invoices that waited for the tax number', issueWaitingInvoices],
  ['papers of invoices', drawMissingPapers],
  ['what has been kept long enough', (parts, now) => forgetAll(parts, now)],
  ['entries of the journal whose time is over', ({ db }, now) => removeOldEntries(db, now)],
  ['prescription files without an order', removeOrphans],
  ['hashes of old prescription files', hashOldFiles],
  ['what the previous secret sealed', (parts, _now, stopping) => sealAnew(parts, stopping)],
  ['declarations of withdrawal that are told together', tellWaitingWithdrawals],
  ['the daily check of the journal', checkJournalDaily],
];

/** A failed task does not stop the others. */
export async function doHousekeeping(
  parts: HousekeepingParts,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const [name, tidy] of tasks) {
    if (stopping.aborted) return;
    await tidy(parts, parts.clock.now(), stopping).catch((error) =>
      parts.log.error({ err: error, task: name }, 'housekeeping failed'),
    );
  }
}

/** `onDone` is called after each round, whatever came of its tasks. */
export function runHousekeeping(parts: HousekeepingParts & { onDone(): void }): { stop(): Promise<void> } {
  // After a change of the secret it begins at once, so that the old one can be removed soon.
  const stopping = new AbortController();
  const tidy = () => doHousekeeping(parts, stopping.signal).then(parts.onDone);
  let round = parts.keys.hasPrevious ? tidy() : Promise.resolve();
  const timer = setInterval(() => {
    round = tidy();
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
