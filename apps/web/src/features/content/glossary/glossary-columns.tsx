import type { ReactNode } from 'react';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './glossary-view.module.css';

interface GlossaryColumnsProps {
  /** Beside the text where there is room. */
  contents: ReactNode;
  /** The text. */
  children: ReactNode;
}

export function GlossaryColumns({ contents, children }: GlossaryColumnsProps) {
  return (
    <Columns
      until={900}
      columns="16rem minmax(0, 1fr)"
      gap={3}
      align="start"
      className={joinClasses('wrap', styles.columns)}
    >
      {contents}
      <div className={styles.text}>{children}</div>
    </Columns>
  );
}
