import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#ui/card.tsx';
import { Row } from '#ui/row.tsx';
import styles from './checkout-part.module.css';

/** The parts of the screen that one can be led to. */
export type Part = 'billing' | 'shipping' | 'option' | 'payment';

interface CheckoutPartProps {
  part: Part;
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function CheckoutPart({ part, title, action, className, children }: CheckoutPartProps) {
  const headingId = headingOf(part);
  return (
    <Card as="section" isRaised className={className} aria-labelledby={headingId}>
      <Row gap={[0.25, 1]} align="center" spread="apart" className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </Row>
      {children}
    </Card>
  );
}

/** Brings a part into sight; the next Tab and the screen reader go on from its heading. */
export function goToPart(part: Part): void {
  const heading = document.getElementById(headingOf(part));
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

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

/** Leads to the part that the address names, once. */
export function useStepInSight(step: string | undefined): void {
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    const part = partOfStep[step?.toLowerCase() ?? ''];
    // After the focus that every new screen gives to its heading.
    if (part) queueMicrotask(() => goToPart(part));
  }, [step]);
}

function headingOf(part: Part): string {
  return `checkout-${part}`;
}
