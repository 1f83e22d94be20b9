import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import type { Session } from '#domain/session/read-session.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { OnboardingForm } from '#features/onboarding/onboarding-form.tsx';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './register-page.module.css';

export default function RegisterPage() {
  const t = useTranslations('onboarding');
  const { data: session } = useQuery(sessionQuery);
  const [isComplete, setIsComplete] = useState(false);
  usePageTitle(t('title'));

  if (isComplete) return <Complete session={session} />;

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <div className={styles.head}>
        <WhoIsHere session={session} />
        <h1>{session ? t('almostDone') : t('title')}</h1>
        <p className={styles.lead}>{session === null ? t('signInFirst') : t('lead')}</p>
        {session === null && (
          <Button variant="primary" className={styles.signIn} aria-haspopup="dialog" onClick={openLogin}>
            {t('signIn')}
          </Button>
        )}
      </div>
      <div className={styles.card}>
        <OnboardingForm onComplete={() => setIsComplete(true)} onSignInNeeded={openLogin} />
      </div>
    </div>
  );
}

/** Undefined until it is known, null for nobody. */
type KnownSession = Session | null | undefined;

function WhoIsHere({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  return (
    <p className={styles.who} role="status">
      {session && (
        <>
          <CircleCheck className={styles.signedIn} aria-hidden="true" />
          <span>{session.email ? t('signedInAs', { email: session.email }) : t('signedIn')}</span>
        </>
      )}
      {session === null && (
        <>
          <Info aria-hidden="true" />
          <span>{t('notSignedIn')}</span>
        </>
      )}
    </p>
  );
}

function Complete({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone, so the result takes it and is read out.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <div className={styles.head}>
        <WhoIsHere session={session} />
        <h1 ref={heading} tabIndex={-1}>
          {t('complete')}
        </h1>
        <p className={styles.lead}>{t('completeLead')}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink variant="primary" size="large" to={linkTo('Shop')}>
          {t('toShop')}
        </ButtonLink>
        <ButtonLink size="large" to={linkTo('Cart')}>
          {t('toCart')}
        </ButtonLink>
      </div>
    </div>
  );
}
