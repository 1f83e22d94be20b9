import '../../styles/mono.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deskVisitQuery } from '#domain/desk/desk-queries.ts';
import { DeskSignIn } from '#features/desk/sign-in/desk-sign-in.tsx';
import { PasskeyStep } from '#features/desk/sign-in/passkey-step.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import { NoConnectionNotice } from '../frame/no-connection-notice.tsx';
import { KeepScroll } from '../keep-scroll.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './desk-frame.module.css';
import { OpenDesk } from './open-desk.tsx';
import { useLeaveDesk } from './use-leave-desk.ts';

/** A waiting device asks this often whether a lead has admitted it. */
const askAgainMs = 4_000;

/** Around the pharmacy's workplace: who is not in yet sees the way in, and nothing of the desk. */
export function DeskFrame() {
  return (
    <>
      <div className="app">
        <Gate />
      </div>
      <NoConnectionNotice />
      <FocusOnNavigation />
      <KeepScroll />
    </>
  );
}

function Gate() {
  const t = useTranslations('desk');
  usePageTitle(t('title'));
  const leave = useLeaveDesk();
  const visit = useQuery({
    ...deskVisitQuery,
    refetchInterval: ({ state }) => (state.data?.isWaiting ? askAgainMs : false),
  });
  const askAgain = () => void visit.refetch();

  if (visit.data === undefined) {
    if (!visit.isError) return <main id="main" tabIndex={-1} aria-busy="true" className={styles.page} />;
    return (
      <main id="main" tabIndex={-1} className={styles.page}>
        <Note tone="danger" role="alert">
          {t('failed')}
        </Note>
        <Button onClick={askAgain}>{t('retry')}</Button>
      </main>
    );
  }
  if (visit.data === null) return <DeskSignIn onProven={askAgain} />;
  if (visit.data.stage === 'proof') return <PasskeyStep visit={visit.data} onChange={askAgain} onLeave={leave} />;
  return <OpenDesk visit={visit.data} onChange={askAgain} onLeave={leave} />;
}
