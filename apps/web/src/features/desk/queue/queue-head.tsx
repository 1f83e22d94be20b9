import { lanes } from '@shop/contract/desk/lane';
import type { QueueCounts } from '@shop/contract/desk/queue';
import Printer from 'lucide-react/icons/printer';
import Users from 'lucide-react/icons/users';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import styles from './queue-head.module.css';

interface QueueHeadProps {
  counts: QueueCounts | undefined;
  arrivedCount: number;
  openedAt: Date | null;
  isMine: boolean;
  onMine: (isMine: boolean) => void;
  onPrint: () => void;
}

/** The screen's name, what is urgent, whose orders are shown. */
export function QueueHead({ counts, arrivedCount, openedAt, isMine, onMine, onPrint }: QueueHeadProps) {
  const t = useTranslations('deskQueue');
  const locale = useLocale();
  const sumOf = (kind: 'overdue' | 'dueToday') =>
    counts ? lanes.reduce((sum, lane) => sum + counts.lanes[lane][kind], 0) : 0;
  const [overdue, dueToday] = [sumOf('overdue'), sumOf('dueToday')];
  const told = [
    overdue > 0 && t('summary.overdue', { count: overdue }),
    dueToday > 0 && t('summary.dueToday', { count: dueToday }),
    arrivedCount > 0 &&
      openedAt &&
      t('summary.arrived', { count: arrivedCount, time: formatTime(openedAt.toISOString(), locale) }),
  ].filter(Boolean);

  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <p>{counts && (told.length > 0 ? told.join(', ') : t('summary.nothingDue'))}</p>
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser. */}
        <div role="group" aria-label={t('scope')} className={styles.scope}>
          <button type="button" aria-pressed={!isMine} onClick={() => onMine(false)}>
            <Users aria-hidden="true" />
            {t('everybody')}
          </button>
          <button type="button" aria-pressed={isMine} onClick={() => onMine(true)}>
            {t('mine')} {counts && <b>{counts.mine}</b>}
          </button>
        </div>
        <Button size="small" icon={<Printer aria-hidden="true" />} className={styles.print} onClick={onPrint}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
