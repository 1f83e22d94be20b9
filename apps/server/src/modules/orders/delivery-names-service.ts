import { type RecipientState, recipientState } from '@shop/contract/desk/recipients';
import type { Order } from '../../db/schema/orders.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';

type Delivered = Pick<Order, 'patientName' | 'deliveryAddress' | 'shippingType' | 'recipientAnswer' | 'recipientName'>;

/** How the name that the order is delivered to belongs to the patient; null where there is only one name. */
export function recipientOf(order: Delivered): RecipientState | null {
  return recipientState({
    patientName: order.patientName,
    deliveryName: order.deliveryAddress.fullName,
    isPickup: order.shippingType === 'selfPickUp',
    answer: order.recipientAnswer,
    answeredName: order.recipientName,
  });
}

/** Both names on a paper that goes with the goods: whom it is addressed to, and for whom it is. */
export function namesOf(order: Delivered): string[] {
  const { patientName: patient, deliveryAddress } = order;
  const { fullName } = deliveryAddress;
  switch (recipientOf(order)) {
    case null:
      return [order.shippingType === 'selfPickUp' ? patient : fullName];
    case 'patientThere':
      return [patient, dispensingWords.names.at({ name: fullName })];
    case 'samePerson':
    case 'mayReceive':
    case 'unknown':
      return [fullName, dispensingWords.names.forPatient({ name: patient })];
  }
}
