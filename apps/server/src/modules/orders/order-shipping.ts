import type { Transaction } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { requireAllowed } from '../checkout/shipping-service.ts';
import { latestRecordOf } from '../prescriptions/review-service.ts';
import type { ActionName } from './order-actions.ts';

interface Shipping {
  name: ActionName;
  trackingUrl?: string | null;
  estimatedDeliveryDate?: string | null;
}

/**
 * Checked on the day of shipping: the law may have changed since the order (`DeliveryNotAllowed`), and a parcel without
 * tracking is not sent (`TrackingRequired`). Nothing is expected on a day that is over (`DayPassed`).
 */
export async function requireDeliverable(
  tx: Transaction,
  order: Order,
  { lines, action, now }: { lines: readonly OrderLine[]; action: Shipping; now: Date },
): Promise<void> {
  const { estimatedDeliveryDate } = action;
  if (estimatedDeliveryDate && estimatedDeliveryDate < germanDay(now)) throw new ShopError('DayPassed');
  const isSent = action.name === 'ship' || action.name === 'sendAgain';
  if (!isSent && action.name !== 'ready') return;
  const isParcel = order.shippingType === 'standard';
  if (isSent && isParcel && !action.trackingUrl) throw new ShopError('TrackingRequired');
  await requireAllowed(
    tx,
    {
      day: germanDay(now),
      postalCode: order.deliveryAddress.postalCode,
      country: order.deliveryAddress.country,
      productTypes: [...new Set(lines.map(({ productType }) => productType))],
      prescriptionFormat: order.prescriptionFormat,
      prescriptionOrigin: (await latestRecordOf(tx, order.id))?.origin ?? null,
    },
    order.shippingType,
  );
}
