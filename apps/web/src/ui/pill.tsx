import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { type Tone, toneStyle } from './part.ts';
import styles from './pill.module.css';

interface PillProps {
  /** Without one it is a plain word. */
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about what it stands beside: its kind, or where it stands. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={joinClasses(styles.pill, tone && styles.toned)} style={toneStyle(tone)}>
      {icon}
      {children}
    </span>
  );
}
