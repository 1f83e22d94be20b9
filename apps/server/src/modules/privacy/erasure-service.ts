import { createHash } from 'node:crypto';
import type { ErasurePlan } from '@shop/contract/desk/privacy';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PrivacyRequestRow } from '../../db/schema/privacy.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { retainConsentsUntil } from '../../retention.ts';
import { deleteAccountInside } from '../identity/patient-service.ts';
import { countOfAccount, lockPerson, personById } from '../identity/person-service.ts';
import { outlookOnOrders, restrictOrdersOf } from '../orders/order-restriction-service.ts';
import { cancelOrdersBeforeDeletion } from '../orders/order-retention-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { filesOf } from '../prescriptions/prescription-service.ts';
import { exportWaitlist } from '../waitlist/waitlist-service.ts';
import { findRequest, forgetChanges } from './privacy-queries.ts';
import {
  type Asked,
  actOnRequest,
  close,
  type HeldRequest,
  journal,
  requireForeign,
  requireOpen,
  tell,
} from './privacy-service.ts';

/** What an erasure would do now; nothing is changed. */
async function planErasure(db: Database, userId: string, now: Date): Promise<ErasurePlan> {
  const { addresses, consents } = await countOfAccount(db, userId);
  const files = (await filesOf(db, userId)).filter(({ orderId }) => orderId === null).length;
  const waitlist = (await exportWaitlist(db, userId)).length;
  const { cancelled, staying } = await outlookOnOrders(db, userId, now);
  const until = retainConsentsUntil(germanDay(now));
  const plan = {
    going: [
      { what: 'account' as const, count: 1 },
      { what: 'addresses' as const, count: addresses },
      { what: 'files' as const, count: files },
      { what: 'waitlist' as const, count: waitlist },
    ].filter(({ count }) => count > 0),
    cancelled,
    staying: [...staying, ...(consents > 0 ? [{ what: 'consents' as const, count: consents, until }] : [])],
  };
  return { fingerprint: createHash('sha256').update(JSON.stringify(plan)).digest('hex'), ...plan };
}

/** An order that comes in between is cancelled in the next round; more than these are a reason to look again. */
const mostRounds = 3;

/**
 * Erases what may go, as if the person had deleted the account, and restricts what stays. Refuses with `ErasurePlanChanged` when
 * something has come or gone since the plan was seen.
 */
export async function erase(
  parts: OwnOrderParts,
  colleague: Colleague,
  { fingerprint, ...asked }: Asked & { fingerprint: string },
): Promise<void> {
  const found = (await findRequest(parts.db, asked.id))?.request;
  // One that is answered finds out below, and cancels nothing.
  const userId = found && !found.closedAt ? found.userId : null;
  if (found && userId) {
    requireForeign(colleague, found.email);
    requireOpen(found, 'erasure');
    const plan = await planErasure(parts.db, userId, parts.clock.now());
    if (plan.fingerprint !== fingerprint) throw new ShopError('ErasurePlanChanged');
  }
  for (let round = 1; round <= mostRounds; round++) {
    if (userId) await cancelOrdersBeforeDeletion(parts, userId);
    let isDone = true;
    await actOnRequest(parts, colleague, asked, async (tx, held) => {
      requireOpen(held.request, 'erasure');
      isDone = await eraseInside(tx, parts, colleague, held);
      // Nothing was written; the key is free for the next round.
      if (!isDone) tx.rollback();
    }).catch((error) => {
      if (isDone) throw error;
    });
    if (isDone) return;
  }
  throw new ShopError('ErasurePlanChanged');
}

/** False while there is an order that can still be cancelled. */
async function eraseInside(
  tx: Transaction,
  parts: OwnOrderParts,
  colleague: Colleague,
  { request, now }: HeldRequest,
): Promise<boolean> {
  const { userId } = request;
  const person = userId === null ? null : await lockPerson(tx, userId);
  if (!person) throw new ShopError('InvalidState');
  const { cancelled, staying } = await planErasure(tx, person.userId, now);
  if (cancelled.length > 0) return false;
  const kept = staying.map(({ what, until }) => ({ what, until }));
  await restrictOrdersOf(tx, person.userId, now);
  await forgetChanges(tx, person.userId);
  await close(tx, colleague, { request, now, outcome: 'done', kept });
  await deleteAccountInside(tx, { userId: person.userId, email: person.email, now });
  await journal(tx, colleague, { id: request.id, what: 'privacyErased', now, detail: { kept } });
  await tell(tx, parts, { ...request, email: person.email, language: person.language }, { kind: 'erased', kept });
  return true;
}

/** Of an erasure that is open and whose person is there. */
export async function planOf(
  db: Database,
  { kind, closedAt, userId }: PrivacyRequestRow,
  now: Date,
): Promise<ErasurePlan | null> {
  if (kind !== 'erasure' || closedAt || userId === null || !(await personById(db, userId))) return null;
  return planErasure(db, userId, now);
}
