import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import type { PartProps } from './part.ts';
import styles from './segments.module.css';

interface SegmentsLook {
  /** For a bar of tools. */
  isSmall?: boolean | undefined;
}

/** Links or buttons of which one is chosen: `aria-current` or `aria-pressed` says which. */
export function Segments<Tag extends ElementType = 'div'>({
  as,
  isSmall = false,
  className,
  ...rest
}: PartProps<Tag, SegmentsLook>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={joinClasses(styles.segments, isSmall && styles.small, className)} />;
}
