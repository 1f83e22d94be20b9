import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { Row } from './row.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

interface SheetProps extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'children'> {
  onClose: () => void;
  /** What it is, and the way out. */
  top: ReactNode;
  /** What is done with it; stays in sight. */
  bottom: ReactNode;
  bottomClassName?: string | undefined;
}

/** A modal over the whole screen, open while it is rendered. */
export function Sheet({ onClose, top, bottom, bottomClassName, children, ...name }: SheetProps) {
  const modal = useModal(onClose);

  return (
    <dialog {...modal} {...name} className={styles.sheet}>
      <div className={styles.content}>
        <Row gap={0.5} align="center" spread="apart" isOneLine className={styles.top}>
          {top}
        </Row>
        <div className={styles.middle}>{children}</div>
        <div className={joinClasses(styles.bottom, bottomClassName)}>{bottom}</div>
      </div>
    </dialog>
  );
}
