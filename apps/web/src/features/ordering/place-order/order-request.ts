import type { PrescriptionFormat } from '@shop/contract/prescription';
import { streetParts } from '#domain/address/local-address.ts';
import { shownHealthDataConsent } from '#domain/health-consent/use-health-consent.ts';
import type { CallInput } from '#lib/api.ts';
import { type CheckoutChoice, destinationOf } from '../kept-order.ts';

interface OrderedLine {
  itemId: string;
  name: string;
  lineCents: number | null;
}

export interface Order {
  body: CallInput<'reserveCart'>['body'];
  /** As the person saw them. The server takes them from the cart, but another cart is another order. */
  lines: readonly OrderedLine[];
  /** As the person saw it. */
  totalCents: number;
}

interface OrderParts {
  choice: CheckoutChoice;
  format: PrescriptionFormat;
  fileKey: string | null;
  /** What is shown above the button: no order is binding at a sum that nobody saw. */
  totalCents: number;
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

/** An id for one attempt to order, under which it may be sent repeatedly. Works without a secure context too. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The Idempotency-Key: the same for the same order, over retries and reloads, so that it is made once; another one as soon
 * as anything in it is another.
 */
export function idempotencyKey(attempt: string, order: unknown): string {
  return `${attempt}-${fingerprint(JSON.stringify(order))}`;
}

/** FNV-1a: enough to distinguish the few orders of one attempt. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
