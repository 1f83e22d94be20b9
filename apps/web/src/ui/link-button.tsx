import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './link-button.module.css';

/** Does something on the page, among words: a button that looks like the links beside it. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={joinClasses(styles.link, className)} />;
}
