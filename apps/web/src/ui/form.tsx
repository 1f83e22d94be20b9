import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';
import { joinClasses } from './join-classes.ts';

/** The shop tells itself what is wrong with a form, in its own words and places. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={joinClasses(styles.form, className)} />;
}

/** The buttons that end a form; each on a line of its own where the form is narrow. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
