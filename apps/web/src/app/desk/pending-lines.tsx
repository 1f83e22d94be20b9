import { useLocale, useTranslations } from 'use-intl';
import { PendingChanges } from '#features/desk/pending/pending-changes.tsx';
import { formatDate, formatTime } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { useOverview } from './use-overview.ts';

/** Above the work: what waits for a second lead, and until when the person at the desk releases nothing. */
export function PendingLines() {
  const t = useTranslations('desk.pending');
  const locale = useLocale();
  const overview = useOverview();
  const from = overview?.releasesFrom;
  return (
    <>
      {from && (
        <Notice tone="warn">
          {t('releasesFrom', { when: `${formatDate(from, locale)}, ${formatTime(from, locale)}` })}
        </Notice>
      )}
      <PendingChanges changes={overview?.pendingChanges ?? []} />
    </>
  );
}
