import type { DeskMe } from '@shop/contract/desk/me';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { initialsOf } from '#domain/desk/taking/initials.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import styles from './desk-frame.module.css';

interface DeskBarProps {
  me: DeskMe;
  /** Finding orders, for who may. */
  children: ReactNode;
  onLock: () => void;
  onLeave: () => void;
}

/** Whose desk it is, and how to lock it. */
export function DeskBar({ me, children, onLock, onLeave }: DeskBarProps) {
  const t = useTranslations('desk');
  return (
    <header className={styles.bar}>
      <b className={styles.place}>{t('title')}</b>
      <div className={styles.finding}>{children}</div>
      <EditorTools />
      <p className={styles.me}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(me.name)}
        </span>
        <b>{me.name}</b>
      </p>
      <IconButton label={t('lockKey')} icon={<Lock />} onClick={onLock} />
      <IconButton label={t('leave')} icon={<LogOut />} onClick={onLeave} />
    </header>
  );
}
