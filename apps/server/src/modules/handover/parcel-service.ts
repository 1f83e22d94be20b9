import type { ErrorId } from '@shop/contract/errors';
import { ShopError } from '../../errors.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { actAsStaff, type Colleague } from '../orders/staff-order-service.ts';

interface ScannedParcel {
  orderId: string;
  version: number;
  trackingNumber: string;
}

/**
 * Gives each parcel to the carrier in a transaction of its own, so that one that is refused keeps no other from leaving.
 * Returns those that were refused, and why.
 */
export async function sendParcels(
  parts: OrderParts,
  colleague: Colleague,
  { parcels, key }: { parcels: readonly ScannedParcel[]; key: string },
): Promise<{ orderId: string; error: ErrorId }[]> {
  const refused: { orderId: string; error: ErrorId }[] = [];
  for (const { orderId, version, trackingNumber } of parcels) {
    const trackingUrl = trackingAddress(parts, trackingNumber);
    const action = { name: 'ship' as const, trackingNumber, trackingUrl, estimatedDeliveryDate: null };
    const act = { orderId, action, seen: { version }, key: `${key}:${orderId}` };
    await actAsStaff(parts, colleague, act).catch((error) => {
      if (!(error instanceof ShopError)) throw error;
      refused.push({ orderId, error: error.id });
    });
  }
  return refused;
}

function trackingAddress({ config }: OrderParts, number: string): string {
  return config.packing.trackingAddress.replace('{number}', encodeURIComponent(number));
}
