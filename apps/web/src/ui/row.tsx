import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps } from './part.ts';
import styles from './row.module.css';

interface RowLook {
  gap: Gap;
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /** What becomes of the room that is left over. */
  spread?: 'apart' | 'around' | undefined;
  /** On a phone each has a line of its own: buttons that are easier to hit. */
  isStackedOnPhones?: boolean | undefined;
}

/** Side by side, and on further lines where there is no room. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  spread,
  isStackedOnPhones = false,
  className,
  style,
  ...rest
}: PartProps<Tag, RowLook>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles.row,
        align && styles[align],
        spread && styles[spread],
        isStackedOnPhones && styles.stacked,
        className,
      )}
      style={gapStyle(gap, style)}
    />
  );
}
