import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface LikenessQuestionProps {
  orderId: string;
  /** Of the order, where the screen is about several. */
  code?: string;
  /** They have said so, and it is on record. */
  onAnswered?: () => void;
}

/** A likeness proves nothing: whoever works here says whether the order is their own, and that is on record. */
export function LikenessQuestion({ orderId, code, onAnswered }: LikenessQuestionProps) {
  const t = useTranslations('deskDecision.likeness');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const { write, isBusy, failure } = useWriteOnce<boolean, unknown>({
    subjectId: `likeness of ${orderId}`,
    send: (isOwn, headers) => deskCall('answerLikeness', { params: { id: orderId }, headers, body: { isOwn } }),
    doneWords: (isOwn) => t(isOwn ? 'own' : 'foreign'),
    onDone: onAnswered,
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() }),
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
        <b>{code ? t('questionOf', { code }) : t('question')}</b> {t('about')}
      </p>
      {failure && <p role="alert">{failure === 'offline' ? t('offline') : errorText(failure)}</p>}
    </Notice>
  );
}
