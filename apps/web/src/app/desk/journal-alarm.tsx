import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { useOverview } from './use-overview.ts';

/** Above the work of everybody who may read the journal, while its last check found something. */
export function JournalAlarm() {
  const t = useTranslations('desk.alarm');
  const locale = useLocale();
  const alarm = useOverview()?.journalAlarm;
  if (!alarm) return null;
  const when = `${formatDate(alarm.at, locale)}, ${formatTime(alarm.at, locale)}`;
  return (
    <Notice tone="danger" isAlert icon={<ShieldAlert aria-hidden="true" />}>
      <p>
        <b>{t('title')}</b> {t('text', { when })}
      </p>
      <p>
        {t('finding')} <span lang="en">{alarm.finding}</span>
      </p>
    </Notice>
  );
}
