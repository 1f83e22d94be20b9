import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { LikenessQuestion } from '#domain/desk/order/likeness-question.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice, Notice } from '#ui/notice.tsx';

/** What is to be known of the whole order before anything is done with it. */
export function OrderNotes({ order, hasFailed }: { order: DeskOrder; hasFailed: boolean }) {
  const t = useTranslations('deskOrder');
  return (
    <>
      {hasFailed && <Notice tone="warn">{t('stale')}</Notice>}
      {order.isOwn && <Notice tone="info">{t('own')}</Notice>}
      {order.looksOwn && <LikenessQuestion orderId={order.id} />}
    </>
  );
}

interface OrderFailureProps {
  code: string;
  error: unknown;
  onRetry: () => void;
}

/** Unknown, refused or failed: only after a failure does another try help. */
export function OrderFailure({ code, error, onRetry }: OrderFailureProps) {
  const t = useTranslations('deskOrder');
  const errorText = useErrorText();
  const id = error instanceof ApiError ? error.id : null;
  if (id === 'NotFound') return <Notice tone="info">{t('unknown', { code })}</Notice>;
  if (id === 'Forbidden') return <Notice tone="info">{t('noRight')}</Notice>;
  return (
    <FailureNotice error={error}>
      <p>
        <b>{t('failed')}</b> {errorText(error)}
      </p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </FailureNotice>
  );
}
