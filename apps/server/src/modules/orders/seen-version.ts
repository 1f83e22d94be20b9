import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import type { ActionName } from './order-actions.ts';
import { lastOpened } from './order-queries.ts';

/** What somebody had before their eyes when they decided. */
export interface SeenVersion {
  /** Of the order. */
  version?: number | undefined;
  /** Of the prescription file. Without it, the file that this person was last given counts. */
  file?: string | undefined;
}

/** These say something about the prescription: whoever says it must have seen it. */
const aboutThePrescription: readonly ActionName[] = ['verify', 'original', 'confirm'];

/**
 * Refuses what was decided about something that has changed since: `OrderChanged` where a version of the order is named,
 * `PrescriptionChanged` where the file is not the one that was seen. Gives the file that was judged; null for none. The
 * caller holds the order, so that nothing changes from here on.
 */
export async function requireCurrentVersion(
  tx: Transaction,
  order: Order,
  { actor, action, seen }: { actor: Actor; action: ActionName; seen: SeenVersion },
): Promise<string | null> {
  if (seen.version !== undefined && seen.version !== order.version) throw new ShopError('OrderChanged');
  if (actor.kind !== 'pharmacy' || !aboutThePrescription.includes(action)) return null;

  const current = await fileVersionOf(tx, order.id);
  if (seen.file !== undefined) {
    if (seen.file !== current) throw new ShopError('PrescriptionChanged');
    return current;
  }
  // Another file takes the check back: while it stands, a colleague has seen this very file.
  const isChecked = action !== 'verify' && order.prescriptionVerifiedAt !== null;
  if (current === null || isChecked) return current;
  if ((await lastOpened(tx, order.id, actor.name)) !== current) throw new ShopError('PrescriptionChanged');
  return current;
}
