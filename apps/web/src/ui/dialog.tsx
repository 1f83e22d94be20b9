import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { Row } from './row.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  /** What closing it does, where that is more than closing. */
  closeLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** `anchored` hangs below what opened it: see popover.tsx. */
  placement?: 'centred' | 'anchored';
}

/** A modal dialog, open while it is rendered; a bottom sheet on small screens. */
export function Dialog({ title, closeLabel, onClose, children, className, placement = 'centred' }: DialogProps) {
  const t = useTranslations('frame.ui');
  const headingId = useId();
  const modal = useModal(onClose);

  return (
    <dialog
      {...modal}
      aria-labelledby={headingId}
      className={joinClasses(styles.dialog, styles[placement], className)}
      data-placement={placement}
    >
      <div className={styles.content}>
        <Row gap={0.5} align="center" spread="apart" isOneLine className={styles.heading}>
          <h2 id={headingId}>{title}</h2>
          <IconButton label={closeLabel ?? t('close', { name: title })} icon={<X />} onClick={onClose} />
        </Row>
        {children}
      </div>
    </dialog>
  );
}
