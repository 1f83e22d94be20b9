import type { PrescriptionFormat } from '@shop/contract/prescription';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { streetParts } from '#domain/address/local-address.ts';
import { announceCart } from '#domain/cart/cart-events.ts';
import { shownHealthDataConsent } from '#domain/health-consent/use-health-consent.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { type CallInput, type CallOutput, call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { patientKeys } from '#lib/query-keys.ts';
import {
  type CheckoutChoice,
  destinationOf,
  forgetKeptOrder,
  keepPrescription,
  readKeptPrescription,
} from '../kept-order.ts';

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

interface SentOrder {
  order: Order;
  key: string;
}

interface ReservationOptions {
  owner: string | null;
  /** Resolves after navigation: the emptied cart is for the next page. */
  onPlaced: (order: CallOutput<'reserveCart'>) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Refusals after which cart, prices and shipping are no longer what this page shows. */
const newsOfTheCart = new Set([
  'CartEmpty',
  'ProductsNotAvailable',
  'InsufficientStock',
  'InvalidQuantity',
  'TotalChanged',
  'DeliveryNotAllowed',
]);

/**
 * Reserves the cart (RX-06). One wish to order is one order, however often it is sent: see `idempotencyKey`. When the
 * session is over the sign-in opens above the page, and everything stays for the next try.
 */
export function useReservation({ owner, onPlaced, onFailed }: ReservationOptions) {
  const queryClient = useQueryClient();
  // Guards against a second press before React has re-rendered.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: ({ order: { body }, key }: SentOrder) =>
      call('reserveCart', { headers: { 'idempotency-key': key }, body }),
    gcTime: 0,
    onSuccess: (order) => {
      forgetKeptOrder();
      void queryClient.invalidateQueries({ queryKey: patientKeys.all() });
      void onPlaced(order).finally(() => announceCart('order'));
    },
    onError: (failure) => {
      isUnderWay.current = false;
      keepPrescription(owner, { isUnanswered: isUnanswered(failure) });
      if (failure instanceof ApiError && newsOfTheCart.has(failure.id)) {
        announceCart('order');
        void queryClient.invalidateQueries({ queryKey: patientKeys.shippingOptions() });
      }
      if (failure instanceof ApiError && failure.id === 'Unauthorized') {
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        openLogin();
      }
      onFailed(failure);
    },
  });

  function send(sent: SentOrder) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(sent);
  }

  return {
    /** True from the press until the next page is loaded. */
    isPlacing: isPending || isSuccess,
    isPlaced: isSuccess,
    error,
    /** The order that `error` is about. */
    sent: variables?.order ?? null,
    forgetError: reset,
    place(order: Order) {
      const attempt = readKeptPrescription(owner).attempt ?? newAttempt();
      keepPrescription(owner, { attempt });
      const lines = order.lines.map(({ itemId, lineCents }) => [itemId, lineCents]);
      send({ order, key: idempotencyKey(attempt, [order.body, lines]) });
    },
    /** Sends the same order again: if it was placed after all, the answer is that order. */
    retry() {
      if (variables) send(variables);
    },
  };
}

/** Whether it is unknown if the order was placed. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
