import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './plate.module.css';

interface PlateProps {
  /** In degrees of the colour wheel; without one it is neutral. */
  hue?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The tinted ground that a product's picture lies on. */
export function Plate({ hue, className, children }: PlateProps) {
  return (
    <div className={joinClasses(styles.plate, className)} style={{ '--hue': hue } as CSSProperties}>
      {children}
    </div>
  );
}
