import { type ReactNode, useId } from 'react';
import { Facts } from '#ui/facts.tsx';
import { Subheading } from '#ui/subheading.tsx';
import styles from './order-facts.module.css';

interface FactGroupProps {
  title: string;
  children: ReactNode;
}

/** Facts of an order under a heading of their own. */
export function FactGroup({ title, children }: FactGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Subheading isBold id={id} className={styles.title}>
        {title}
      </Subheading>
      <Facts className={styles.facts}>{children}</Facts>
    </section>
  );
}

export function FactLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
