import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { FailureNotice } from '#ui/notice.tsx';
import type { WriteFailure } from './use-write-once.ts';

/** Why something was not done, and that nothing typed is lost. */
export function FailureWords({ failure }: { failure: WriteFailure }) {
  const t = useTranslations('deskDecision.failure');
  const errorText = useErrorText();
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
