import type { ElementType } from 'react';
import styles from './columns.module.css';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps } from './part.ts';

interface ColumnsLook {
  gap?: Gap | undefined;
  /** How wide the page is, in pixels at 100 % text, when they stand one below the other. */
  until: 700 | 900 | 1060 | 1180;
}

/** Two columns where there is room, one where there is not. Another division than halves is set as `--columns`. */
export function Columns<Tag extends ElementType = 'div'>({
  as,
  gap,
  until,
  className,
  style,
  ...rest
}: PartProps<Tag, ColumnsLook>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(styles.columns, styles[`until${until}`], className)}
      style={gapStyle(gap, style)}
    />
  );
}
