import { evidenceOf } from '@shop/contract/desk/evidence';
import { isFinal } from '@shop/contract/order-status';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import type { SignedForm } from '../../storage/upload-form.ts';
import { actorOf } from '../journal/journal-service.ts';
import { signForOrder, takeIn } from '../prescriptions/desk-file-service.ts';
import { recordEvent } from './order-events.ts';
import { requireNotOwn } from './order-ownership-service.ts';
import { findOrderInSight, lockOrder, touchOrder, updateOrder } from './order-queries.ts';
import type { OwnOrderParts } from './own-order-service.ts';

/** A form for a scan of the original. `InvalidState` where there is none to be scanned, or the order is over. */
export async function requestOriginalUpload(
  parts: OwnOrderParts,
  orderId: string,
  file: { fileName: string; sizeBytes: number },
): Promise<{ key: string; form: SignedForm }> {
  const order = await findOrderInSight(parts.db, orderId);
  if (!order) throw new ShopError('NotFound');
  requireScannable(order);
  return signForOrder(parts, order, 'originalScan', file);
}

/** Keeps the scan. In the place of an earlier one it asks for all checks again, also for one that was accepted, and for the release. */
export async function attachOriginal(
  parts: OwnOrderParts,
  orderId: string,
  colleague: Pick<StaffMember, 'id' | 'name' | 'email'>,
  key: string,
): Promise<string> {
  const found = await findOrderInSight(parts.db, orderId);
  if (!found) throw new ShopError('NotFound');
  await requireNotOwn(parts.db, found, colleague);
  const now = parts.clock.now();
  const { version } = await takeIn(parts, { key, orderId, kind: 'originalScan' }, async (tx, { bind }) => {
    const order = (await lockOrder(tx, orderId)) as Order;
    requireScannable(order);
    const bound = await bind(now);
    const { version: file, place } = bound;
    if (place === 'same') return bound;
    const entry = { orderId, at: now, actor: actorOf(colleague) };
    await recordEvent(tx, { ...entry, what: place === 'first' ? 'originalScanned' : 'originalReplaced', file });
    if (place === 'replacing' && order.prescriptionVerifiedAt) {
      await recordEvent(tx, { ...entry, what: 'prescriptionCheckTakenBack' });
      // Who released it had labels in hand that repeat what was read before.
      await updateOrder(tx, orderId, {
        prescriptionVerifiedAt: null,
        ...(order.status === 'preparing' && { releasedAt: null }),
      });
    } else await touchOrder(tx, orderId);
    return bound;
  });
  return version;
}

function requireScannable(order: Order): void {
  if (isFinal(order.status) || evidenceOf(order) !== 'paper') throw new ShopError('InvalidState');
}
