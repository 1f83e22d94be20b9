import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import type { ActionName } from './order-actions.ts';
import { hasOpened } from './order-queries.ts';

/** The versions on the screen of whoever decided. */
export interface SeenVersion {
  /** Of the order. */
  version?: number | undefined;
  /** Of the prescription file. Without it, this person must have been given the one that counts. */
  file?: string | undefined;
}

/** Acts that vouch for the prescription: whoever does one must have seen the file. */
const aboutThePrescription: readonly ActionName[] = ['verify', 'original', 'confirm'];

/**
 * Refuses a decision about something that has changed since: `OrderChanged` for another version of the order,
 * `PrescriptionChanged` for another file. Returns the file that was judged; null for none. The caller holds the lock on
 * the order.
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
  // Another file would have reset the check: while it stands, a colleague has seen this very file.
  const isChecked = action !== 'verify' && order.prescriptionVerifiedAt !== null;
  if (current === null || isChecked) return current;
  if (!(await hasOpened(tx, order.id, actor, current))) throw new ShopError('PrescriptionChanged');
  return current;
}
