import { isOfFile, type PendingKind } from '@shop/contract/desk/pending-kinds';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import { ShopError } from '../../errors.ts';
import { actorOf, type JournalActor } from '../journal/journal-service.ts';
import { applyPendingHold } from '../orders/order-dispute-service.ts';
import { applyPendingSetting } from '../settings/guarded-setting-service.ts';
import { applyPendingDevice } from '../staff/guarded-device-service.ts';
import { applyPendingRoles } from '../staff/staff-service.ts';
import { backPending, deletePending, duePending, lockPending } from './pending-change-queries.ts';
import { needsSecondLead, recordStep } from './pending-change-service.ts';

interface DueParts {
  db: Database;
  changes: Changes;
}

/** False where what it was about is gone or has changed by itself. */
type Apply = (tx: Transaction, change: PendingChangeRow, at: Date) => Promise<boolean>;

const applyBy: Record<PendingKind, Apply> = {
  bank: applyPendingSetting,
  release: applyPendingSetting,
  roles: applyPendingRoles,
  device: applyPendingDevice,
  hold: applyPendingHold,
};

/** Another lead lets it count at once; what came by config.json needs two, and then goes on waiting. Throws `NotFound`, and `SecondLeadNeeded` for whoever proposed it or whom it is about. */
export async function confirmChange(
  parts: DueParts,
  colleague: { id: string; name: string },
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const isPending = await parts.db.transaction(async (tx) => {
    const change = await lockPending(tx, id);
    if (!change) throw new ShopError('NotFound');
    if (change.notConfirmedBy.includes(colleague.id)) throw new ShopError('SecondLeadNeeded');
    const step = { at: now, actor: actorOf(colleague) };
    // Whoever wrote config.json may be the one who confirms: the first lead only backs it.
    if (change.proposedByName === null && isOfFile(change.kind) && (await needsSecondLead(tx, now))) {
      await backPending(tx, change, colleague);
      await recordStep(tx, change, { ...step, what: 'changeBacked' });
      return true;
    }
    await apply(tx, change, { ...step, what: 'changeConfirmed' });
    return false;
  });
  parts.changes.announce('settings_changed');
  return isPending;
}

/** Any lead stops it, also whoever proposed it. Throws `NotFound`. */
export async function stopChange(
  { db }: DueParts,
  colleague: { id: string; name: string },
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const change = await lockPending(tx, id);
    if (!change) throw new ShopError('NotFound');
    await deletePending(tx, id);
    await recordStep(tx, change, { at: now, actor: actorOf(colleague), what: 'changeStopped' });
  });
}

/** Whatever nobody has stopped within its day. */
export async function applyDueChanges(parts: DueParts, now: Date): Promise<void> {
  const due = await duePending(parts.db, now);
  for (const id of due) {
    await parts.db.transaction(async (tx) => {
      const change = await lockPending(tx, id);
      if (change) await apply(tx, change, { at: now, actor: { kind: 'shop' }, what: 'changeCame' });
    });
  }
  if (due.length > 0) parts.changes.announce('settings_changed');
}

/** The row goes first: whoever applies a change closes what waits of it. */
async function apply(
  tx: Transaction,
  change: PendingChangeRow,
  step: { at: Date; actor: JournalActor; what: 'changeConfirmed' | 'changeCame' },
): Promise<void> {
  await deletePending(tx, change.id);
  const isApplied = await applyBy[change.kind](tx, change, step.at);
  await recordStep(tx, change, { ...step, what: isApplied ? step.what : 'changeLapsed' });
}
