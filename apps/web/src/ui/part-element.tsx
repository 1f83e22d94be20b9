import type { CSSProperties, ElementType, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { type Gap, gapStyle } from './part.ts';

interface PartElementProps {
  as: ElementType;
  /** The part's own, before those of whoever uses it. */
  classes: (string | false | undefined)[];
  gap?: Gap | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children?: ReactNode;
}

/** What every layout part is drawn as: an element with the part's classes and gap; everything else is handed on. */
export function PartElement({ as: Element, classes, gap, className, style, ...rest }: PartElementProps) {
  return <Element {...rest} className={joinClasses(...classes, className)} style={gapStyle(gap, style)} />;
}
