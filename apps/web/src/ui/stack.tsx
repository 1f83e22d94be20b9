import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps } from './part.ts';
import styles from './stack.module.css';

interface StackLook {
  gap: Gap;
  /** Where its parts stand that are narrower than it; as wide as it without. */
  align?: 'start' | 'center' | undefined;
}

/** One below the other, with the same room between. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  className,
  style,
  ...rest
}: PartProps<Tag, StackLook>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(styles.stack, align && styles[align], className)}
      style={gapStyle(gap, style)}
    />
  );
}
