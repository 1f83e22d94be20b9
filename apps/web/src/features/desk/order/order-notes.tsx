import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useReadOrderAnew } from '#domain/desk/writing/use-read-order-anew.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
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
      {order.looksOwn && <Likeness orderId={order.id} />}
    </>
  );
}

/** A likeness proves nothing: whoever works here says whether it is their own, and that is on record. */
function Likeness({ orderId }: { orderId: string }) {
  const t = useTranslations('deskOrder.likeness');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = useWriteOnce<boolean, unknown>({
    subjectId: `likeness of ${orderId}`,
    send: (isOwn, headers) => deskCall('answerLikeness', { params: { id: orderId }, headers, body: { isOwn } }),
    doneWords: () => t('done'),
    readAnew: useReadOrderAnew(orderId),
  });
  return (
    <Notice
      tone="warn"
      actions={
        <>
          <Button size="small" isBusy={isBusy} onClick={() => write(false)}>
            {t('no')}
          </Button>
          <Button size="small" isBusy={isBusy} onClick={() => write(true)}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>
        <b>{t('question')}</b> {t('about')}
      </p>
      {failure && <FailureWords failure={failure} />}
    </Notice>
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
