import CloudOff from 'lucide-react/icons/cloud-off';
import PackageOpen from 'lucide-react/icons/package-open';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Bullets } from '#ui/bullets.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { OrderCode } from './order-code.tsx';
import styles from './orders.module.css';

export function Loading() {
  const t = useTranslations('orders');
  return (
    <Stack gap={0.9} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton isCard height={22} />
      <Skeleton isCard height={5} />
    </Stack>
  );
}

export function NoOrders() {
  const t = useTranslations('orders.empty');
  return (
    <Prompt title={t('title')} text={t('text')} icon={<PackageOpen aria-hidden="true" />}>
      <ButtonLink variant="primary" to={linkTo('Shop')}>
        {t('toShop')}
      </ButtonLink>
    </Prompt>
  );
}

interface SignedOutProps {
  /** Something typed waits for the person to come back. */
  hasDraft: boolean;
  onSignIn: () => void;
}

export function SignedOut({ hasDraft, onSignIn }: SignedOutProps) {
  const t = useTranslations('orders');
  return (
    <Prompt title={t('signInTitle')} text={t(hasDraft ? 'signedOutMeanwhile' : 'signInText')}>
      <SignInButton onSignIn={onSignIn} />
    </Prompt>
  );
}

export function NotRegistered() {
  const t = useTranslations('orders');
  return (
    <Prompt title={t('onboardingTitle')} text={t('onboardingText')}>
      <ButtonLink variant="primary" to={linkTo('Register')}>
        {t('toOnboarding')}
      </ButtonLink>
    </Prompt>
  );
}

interface LoadFailedProps {
  isSessionOver: boolean;
  /** Older orders stand below. */
  hasOrders: boolean;
  isLoading: boolean;
  onReload: () => void;
  onSignIn: () => void;
}

/** OR-07. */
export function LoadFailed({ isSessionOver, hasOrders, isLoading, onReload, onSignIn }: LoadFailedProps) {
  const t = useTranslations('orders');
  return (
    <Notice
      tone="danger"
      icon={<CloudOff aria-hidden="true" />}
      isAlert
      className={styles.notice}
      actions={
        <>
          {isSessionOver && <SignInButton onSignIn={onSignIn} />}
          <Button icon={<RotateCw />} isBusy={isLoading} onClick={onReload}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <p>
        <b>{t('loadFailed')}</b> {isSessionOver && t('sessionOver')} {hasOrders && !isSessionOver && t('notUpToDate')}
      </p>
    </Notice>
  );
}

/** Directly after the order was placed: its number, and what happens now. */
export function Placed({ code }: { code: string }) {
  const t = useTranslations('orders.placed');
  const id = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    // Every new screen gives the focus to its heading; this is what the person waits for, so it takes it after that.
    queueMicrotask(() => box.current?.focus());
  }, []);

  return (
    <Card as="section" gap={0.6} ref={box} tabIndex={-1} aria-labelledby={id} className={styles.placed}>
      <h2 id={id}>{t('title')}</h2>
      <p className={styles.placedCode}>
        {t('code')}{' '}
        <b>
          <OrderCode code={code} />
        </b>
      </p>
      <Subheading isBold className={styles.next}>
        {t('next')}
      </Subheading>
      <Bullets as="ol" gap={0.3}>
        {(['review', 'original', 'mail'] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </Bullets>
    </Card>
  );
}

function SignInButton({ onSignIn }: { onSignIn: () => void }) {
  const t = useTranslations('orders');
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={onSignIn}>
      {t('signIn')}
    </Button>
  );
}
