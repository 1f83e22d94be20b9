import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** What the page is for, in a sentence. */
  children?: ReactNode;
}

export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
