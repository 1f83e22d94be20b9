import type { ElementType } from 'react';
import type { Gap, PartProps } from './part.ts';
import { PartElement } from './part-element.tsx';
import styles from './stack.module.css';

interface StackLook {
  gap: Gap;
  /** Where its parts stand that are narrower than it; as wide as it without. */
  align?: 'start' | 'center' | undefined;
}

/** One below the other, with the same room between. */
export function Stack<Tag extends ElementType = 'div'>({ as, align, ...rest }: PartProps<Tag, StackLook>) {
  return <PartElement {...rest} as={as ?? 'div'} classes={[styles.stack, align && styles[align]]} />;
}
