import type { ElementType } from 'react';
import styles from './bullets.module.css';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';

interface BulletsLook {
  gap: Gap;
}

/** A list of short points with marks: dots, or numbers where it is drawn as `ol`. */
export function Bullets<Tag extends ElementType = 'ul'>({ as, ...rest }: PartProps<Tag, BulletsLook>) {
  return <PartElement {...rest} as={as ?? 'ul'} classes={[styles.bullets]} />;
}
