import { mayTake, type Taker } from '@shop/contract/desk/recipients';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { recipientOf } from '../orders/delivery-names-service.ts';

export interface Taken {
  taker: Taker;
  /** The name of somebody else. */
  handedTo?: string | undefined;
}

/**
 * What the record says about who took the goods and whose identity was seen. Throws `InvalidState` for whom the parcel is addressed
 * to where the patient has not said that they may take it.
 */
export function takenBy(order: Order, { taker, handedTo = '' }: Taken) {
  const names: Record<Taker, string> = {
    patient: order.patientName,
    recipient: order.deliveryAddress.fullName,
    other: handedTo,
  };
  if (taker === 'recipient' && !mayTake(recipientOf(order))) throw new ShopError('InvalidState');
  return { recipient: names[taker], taker, isIdentitySeen: true };
}
