import type { ElementType, ReactNode } from 'react';
import styles from './icon-line.module.css';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle, type PartProps, type Tone, toneStyle } from './part.ts';

interface IconLineLook {
  icon: ReactNode;
  gap?: Gap | undefined;
  tone?: 'quiet' | 'primary' | Tone | undefined;
  /** In the size of the small print, icon and words. */
  isSmall?: boolean | undefined;
  children: ReactNode;
}

/** An icon and the words that belong to it, which keep to their own column. */
export function IconLine<Tag extends ElementType = 'div'>({
  as,
  icon,
  gap = 0.8,
  tone,
  isSmall = false,
  className,
  style,
  children,
  ...rest
}: PartProps<Tag, IconLineLook>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(styles.line, tone === 'quiet' && styles.quiet, isSmall && styles.small, className)}
      style={gapStyle(gap, tone === 'quiet' ? style : toneStyle(tone, style))}
    >
      {icon}
      {children}
    </Element>
  );
}
