import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mayBeSignedIn } from '#domain/session/auth-mode.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { OnboardingForm } from '#features/onboarding/onboarding-form.tsx';
import { RegistrationDone } from '#features/onboarding/registration-done.tsx';
import { WhoIsHere } from '#features/onboarding/who-is-here.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './register-page.module.css';

export default function RegisterPage() {
  const t = useTranslations('onboarding');
  const { data: asked } = useQuery(sessionQuery);
  // Without a mark of anybody the answer is known, and nothing moves when it comes.
  const session = asked === undefined && !mayBeSignedIn() ? null : asked;
  const [isComplete, setIsComplete] = useState(false);
  usePageTitle(t('title'));

  if (isComplete) {
    return (
      <div className={joinClasses('wrap', styles.page)}>
        <RegistrationDone session={session} />
      </div>
    );
  }

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <PageHead
        title={session ? t('almostDone') : t('title')}
        lead={session === null ? t('signInFirst') : t('lead')}
        above={<WhoIsHere session={session} />}
      >
        {session === null && (
          <Button variant="primary" className={styles.signIn} aria-haspopup="dialog" onClick={openLogin}>
            {t('signIn')}
          </Button>
        )}
      </PageHead>
      <Card isRaised>
        <OnboardingForm onComplete={() => setIsComplete(true)} onSignInNeeded={openLogin} />
      </Card>
    </div>
  );
}
