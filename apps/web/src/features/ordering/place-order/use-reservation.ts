import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { announceCart } from '#domain/cart/cart-events.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { type CallOutput, call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { forgetKeptOrder, keepPrescription, readKeptPrescription } from '../kept-order.ts';
import { idempotencyKey, newAttempt, type Order } from './order-request.ts';

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
 * Reserves the cart (RX-06). One wish to order is one order, however often it is sent: see `order-request.ts`. When the
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
      void queryClient.invalidateQueries({ queryKey: ['patient'] });
      void onPlaced(order).finally(() => announceCart('order'));
    },
    onError: (failure) => {
      isUnderWay.current = false;
      keepPrescription(owner, { isUnanswered: isUnanswered(failure) });
      if (failure instanceof ApiError && newsOfTheCart.has(failure.id)) {
        announceCart('order');
        void queryClient.invalidateQueries({ queryKey: ['patient', 'shipping-options'] });
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
