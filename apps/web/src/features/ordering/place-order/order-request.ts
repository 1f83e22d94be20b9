import type { PrescriptionFormat } from '@shop/contract/prescription';
import { type LocalAddress, streetParts } from '#domain/address/local-address.ts';
import { shownHealthDataConsent } from '#domain/health-consent/health-data-consent.ts';
import type { CheckoutChoice } from '#domain/ordering/checkout-choice.ts';
import type { Order } from './use-place-order.ts';

interface OrderParts {
  choice: CheckoutChoice;
  format: PrescriptionFormat;
  fileKey: string | null;
  /** What is shown above the button: no order is binding at a sum that nobody saw. */
  totalCents: number;
}

/** Where it goes to; an order that is picked up has the billing address (wire.md, Pickup). */
export function destinationOf({ billing, shipping, option }: CheckoutChoice): LocalAddress {
  return option.type === 'selfPickUp' ? billing : (shipping ?? billing);
}

/** The body of reserve-cart (RX-06). Null when the address has no house number. */
export function orderRequest({ choice, format, fileKey, totalCents }: OrderParts): Order['body'] | null {
  const { fullName, postalCode, city, country, lat, long, ...address } = destinationOf(choice);
  const street = streetParts({ fullName, postalCode, city, country, lat, long, ...address });
  if (!street) return null;
  return {
    deliveryAddress: { ...street, postalCode, city, fullName, country, lat, long },
    prescriptionDocument: { prescription3Key: fileKey, format },
    shippingOptionId: choice.option.id,
    expectedTotalCent: totalCents,
    consents: [
      // Which text that is, the server knows: it is the one it shows.
      { kind: 'terms-and-conditions', textVersion: 'shown' },
      { ...shownHealthDataConsent },
    ],
  };
}
