import type { ElementType } from 'react';
import styles from './bullets.module.css';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps } from './part.ts';

interface BulletsLook {
  gap: Gap;
}

/** A list of short points with marks: dots, or numbers where it is drawn as `ol`. */
export function Bullets<Tag extends ElementType = 'ul'>({
  as,
  gap,
  className,
  style,
  ...rest
}: PartProps<Tag, BulletsLook>) {
  const List: ElementType = as ?? 'ul';
  return <List {...rest} className={joinClasses(styles.bullets, className)} style={gapStyle(gap, style)} />;
}
