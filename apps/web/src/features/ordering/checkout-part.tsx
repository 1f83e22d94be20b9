import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
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
    <section className={joinClasses(styles.part, className)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Brings a part into sight; the next Tab and the screen reader go on from its heading. */
export function goToPart(part: Part): void {
  const heading = document.getElementById(headingOf(part));
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function headingOf(part: Part): string {
  return `checkout-${part}`;
}
