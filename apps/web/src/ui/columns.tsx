import type { CSSProperties, ElementType } from 'react';
import alignment from './align.module.css';
import styles from './columns.module.css';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';

interface ColumnsLook {
  gap?: Gap | undefined;
  /** How they are divided; two halves without. A sheet can set it as `--columns` too. */
  columns?: string | undefined;
  /** How wide the page is, in pixels at 100 % text, when they stand one below the other; `narrow`: a phone with large text. */
  until?: 'narrow' | 700 | 900 | 1060 | 1180 | undefined;
  align?: 'start' | 'center' | 'baseline' | undefined;
}

/** Side by side in columns where there is room, one below the other where there is not. */
export function Columns<Tag extends ElementType = 'div'>(props: PartProps<Tag, ColumnsLook>) {
  const { as, columns, until, align, style, ...rest } = props;
  return (
    <PartElement
      {...rest}
      as={as ?? 'div'}
      classes={[styles.columns, until && styles[`until-${until}`], align && alignment[align]]}
      style={columns ? ({ '--columns': columns, ...style } as CSSProperties) : style}
    />
  );
}
