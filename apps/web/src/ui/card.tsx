import type { ElementType } from 'react';
import styles from './card.module.css';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';
import stack from './stack.module.css';

interface CardLook {
  /** With a gap its parts stand one below the other. */
  gap?: Gap | undefined;
  /** Set off from the page by a shadow too. */
  isRaised?: boolean | undefined;
  /** On the quieter ground. */
  isSunken?: boolean | undefined;
  /** Its parts reach to the edge. */
  isFlush?: boolean | undefined;
  /** All of it is one link, and as high as its neighbours. */
  isLink?: boolean | undefined;
}

/** What belongs together, in a frame of its own. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  gap,
  isRaised = false,
  isSunken = false,
  isFlush = false,
  isLink = false,
  ...rest
}: PartProps<Tag, CardLook>) {
  return (
    <PartElement
      {...rest}
      gap={gap}
      as={as ?? 'div'}
      classes={[
        styles.card,
        gap !== undefined && stack.stack,
        isRaised && styles.raised,
        isSunken && styles.sunken,
        isFlush && styles.flush,
        isLink && styles.link,
      ]}
    />
  );
}
