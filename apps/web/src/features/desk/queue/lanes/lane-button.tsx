import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './lanes.module.css';

interface LaneButtonProps {
  name: string;
  all?: number | undefined;
  overdue?: number;
  dueToday?: number;
  isChosen: boolean;
  /** Beside the path. */
  isProblem?: boolean;
  /** Another step of the path follows. */
  hasNext?: boolean;
  onChoose: () => void;
}

export function LaneButton({
  name,
  all,
  overdue = 0,
  dueToday = 0,
  isChosen,
  isProblem,
  hasNext,
  onChoose,
}: LaneButtonProps) {
  const t = useTranslations('deskQueue.laneFilter');
  const told = [
    name,
    all !== undefined && t('count', { count: all }),
    overdue > 0 && t('overdue', { count: overdue }),
    dueToday > 0 && t('dueToday', { count: dueToday }),
  ];

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={told.filter(Boolean).join(', ')}
      className={joinClasses(hasNext && styles.step, isProblem && all !== 0 && styles.problem)}
      onClick={onChoose}
    >
      <b>
        {all ?? <Skeleton className={styles.unknown} />}
        {overdue > 0 && <i>{overdue}</i>}
        {overdue === 0 && dueToday > 0 && <i className={styles.today}>{dueToday}</i>}
      </b>
      {name}
    </button>
  );
}
