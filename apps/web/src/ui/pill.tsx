import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './pill.module.css';

interface PillProps {
  tone?: 'plain' | 'info' | 'ok' | 'warn' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about what it stands beside: its kind, or where it stands. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  return (
    <span className={joinClasses(styles.pill, tone !== 'plain' && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
