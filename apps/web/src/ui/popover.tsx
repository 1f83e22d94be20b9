import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './popover.module.css';

interface PopoverProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Sets `position-anchor` to the `anchor-name` of the control that opens it, and `--panel-width`. */
  className?: string | undefined;
}

/**
 * A small panel below the control that opened it; a bottom sheet on small screens. It is modal in both shapes: enlarging
 * the text turns one into the other while it is open, and it should not change its manners half-way.
 */
export function Popover({ className, ...rest }: PopoverProps) {
  return <Dialog {...rest} placement="anchored" className={joinClasses(styles.popover, className)} />;
}
