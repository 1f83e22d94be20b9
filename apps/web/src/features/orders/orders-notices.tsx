import Info from 'lucide-react/icons/info';
import PackageOpen from 'lucide-react/icons/package-open';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed, LoadingState, RegisterPrompt, SignInPrompt } from '#domain/session/account-states.tsx';
import { isUnauthorized } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Bullets } from '#ui/bullets.tsx';
import { ButtonLink } from '#ui/button.tsx';
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
    <LoadingState text={t('loading')}>
      <Stack gap={0.9}>
        <Skeleton isCard height={22} />
        <Skeleton isCard height={5} />
      </Stack>
    </LoadingState>
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

/** A mail led to an order of somebody else, or of another account of the same person. */
export function NotHere() {
  const t = useTranslations('orders');
  return (
    <Notice tone="info" icon={<Info aria-hidden="true" />}>
      <p>{t('notHere')}</p>
    </Notice>
  );
}

/** `hasDraft`: something typed waits for the person to come back. */
export function SignedOut({ hasDraft }: { hasDraft: boolean }) {
  const t = useTranslations('orders');
  return <SignInPrompt title={t('signInTitle')} text={t(hasDraft ? 'signedOutMeanwhile' : 'signInText')} />;
}

export function NotRegistered() {
  const t = useTranslations('orders');
  return <RegisterPrompt title={t('onboardingTitle')} text={t('onboardingText')} />;
}

interface OrdersFailedProps {
  error: unknown;
  /** Older orders stand below. */
  hasOrders: boolean;
  isLoading: boolean;
  onReload: () => void;
}

/** OR-07. */
export function OrdersFailed({ hasOrders, ...failure }: OrdersFailedProps) {
  const t = useTranslations('orders');
  const tAccount = useTranslations('account');
  const isSessionOver = isUnauthorized(failure.error);
  return (
    <LoadFailed {...failure} className={styles.notice}>
      <p>
        <b>{t('loadFailed')}</b> {isSessionOver && tAccount('sessionOver')}{' '}
        {hasOrders && !isSessionOver && t('notUpToDate')}
      </p>
    </LoadFailed>
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
