import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { HealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { refusalReason } from '#domain/prescription/upload-prescription.ts';
import type { CallOutput } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { showToast } from '#ui/toast.ts';
import type { OrderNeeds } from './place-order/order-checklist.tsx';
import { orderRequest, useReservation } from './place-order/reservation.ts';
import type { Prescription } from './prescription/use-prescription.ts';
import type { OrderLines } from './summary/use-order-lines.ts';
import type { ChosenDelivery } from './use-chosen-delivery.ts';

/** Said by the upload itself, which asks for the file again. */
const ofTheFile = new Set<string | null>(['PrescriptionNotFound', 'PrescriptionFileRefused']);

interface OrderInTheMaking {
  owner: string | null;
  isSignedIn: boolean;
  order: OrderLines;
  consent: HealthConsent;
  prescription: Prescription;
  delivery: ChosenDelivery;
  /** Where the file is chosen, for an order that was refused because of it. */
  fileInput: RefObject<HTMLInputElement | null>;
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>;

/** What an order still needs, the press that makes it, and what becomes of it (RX-05, RX-06). */
export function usePlaceOrder(making: OrderInTheMaking) {
  const { owner, isSignedIn, order, consent, prescription, delivery, fileInput } = making;
  const t = useTranslations('prescription.order');
  const navigate = useNavigate();
  const [areTermsAccepted, setTermsAccepted] = useState(false);
  const [addressFault, setAddressFault] = useState<'noAddress' | 'noHouseNumber' | null>(null);
  const { error, forgetError, ...reservation } = useReservation({ owner, onPlaced: goToOrders, onFailed: askAgain });
  const errorId = error instanceof ApiError ? error.id : null;
  const isDeliveryRefused = errorId === 'DeliveryNotAllowed';

  useEffect(() => {
    // After a new sign-in the notice about the ended session goes.
    if (!isSignedIn) forgetError();
  }, [isSignedIn, forgetError]);

  const { format, fileKey, upload } = prescription;
  const { shippingCents } = delivery;
  const totalCents = shippingCents === null || !order.isSumCertain ? null : order.itemsCents + shippingCents;
  const needs: OrderNeeds = {
    cart: order.lines.length > 0,
    file: format === 'ePrescription' || format === 'digital' ? null : fileKey !== null,
    terms: areTermsAccepted,
    healthData: consent.kind === 'given',
    delivery: !delivery.refused && !delivery.isGone && !isDeliveryRefused,
    total: delivery.choice && !delivery.isGone ? totalCents !== null : null,
  };

  function place(seenCents: number | null) {
    const { choice, option } = delivery;
    if (!choice) return setAddressFault('noAddress');
    if (!format || seenCents === null) return;
    const body = orderRequest({
      choice: option ? { ...choice, option } : choice,
      format,
      fileKey,
      totalCents: seenCents,
    });
    setAddressFault(body ? null : 'noHouseNumber');
    if (body) reservation.place({ body, lines: order.lines, totalCents: seenCents });
  }

  async function goToOrders({ code }: CallOutput<'reserveCart'>): Promise<void> {
    showToast(t('placed', { code }), { type: 'success' });
    await navigate(linkTo('Orders'), { state: { placed: code } });
  }

  function askAgain(failure: unknown) {
    if (!(failure instanceof ApiError)) return;
    // Withdrawn elsewhere since this page was opened.
    if (failure.id === 'ConsentRequired') consent.refresh();
    if (!ofTheFile.has(failure.id)) return;
    upload.refuse(failure.id === 'PrescriptionNotFound' ? 'notArrived' : refusalReason(failure.data));
    fileInput.current?.focus();
  }

  return {
    ...reservation,
    error,
    isDeliveryRefused,
    /** Whether `error` is told beside the button: the delivery and the file have places of their own. */
    isErrorTold: error !== null && !isDeliveryRefused && !ofTheFile.has(errorId),
    needs,
    /** Null while it is not known: nobody orders at a sum they have not seen. */
    totalCents,
    areTermsAccepted,
    setTermsAccepted,
    addressFault,
    /** At the total that the person has in sight. */
    place,
    chooseDelivery(id: string) {
      delivery.choose(id);
      forgetError();
    },
  };
}
