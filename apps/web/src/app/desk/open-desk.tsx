import type { DeskVisit } from '@shop/contract/desk/sign-in';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { KeysFooter } from '#domain/desk/keys/keys-footer.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { useKeyListener } from '#domain/desk/keys/use-key-listener.ts';
import { useScansInFields } from '#domain/desk/keys/use-scans-in-fields.ts';
import { OfflineNotice } from '#domain/desk/live/offline-notice.tsx';
import { LockScreen } from '#features/desk/sign-in/lock-screen.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskFinder } from './desk-finder.tsx';
import styles from './desk-frame.module.css';
import { DeskRail } from './desk-rail.tsx';
import { DeskToaster } from './desk-toaster.tsx';
import { JournalAlarm } from './journal-alarm.tsx';
import { PendingLines } from './pending-lines.tsx';
import { useEmptyDesk } from './use-empty-desk.ts';
import { useIdleLock } from './use-idle-lock.ts';
import { useLock } from './use-lock.ts';

interface OpenDeskProps {
  visit: DeskVisit;
  onChange: () => void;
  onLeave: () => void;
}

/** Rail, bar, the area in the middle, and the keys. A lock takes all of it off the screen. */
export function OpenDesk({ visit, onChange, onLeave }: OpenDeskProps) {
  const t = useTranslations('desk');
  const { isLocked, isLocking, lock } = useLock(visit);
  const { data: me, refetch } = useQuery({ ...deskMeQuery, enabled: !isLocked });

  useEmptyDesk(isLocked);
  useKeyListener(!isLocked);
  useScansInFields(!isLocked);
  useDeskKeys([{ key: 'l', label: t('keys.lock'), act: lock }]);
  useIdleLock({ isOff: isLocked, onLock: lock, onBusy: () => void refetch() });

  if (isLocked) return <LockScreen name={visit.name} isLocking={isLocking} onOpened={onChange} onLeave={onLeave} />;
  if (!me) return null;
  return (
    <div className={styles.desk}>
      <DeskRail rights={me.rights} />
      <DeskBar me={me} onLock={lock} onLeave={onLeave}>
        {me.rights.includes('seeOrder') && <DeskFinder />}
      </DeskBar>
      <div className={styles.main}>
        <OfflineNotice />
        {me.rights.includes('seeJournal') && <JournalAlarm />}
        <PendingLines />
        <Outlet />
      </div>
      <div className={styles.keys}>
        <KeysFooter />
      </div>
      <div className={styles.toasts}>
        <DeskToaster />
      </div>
    </div>
  );
}
