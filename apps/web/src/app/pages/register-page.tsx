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
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
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

/** Undefined until it is known, null for nobody. */
type KnownSession = Session | null | undefined;

function WhoIsHere({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  return (
    <Text size="small" className={styles.who} role="status">
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
    </Text>
  );
}

function Complete({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone, so the result takes it and is read out.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <PageHead
        title={t('complete')}
        lead={t('completeLead')}
        headingRef={heading}
        above={<WhoIsHere session={session} />}
      />
      <Row gap={0.6} isStackedOnPhones>
        <ButtonLink variant="primary" size="large" to={linkTo('Shop')}>
          {t('toShop')}
        </ButtonLink>
        <ButtonLink size="large" to={linkTo('Cart')}>
          {t('toCart')}
        </ButtonLink>
      </Row>
    </div>
  );
}
