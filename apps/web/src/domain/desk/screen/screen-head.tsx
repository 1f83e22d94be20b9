import type { ReactNode } from 'react';
import styles from './screen-head.module.css';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for, or how much it shows. Its place is kept while that is read. */
  lead: ReactNode;
  /** At the far end: what can be begun here. */
  children?: ReactNode;
}

/** Above a screen of the desk. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  );
}
