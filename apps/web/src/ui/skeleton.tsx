import type { CSSProperties } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In rem; without one its sheet says how high it is. */
  height?: number | undefined;
  /** Stands for a whole card instead of words. */
  isCard?: boolean | undefined;
  className?: string | undefined;
}

/** Keeps the room of what is on its way. */
export function Skeleton({ height, isCard = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, isCard && styles.card, className)}
      style={{ '--height': height === undefined ? undefined : `${height}rem` } as CSSProperties}
    />
  );
}
