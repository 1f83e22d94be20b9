import type { CSSProperties } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In rem; without one its sheet says how high it is. */
  height?: number | undefined;
  /** Any length; as wide as there is room without one. */
  width?: string | undefined;
  /** Stands for a pill. */
  isPill?: boolean | undefined;
  /** Stands for a whole card instead of words. */
  isCard?: boolean | undefined;
  className?: string | undefined;
}

/** Keeps the room of what is on its way. */
export function Skeleton({ height, width, isPill = false, isCard = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, isCard && styles.card, isPill && styles.pill, className)}
      style={{ '--height': height === undefined ? undefined : `${height}rem`, width } as CSSProperties}
    />
  );
}
