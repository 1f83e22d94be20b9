import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { joinClasses } from './join-classes.ts';
import tick from './tick.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  /** Stands at the end of the line and belongs to the label: a count, a price. */
  trailing?: ReactNode;
}

/** A tick box or one of several radios, with the whole line to press on. */
export function Choice({ type = 'checkbox', trailing, className, children, ...rest }: ChoiceProps) {
  return (
    <label className={joinClasses(styles.choice, className)}>
      <input type={type} {...rest} className={tick.tick} />
      <span>{children}</span> {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </label>
  );
}
