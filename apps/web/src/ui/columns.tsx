import type { ElementType } from 'react';
import styles from './columns.module.css';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';

interface ColumnsLook {
  gap?: Gap | undefined;
  /** How wide the page is, in pixels at 100 % text, when they stand one below the other. */
  until: 700 | 900 | 1060 | 1180;
}

/** Two columns where there is room, one where there is not. Another division than halves is set as `--columns`. */
export function Columns<Tag extends ElementType = 'div'>({ as, until, ...rest }: PartProps<Tag, ColumnsLook>) {
  return <PartElement {...rest} as={as ?? 'div'} classes={[styles.columns, styles[`until${until}`]]} />;
}
