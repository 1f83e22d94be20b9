import type { ErrorData } from '@shop/contract/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LikenessQuestion } from '#domain/desk/order/likeness-question.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { FailureNotice } from '#ui/notice.tsx';
import type { WriteFailure } from './use-write-once.ts';

/** Why something was not done, and that nothing typed is lost. A likeness is asked about here, whatever the screen. */
export function FailureWords({ failure }: { failure: WriteFailure }) {
  const t = useTranslations('deskDecision.failure');
  const errorText = useErrorText();
  const [answered, setAnswered] = useState<WriteFailure | null>(null);
  const alike = likeOwn(failure);
  if (alike && answered === failure) return null;
  if (alike) return <LikenessQuestion {...alike} onAnswered={() => setAnswered(failure)} />;
  return (
    <FailureNotice error={failure}>
      <p>
        <b>{t('title')}</b> {wordsOf()}
      </p>
    </FailureNotice>
  );

  function wordsOf(): string {
    if (failure === 'offline') return t('offline');
    return failure instanceof ApiError && failure.id === 'Unreachable' ? t('noAnswer') : errorText(failure);
  }
}

function likeOwn(failure: WriteFailure): ErrorData<'LikeOwnOrder'> | null {
  const isAlike = failure instanceof ApiError && failure.id === 'LikeOwnOrder';
  return isAlike ? (failure.data as ErrorData<'LikeOwnOrder'>) : null;
}
