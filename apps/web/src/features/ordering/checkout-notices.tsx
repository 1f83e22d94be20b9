import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import styles from './checkout-notices.module.css';

/** CO-01: without a user there is nobody to deliver to. */
export function SignedOut({ onSignIn }: { onSignIn(): void }) {
  const t = useTranslations('checkout.signedOut');
  return (
    <CheckoutPrompt title={t('title')} text={t('text')}>
      <Button variant="primary" onClick={onSignIn}>
        {t('signIn')}
      </Button>
    </CheckoutPrompt>
  );
}

/** Signed in, but the pharmacy does not know yet who that is. */
export function Unregistered() {
  const t = useTranslations('checkout.unregistered');
  return (
    <CheckoutPrompt title={t('title')} text={t('text')}>
      <ButtonLink variant="primary" to={linkTo('Register')}>
        {t('register')}
      </ButtonLink>
    </CheckoutPrompt>
  );
}

/** Instead of a step of the checkout: what has to be done first. */
export function CheckoutPrompt(prompt: { title: string; text: string; children: ReactNode }) {
  return <Prompt {...prompt} className={styles.prompt} />;
}

export function Loading() {
  const t = useTranslations('checkout');
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.bone} aria-hidden="true" />
      <div className={styles.wideBone} aria-hidden="true" />
    </div>
  );
}

interface CheckoutNoticeProps {
  kind: 'failed' | 'warning';
  /** Read out at once. */
  isAlert?: boolean;
  children: ReactNode;
}

export function CheckoutNotice({ kind, ...notice }: CheckoutNoticeProps) {
  const [Icon, tone] = ({ failed: [CloudOff, 'danger'], warning: [CircleAlert, 'warn'] } as const)[kind];
  return <Notice {...notice} tone={tone} icon={<Icon aria-hidden="true" />} className={styles.notice} />;
}

interface DataFailedProps {
  error: unknown;
  isLoading: boolean;
  onReload(): void;
  onSignIn(): void;
}

/** Without the billing address nothing goes on. */
export function DataFailed({ error, isLoading, onReload, onSignIn }: DataFailedProps) {
  const t = useTranslations('checkout');
  const errorText = useErrorText();
  const isOver = error instanceof ApiError && error.id === 'Unauthorized';
  return (
    <CheckoutNotice kind="failed" isAlert>
      <p>
        <b>{t('dataFailed.title')}</b> {isOver ? t('dataFailed.signInAgain') : errorText(error)}
      </p>
      <p className={styles.buttons}>
        {isOver && <Button onClick={onSignIn}>{t('signedOut.signIn')}</Button>}
        <RetryButton isBusy={isLoading} onRetry={onReload} />
      </p>
    </CheckoutNotice>
  );
}

export function RetryButton({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const t = useTranslations('checkout');
  return (
    <Button icon={<RotateCw />} isBusy={isBusy} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

interface NamedLine {
  itemId: string;
  name: string;
}

/** What is in the cart and not in the order, and what costs another price than before; both are mended in the cart. */
export function CartHints({ leftOut, repriced }: { leftOut: readonly NamedLine[]; repriced: readonly NamedLine[] }) {
  const t = useTranslations('checkout.cart');
  if (leftOut.length === 0 && repriced.length === 0) return null;
  return (
    <CheckoutNotice kind="warning">
      {leftOut.length > 0 && (
        <p>
          {t('leftOut', { count: leftOut.length })} <Names lines={leftOut} />
        </p>
      )}
      {repriced.length > 0 && (
        <p>
          {t('repriced', { count: repriced.length })} <Names lines={repriced} />
        </p>
      )}
      <p>
        <Link to={linkTo('Cart')}>{t('toCart')}</Link>
      </p>
    </CheckoutNotice>
  );
}

function Names({ lines }: { lines: readonly NamedLine[] }) {
  return <b lang="de">{lines.map(({ name }) => name).join(', ')}</b>;
}
