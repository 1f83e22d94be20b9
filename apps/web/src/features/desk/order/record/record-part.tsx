import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import styles from './record.module.css';

export interface PartActs {
  isRead: boolean;
  onRead: () => void;
  onUnread: () => void;
}

interface RecordPartProps extends PartActs {
  part: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the prescription. Enter in it, or its box, says that it stands on the paper like this. */
export function RecordPart({ part, title, isRead, onRead, onUnread, children }: RecordPartProps) {
  const t = useTranslations('deskRecord');

  function listen(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || (event.target as Element).closest('button')) return;
    event.preventDefault();
    onRead();
  }

  return (
    <fieldset className={styles.part} data-read={isRead} onKeyDown={listen}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
      <Choice id={`record-${part}-read`} checked={isRead} onChange={() => (isRead ? onUnread() : onRead())}>
        {t('standsSo')}
      </Choice>
    </fieldset>
  );
}
