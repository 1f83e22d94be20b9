import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './sum.module.css';

interface SumProps {
  name: string;
  /** The main sum is what is to be paid: large, and read out whenever it changes. A small one is a part of another. */
  size?: 'main' | 'small' | undefined;
  /** Still the sum of before, until it is added up anew. */
  isChanging?: boolean;
  className?: string | undefined;
  /** The amount, or a word while there is none. */
  children: ReactNode;
}

/** One amount with its name, in a `dl`. */
export function Sum({ name, size, isChanging = false, className, children }: SumProps) {
  return (
    <div
      className={joinClasses(styles.sum, size && styles[size], isChanging && styles.changing, className)}
      {...(size === 'main' && { 'aria-live': 'polite', 'aria-atomic': true, 'aria-busy': isChanging })}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
