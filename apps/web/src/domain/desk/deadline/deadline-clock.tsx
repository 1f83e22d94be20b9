import { usedShare } from '@shop/contract/desk/deadline';
import type { QueueRow } from '@shop/contract/desk/queue';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './deadline-clock.module.css';
import { type DueGroup, dueGroupOf } from './due-day.ts';
import { useDeadlineWords } from './use-deadline-words.ts';

interface DeadlineClockProps {
  order: Pick<QueueRow, 'deadline' | 'lane' | 'laneSince' | 'hasFile'>;
  now: Date;
  /** The day in Germany. */
  today: string;
}

/** The two working days as two segments, filled as far as they are used up; dashed while the deadline rests. */
export function DeadlineClock({ order, now, today }: DeadlineClockProps) {
  const t = useTranslations('deskTools.deadline');
  const { main, detail } = useDeadlineWords()(order, now);
  const { deadline } = order;
  const isRunning = deadline.kind === 'runs';
  const used = isRunning ? usedShare(datesOf(deadline), now) : 0;
  return (
    <span className={joinClasses(styles.clock, styles[tones[dueGroupOf(order, now, today)]])}>
      {deadline.kind !== 'met' && (
        <span
          className={joinClasses(styles.track, !isRunning && styles.dashed)}
          style={{ '--used': `${Math.round(used * 100)}%` } as CSSProperties}
        />
      )}
      <span className={styles.words}>
        <span className="visually-hidden">{t('name')}: </span>
        {main}
        {detail && <small> {detail}</small>}
      </span>
    </span>
  );
}

const tones: Record<DueGroup, 'danger' | 'warn' | 'ok' | 'quiet'> = {
  overdue: 'danger',
  today: 'warn',
  tomorrow: 'ok',
  later: 'ok',
  new: 'quiet',
  resting: 'quiet',
  met: 'quiet',
};

interface Moments {
  since: string;
  halfAt: string;
  dueAt: string;
}

function datesOf({ since, halfAt, dueAt }: Moments) {
  return { since: new Date(since), halfAt: new Date(halfAt), dueAt: new Date(dueAt) };
}
