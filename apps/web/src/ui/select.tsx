import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './select.module.css';

/** One of several, in the browser's own list. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={joinClasses(styles.place, className)}>
      <select {...rest} className={styles.select} />
      <ChevronDown aria-hidden="true" />
    </div>
  );
}
