import Radio from 'lucide-react/icons/radio';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '#ui/row.tsx';
import styles from './live-sign.module.css';
import { liveStore } from './live-store.ts';

/** Whether what is seen is what is: in the bar. */
export function LiveSign() {
  const t = useTranslations('deskTools.live');
  const { state } = useSyncExternalStore(liveStore.subscribe, liveStore.read);
  return (
    <Row as="p" gap={0.4} align="center" isOneLine className={styles.sign} data-state={state}>
      {state === 'offline' ? <WifiOff aria-hidden="true" /> : <Radio aria-hidden="true" />}
      <span role="status">{t(state)}</span>
    </Row>
  );
}
