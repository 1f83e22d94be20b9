import type { ElementType } from 'react';
import alignment from './align.module.css';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';
import styles from './row.module.css';

interface RowLook {
  gap: Gap;
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /** What becomes of the room that is left over. */
  spread?: 'apart' | 'around' | undefined;
  /** It never breaks into further lines. */
  isOneLine?: boolean | undefined;
  /** On a phone each has a line of its own: buttons that are easier to hit. */
  isStackedOnPhones?: boolean | undefined;
}

/** Side by side, and on further lines where there is no room for all. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  align,
  spread,
  isOneLine = false,
  isStackedOnPhones = false,
  ...rest
}: PartProps<Tag, RowLook>) {
  return (
    <PartElement
      {...rest}
      as={as ?? 'div'}
      classes={[
        styles.row,
        align && alignment[align],
        spread && styles[spread],
        isOneLine && styles.oneLine,
        isStackedOnPhones && styles.stacked,
      ]}
    />
  );
}
