import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import numbers from './numbered.module.css';
import styles from './steps.module.css';

interface StepsProps {
  steps: { name: string; text: ReactNode }[];
  className?: string | undefined;
}

/** What happens one after the other, numbered; side by side in twos where there is room. */
export function Steps({ steps, className }: StepsProps) {
  return (
    <ol className={joinClasses(numbers.numbered, styles.steps, className)}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
