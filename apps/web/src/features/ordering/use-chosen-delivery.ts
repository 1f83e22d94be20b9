import type { PrescriptionFormat } from '@shop/contract/prescription';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { type CheckoutChoice, destinationOf, keepCheckoutChoice, readCheckoutChoice } from './kept-order.ts';
import { chooseOption, type ShownOption } from './shipping/chosen-option.ts';
import { useShippingOptions } from './shipping/use-shipping-options.ts';
import type { OrderSummaryProps } from './summary/order-summary.tsx';

export interface ChosenDelivery {
  /** What the checkout has left for this page; null when it has not been completed. */
  choice: CheckoutChoice | null;
  /** Null while the options are not known. */
  option: ShownOption | null;
  /** Chosen, and not possible with this format (reading 30). */
  refused: ShownOption | null;
  /** Chosen, and no longer offered at all. */
  isGone: boolean;
  /** Everything that can be had, named with its price. */
  possible: { id: string; label: string }[];
  /** Null while the cost is not known: nobody orders at that of another format. */
  shippingCents: number | null;
  /** Of a pickup: the pharmacy and its address. */
  pickupName: string | null;
  /** A price of null counts as 0 and is said to be open (reading 10). */
  forSummary: OrderSummaryProps['shipping'];
  /** The rates could not be read: there is no cost, and none is on its way by itself. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry(): void;
  /** Takes another way, for this order and for a reload. */
  choose(id: string): void;
}

interface DeliveryQuestion {
  isSignedIn: boolean;
  itemsCents: number;
  format: PrescriptionFormat | null;
}

export function useChosenDelivery({ isSignedIn, itemsCents, format }: DeliveryQuestion): ChosenDelivery {
  const t = useTranslations('checkout.shipping');
  const locale = useLocale();
  const [choice, setChoice] = useState(readCheckoutChoice);
  const { data, isPlaceholderData, errorUpdateCount, isFetching, refetch } = useShippingOptions({
    address: choice && isSignedIn ? destinationOf(choice) : null,
    itemsCents,
    prescriptionFormat: format ?? undefined,
  });
  const isAnswered = data !== undefined && !isPlaceholderData;
  const options: readonly ShownOption[] = isAnswered ? data : [];
  const found = chooseOption(data ?? [], choice?.option ?? null);
  // While the rates are asked anew, those of before stay in sight: what is below them must not move under somebody's finger.
  const shown = found.chosen ?? found.refused;
  const option = isAnswered ? shown : null;
  const refused = isAnswered ? found.refused : null;

  function labelOf({ type, name, priceCents }: ShownOption): string {
    const price = priceCents === 0 ? t('free') : formatMoney(priceCents, locale);
    return [t(`names.${type}`), type === 'selfPickUp' && name, price].filter(Boolean).join(', ');
  }

  return {
    choice,
    option,
    refused,
    isGone: isAnswered && choice !== null && option === null,
    possible: options
      .filter(({ isAvailable }) => isAvailable)
      .map((possible) => ({ id: possible.id, label: labelOf(possible) })),
    shippingCents: option?.priceCents ?? null,
    pickupName: shown?.name ?? null,
    forSummary: choice && { type: shown?.type ?? choice.option.type, priceCents: shown?.priceCents ?? null },
    // Once a failure is shown, a new attempt does not bring the loading state back.
    hasFailed: !isAnswered && errorUpdateCount > 0,
    isRetrying: isFetching,
    retry: () => void refetch(),
    choose(id) {
      const wanted = options.find((possible) => possible.id === id);
      if (!choice || !wanted) return;
      const { type } = wanted;
      const shipping = type === 'selfPickUp' ? choice.shipping : (choice.shipping ?? choice.billing);
      const next = { ...choice, shipping, option: { id, type } };
      keepCheckoutChoice(next);
      setChoice(next);
    },
  };
}
