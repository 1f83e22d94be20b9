import type { ReactNode } from 'react';
import { ContourLines } from '#ui/contour-lines.tsx';
import { Text } from '#ui/text.tsx';
import styles from './entry-box.module.css';

interface EntryBoxProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Each stop on the way to the desk: one thing to do, in the middle of the page. */
export function EntryBox({ title, lead, children }: EntryBoxProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ContourLines className={styles.contours} />
      <div className={styles.box}>
        <h1>{title}</h1>
        <Text>{lead}</Text>
        {children}
      </div>
    </main>
  );
}
