import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { liveStore } from './live-store.ts';

/** Above the work, while nobody answers and what is seen grows old. */
export function OfflineNotice() {
  const t = useTranslations('deskTools.live');
  const locale = useLocale();
  const { state, lastLiveAt } = useSyncExternalStore(liveStore.subscribe, liveStore.read);
  if (state !== 'offline' || !lastLiveAt) return null;
  return (
    <Notice tone="warn" icon={<WifiOff aria-hidden="true" />}>
      <p>
        <b>{t('offlineTitle')}</b> {t('offlineText', { time: formatTime(lastLiveAt.toISOString(), locale) })}
      </p>
    </Notice>
  );
}
