import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'large' | 'small' | undefined;
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Something is under way: the spinner takes the icon's place, the label stays, pressing again does nothing. */
  isBusy?: boolean | undefined;
}

export function Button({ variant, size, icon, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  // A busy button keeps its focus, so it is aria-disabled rather than disabled.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(look(variant, size), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={press}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={joinClasses(look(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link that leaves the shop or the browser: a telephone number, a mail address, another site. */
export function ButtonAnchor({ variant, size, icon, className, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={joinClasses(look(variant, size), className)}>
      {icon}
      {children}
    </a>
  );
}

function look(variant: ButtonLook['variant'] = 'secondary', size: ButtonLook['size']): string {
  return joinClasses(styles.button, styles[variant], size && styles[size]);
}
