import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { call, databaseAwayStore } from '#lib/api.ts';
import styles from './notice-band.module.css';

const askAgainMs = 5_000;

/** What does not work while the server's database is away, above every screen; gone by itself once it is back. */
export function ReadingOnlyNotice() {
  const t = useTranslations('frame');
  const { phone } = useShopConfig();
  const queryClient = useQueryClient();
  const isAway = useSyncExternalStore(databaseAwayStore.subscribe, databaseAwayStore.read, () => false);
  const wasAway = useRef(false);

  useEffect(() => {
    if (isAway) {
      wasAway.current = true;
      // The answer says whether it is back; what it is about does not matter.
      const timer = setInterval(() => void call('health', {}).catch(() => {}), askAgainMs);
      return () => clearInterval(timer);
    }
    if (!wasAway.current) return;
    wasAway.current = false;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [isAway, queryClient]);

  if (!isAway) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className="wrap">
        <b>{t('readingOnly.title')}</b> {t('readingOnly.text', { phone })}
      </p>
    </div>
  );
}
