import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { CheckoutNotice, Loading, RetryButton, Unregistered } from '#features/ordering/checkout-notices.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { PrescriptionOrder, SignInFirst } from '#features/ordering/prescription-order.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './ordering-page.module.css';

/** The same heading in all states, because it has the focus after navigation. */
export default function PrescriptionPage() {
  const t = useTranslations('prescription');
  usePageTitle(t('title'));
  return (
    <div className={joinClasses('wrap', styles.page)}>
      <OrderProgress current="prescription" />
      <div className={styles.columns}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <OfThisPerson />
      </div>
    </div>
  );
}

function OfThisPerson(): ReactNode {
  const t = useTranslations('prescription');
  const { data: session, isPending, isFetching, refetch } = useQuery(sessionQuery);
  // The same person finds everything as it was after signing in again; another person begins anew.
  const [owner, setOwner] = useState<string | null>();
  if (session && session.email !== owner) setOwner(session.email);

  if (owner === undefined) {
    if (isPending) return <Loading />;
    if (session === null) return <SignInFirst />;
    return (
      <CheckoutNotice kind="failed" isAlert>
        <p>{t('noAnswer')}</p>
        <RetryButton isBusy={isFetching} onRetry={() => void refetch()} />
      </CheckoutNotice>
    );
  }
  if (session?.onboardingCompleted === false) return <Unregistered />;
  return <PrescriptionOrder key={owner} owner={owner} isSignedIn={Boolean(session)} />;
}
