import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import { type PartProps, type Tone, toneStyle } from './part.ts';
import styles from './text.module.css';

interface TextLook {
  size?: 'lead' | 'small' | 'micro' | undefined;
  /** Quiet unless it says otherwise: what weighs more is plain text. */
  tone?: 'quiet' | 'faint' | 'plain' | Tone | undefined;
  /** No wider than is good to read. */
  isMeasured?: boolean | undefined;
  /** Long words are divided. */
  isHyphenated?: boolean | undefined;
}

/** Words beside what matters most on a screen: an introduction, a hint, the small print. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size,
  tone = 'quiet',
  isMeasured = false,
  isHyphenated = false,
  className,
  style,
  ...rest
}: PartProps<Tag, TextLook>) {
  const Element: ElementType = as ?? 'p';
  const colour = tone === 'quiet' || tone === 'faint' || tone === 'plain' ? null : tone;
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles.text,
        colour ? styles.toned : styles[tone],
        size && styles[size],
        isMeasured && styles.measured,
        isHyphenated && styles.hyphenated,
        className,
      )}
      style={toneStyle(colour ?? undefined, style)}
    />
  );
}
