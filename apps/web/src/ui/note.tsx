import type { ElementType } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './note.module.css';
import { type PartProps, type Tone, toneStyle } from './part.ts';

interface NoteLook {
  tone: 'plain' | Tone;
}

/** A sentence on the colour of what it is about. What nobody should miss is a `Notice`, with an icon. */
export function Note<Tag extends ElementType = 'p'>({ as, tone, className, style, ...rest }: PartProps<Tag, NoteLook>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      className={joinClasses(styles.note, className)}
      style={tone === 'plain' ? style : toneStyle(tone, style)}
    />
  );
}
