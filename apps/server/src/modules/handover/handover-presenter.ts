import type { HandOverShown } from '@shop/contract/desk/handover';
import type { Order } from '../../db/schema/orders.ts';
import type { HandOverView } from './handover-view-service.ts';

export function presentHandOver({ parcels }: HandOverView): HandOverShown {
  return {
    parcels: {
      waiting: parcels.waiting.map(presentRecipient),
      sentToday: parcels.sentToday.map(({ dispatch, order }) => ({
        ...presentRecipient(order),
        trackingNumber: dispatch.trackingNumber,
        sentAt: dispatch.sentAt.toISOString(),
        isSecond: dispatch.number > 1,
      })),
    },
  };
}

function presentRecipient({ id, code, version, deliveryAddress }: Order) {
  const { fullName, street, houseNumber, postalCode, city } = deliveryAddress;
  return {
    orderId: id,
    code,
    version,
    name: fullName,
    street: `${street} ${houseNumber}`.trim(),
    postalCode,
    city,
  };
}
