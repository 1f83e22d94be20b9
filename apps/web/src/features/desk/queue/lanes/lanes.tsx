import { type Lane, lanes } from '@shop/contract/desk/lane';
import type { QueueCounts } from '@shop/contract/desk/queue';
import { useTranslations } from 'use-intl';
import { LaneButton } from './lane-button.tsx';
import styles from './lanes.module.css';

interface LanesProps {
  chosen: Lane | null;
  /** Not known before the first answer. */
  counts: QueueCounts | undefined;
  onChoose: (lane: Lane | null) => void;
}

/** The path of an order, each step of it a filter; what is a problem stands beside the path. */
export function Lanes({ chosen, counts, onChoose }: LanesProps) {
  const t = useTranslations('deskQueue.laneFilter');
  const nameOf = useTranslations('deskTools.lanes');
  const known = counts?.lanes;
  const total = known && lanes.reduce((sum, lane) => sum + known[lane].all, 0);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser.
    <div className={styles.lanes} role="group" aria-label={t('label')}>
      <LaneButton name={t('all')} all={total} isChosen={chosen === null} onChoose={() => onChoose(null)} />
      {lanes.map((lane) => (
        <LaneButton
          key={lane}
          name={nameOf(lane)}
          {...known?.[lane]}
          isChosen={chosen === lane}
          isProblem={lane === 'problem'}
          hasNext={lane !== 'problem' && lane !== 'onItsWay'}
          onChoose={() => onChoose(lane)}
        />
      ))}
    </div>
  );
}
