import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import type { PartProps } from './part.ts';
import styles from './subheading.module.css';

interface SubheadingLook {
  isBold?: boolean | undefined;
  /** In the size of the small print. */
  isSmall?: boolean | undefined;
}

/** The heading of a part inside a card: in the size of the text, told apart by its weight. */
export function Subheading<Tag extends ElementType = 'h3'>({
  as,
  isBold = false,
  isSmall = false,
  className,
  ...rest
}: PartProps<Tag, SubheadingLook>) {
  const Element: ElementType = as ?? 'h3';
  return (
    <Element
      {...rest}
      className={joinClasses(styles.subheading, isBold && styles.bold, isSmall && styles.small, className)}
    />
  );
}
