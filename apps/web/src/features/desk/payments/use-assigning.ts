import type { OpenEntry, PayableOrderShown } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { usePaymentWrite } from './payments-queries.ts';
import { asBody, firstShares, leftOf, type Shares, shareOut, wantedCents } from './shares.ts';

interface BookingInput {
  shares: { orderId: string; amountCent: number }[];
  waiveReason?: string;
}

/** Which orders an entry is booked on, while it is being chosen. */
export function useAssigning(
  entry: OpenEntry,
  { toleranceCent, onDone }: { toleranceCent: number; onDone: () => void },
) {
  const t = useTranslations('deskPayments.detail');
  const deskCall = useDeskCall();
  const [shares, setShares] = useState<Shares>(() => firstShares(entry));
  const [found, setFound] = useState<PayableOrderShown[]>([]);
  const [waiveReason, setWaiveReason] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = usePaymentWrite<BookingInput>(entry.id, {
    send: (body, headers) => deskCall('bookPayment', { params: { id: entry.id }, headers, body }),
    doneWords: t('booked'),
    onDone,
  });

  const orders: readonly PayableOrderShown[] = [...entry.candidates, ...found];
  const chosen = orders.filter(({ orderId }) => orderId in shares);
  const [only, ...others] = chosen;
  const isOne = only !== undefined && others.length === 0;
  const missingCent = isOne && !only.isEnded ? wantedCents('in', only) - entry.amountCent : 0;
  const mayWaive = entry.direction === 'in' && !entry.isReversal && missingCent > 0 && missingCent <= toleranceCent;
  const left = leftOf(entry.amountCent, shares);

  function choose(order: PayableOrderShown, isChosen: boolean): void {
    const next = isChosen ? [...chosen, order] : chosen.filter(({ orderId }) => orderId !== order.orderId);
    setShares(shareOut(entry.amountCent, entry.direction, next));
  }

  function add(order: PayableOrderShown): void {
    if (!orders.some(({ orderId }) => orderId === order.orderId)) setFound([...found, order]);
    if (!(order.orderId in shares)) choose(order, true);
  }

  function send(): void {
    setChecked(true);
    const isReasonMissing = mayWaive && waiveReason !== null && waiveReason.trim() === '';
    if (chosen.length === 0 || left !== 0 || isReasonMissing) return;
    const reason = mayWaive ? waiveReason?.trim() : '';
    write({ shares: asBody(shares), ...(reason && { waiveReason: reason }) });
  }

  return {
    shares,
    setShare: (orderId: string, text: string) => setShares({ ...shares, [orderId]: text }),
    found,
    chosen,
    choose,
    add,
    left,
    isChecked,
    waive: mayWaive ? { reason: waiveReason, set: setWaiveReason } : null,
    send,
    isBusy,
    failure,
  };
}

export type Assigning = ReturnType<typeof useAssigning>;
