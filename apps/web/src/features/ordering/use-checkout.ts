import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asLocalAddress, type LocalAddress } from '#domain/address/local-address.ts';
import { deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { type CheckoutChoice, keepShippingAddress, readCheckoutDraft } from './kept-order.ts';
import type { Missing } from './next-step.tsx';
import {
  chooseOption,
  defaultType,
  optionsWithoutRates,
  type ShownOption,
  type WantedOption,
} from './shipping/chosen-option.ts';
import { useRates } from './shipping/use-shipping-options.ts';
import type { OrderSummaryProps } from './summary/order-summary.tsx';
import type { OrderLines } from './summary/use-order-lines.ts';

interface Checkout {
  shipping: LocalAddress | null;
  setShipping(address: LocalAddress): void;
  /** Null until somebody has told which there are. */
  options: readonly ShownOption[] | null;
  chosen: ShownOption | null;
  refused: ShownOption | null;
  choose(option: ShownOption): void;
  /** The rates for this address and cart are on their way. */
  isAsking: boolean;
  /** They could not be read (CO-05). */
  hasFailed: boolean;
  isRetrying: boolean;
  retry(): void;
  forSummary: OrderSummaryProps['shipping'];
  missing: Missing[];
  /** Null while something is missing. */
  choice: CheckoutChoice | null;
}

/** Where the order goes and how, as far as it is chosen; what was chosen before is still so. */
export function useCheckout(billing: LocalAddress | null, order: OrderLines): Checkout {
  const [draft] = useState(readCheckoutDraft);
  const [given, setShipping] = useState(draft.shipping);
  const { data: kept } = useQuery(deliveryAddressesQuery);
  // The address of the last time is proposed; it is kept for this order once the person goes on.
  const proposed = useMemo(() => kept?.slice(-1).map(asLocalAddress)[0] ?? null, [kept]);
  const shipping = given ?? proposed;
  const [wanted, setWanted] = useState<WantedOption | null>(draft.option);
  const type = wanted?.type ?? defaultType;

  const { isAsking, hasFailed, isRetrying, retry, ...rates } = useRates({ billing, shipping }, order.itemsCents);
  const options = hasFailed ? optionsWithoutRates(wanted) : rates.options;
  const { chosen, refused } = chooseOption(options ?? [], wanted);

  const needsShipping = (chosen?.type ?? type) !== 'selfPickUp';
  const missing: Missing[] = [];
  if (order.lines.length === 0) missing.push('items');
  if (!billing) missing.push('billing');
  if (needsShipping && !shipping) missing.push('shipping');
  if (!chosen) missing.push('option');

  return {
    shipping,
    setShipping(address) {
      keepShippingAddress(address);
      setShipping(address);
    },
    options,
    chosen,
    refused,
    choose: ({ id, type: chosenType }) => setWanted({ id, type: chosenType }),
    isAsking,
    hasFailed,
    isRetrying,
    retry,
    forSummary: forSummary(),
    missing,
    choice:
      missing.length === 0 && billing && chosen
        ? { billing, shipping: needsShipping ? shipping : null, option: { id: chosen.id, type: chosen.type } }
        : null,
  };

  /** A price of before is no price: until the new one is there it is being determined (reading 10). */
  function forSummary(): OrderSummaryProps['shipping'] {
    if (isAsking) return { type: chosen?.type ?? type, priceCents: null };
    return chosen && { type: chosen.type, priceCents: chosen.priceCents };
  }
}
