import { useEffect, useRef } from 'react';
import { goToPart, type Part } from './checkout-part.tsx';

/** What `/checkout/{step}` may be called; any other word opens the same screen at its top (wire.md, Checkout step). */
const partOfStep: Record<string, Part> = {
  address: 'billing',
  adresse: 'billing',
  billing: 'billing',
  rechnungsadresse: 'billing',
  delivery: 'shipping',
  lieferadresse: 'shipping',
  'shipping-address': 'shipping',
  shipping: 'option',
  versand: 'option',
  versandart: 'option',
  payment: 'payment',
  bezahlung: 'payment',
};

/** Leads to the part that the address names, once, as soon as it is there. */
export function useStepInSight(step: string | undefined, isReady: boolean): void {
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!isReady || step === shown.current) return;
    shown.current = step;
    const part = partOfStep[step?.toLowerCase() ?? ''];
    // After the focus that every new screen gives to its heading.
    if (part) queueMicrotask(() => goToPart(part));
  }, [step, isReady]);
}
