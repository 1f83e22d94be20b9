import type { ElementType } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps } from './part.ts';

interface CardLook {
  /** With a gap its parts stand one below the other. */
  gap?: Gap | undefined;
  /** Set off from the page by a shadow too. */
  isRaised?: boolean | undefined;
  /** On the quieter ground. */
  isSunken?: boolean | undefined;
  /** Its parts reach to the edge. */
  isFlush?: boolean | undefined;
}

/** What belongs together, in a frame of its own. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  gap,
  isRaised = false,
  isSunken = false,
  isFlush = false,
  className,
  style,
  ...rest
}: PartProps<Tag, CardLook>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles.card,
        gap !== undefined && styles.stacked,
        isRaised && styles.raised,
        isSunken && styles.sunken,
        isFlush && styles.flush,
        className,
      )}
      style={gapStyle(gap, style)}
    />
  );
}
