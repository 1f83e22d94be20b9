import type { QueueRow } from '@shop/contract/desk/queue';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './holder-sign.module.css';
import { initialsOf } from './initials.ts';

interface HolderSignProps {
  takenBy: QueueRow['takenBy'];
  isMine: boolean;
}

/** Who works on an order, by the initials of the name. */
export function HolderSign({ takenBy, isMine }: HolderSignProps) {
  const t = useTranslations('deskQueue.who');
  const locale = useLocale();
  if (!takenBy) return <span role="img" aria-label={t('nobody')} className={styles.nobody} />;
  const { name, since } = takenBy;
  const told = t(isMine ? 'me' : 'colleague', { name, time: formatTime(since, locale) });
  return (
    <span role="img" aria-label={told} title={told} className={joinClasses(styles.holder, isMine && styles.mine)}>
      {initialsOf(name)}
    </span>
  );
}
