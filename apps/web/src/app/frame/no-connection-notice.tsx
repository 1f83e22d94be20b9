import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { serverAwaitedStore } from '#lib/server-there.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './no-connection-notice.module.css';

/** Somebody went on without a connection: what they opened comes by itself, and until then they stay where they are. */
export function NoConnectionNotice() {
  const t = useTranslations('frame');
  const isAwaited = useSyncExternalStore(serverAwaitedStore.subscribe, serverAwaitedStore.read, () => false);
  if (!isAwaited) return null;
  return (
    <div role="alert" className={joinClasses('layer', styles.layer)}>
      <p className={styles.notice}>
        <span>
          <b>{t('noConnection.title')}</b> {t('noConnection.text')}
        </span>
      </p>
    </div>
  );
}
