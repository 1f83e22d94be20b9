import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A remark about the text below it. */
export function Callout({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="note" className={styles.callout}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
