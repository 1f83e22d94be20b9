import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { LoadFailed, LoadingState, RegisterPrompt, SignInPrompt } from '#domain/session/account-states.tsx';
import { isUnauthorized } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout-notices.module.css';

/** CO-01: without a user there is nobody to deliver to. */
export function SignedOut({ text }: { text?: string }) {
  const t = useTranslations('checkout.signedOut');
  return <SignInPrompt title={t('title')} text={text ?? t('text')} className={styles.prompt} />;
}

/** Signed in, but the pharmacy does not know yet who that is. */
export function Unregistered() {
  const t = useTranslations('checkout.unregistered');
  return <RegisterPrompt title={t('title')} text={t('text')} label={t('register')} className={styles.prompt} />;
}

/** Instead of a step of the checkout: what has to be done first. */
export function CheckoutPrompt(prompt: { title: string; text: string; children: ReactNode }) {
  return <Prompt {...prompt} className={styles.prompt} />;
}

export function Loading() {
  const t = useTranslations('checkout');
  return (
    <LoadingState text={t('loading')}>
      <Columns until={900} gap={1}>
        <Skeleton isCard height={13} />
        <Skeleton isCard height={13} />
        <Skeleton isCard height={20} className={styles.wideBone} />
      </Columns>
    </LoadingState>
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
}

/** Without the billing address nothing goes on. */
export function DataFailed(failure: DataFailedProps) {
  const t = useTranslations('checkout.dataFailed');
  const tAccount = useTranslations('account');
  const errorText = useErrorText();
  return (
    <LoadFailed {...failure} className={styles.notice}>
      <p>
        <b>{t('title')}</b> {isUnauthorized(failure.error) ? tAccount('sessionOver') : errorText(failure.error)}
      </p>
    </LoadFailed>
  );
}

export function RetryButton({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const t = useTranslations('account');
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
