import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { FailureNotice } from '#ui/notice.tsx';

/** It was not saved; what was typed is still there. */
export function RecordFailure({ error }: { error: unknown }) {
  const t = useTranslations('deskRecord');
  const errorText = useErrorText();
  const isOver = error instanceof ApiError && error.id === 'InvalidState';
  return (
    <FailureNotice error={error}>
      <p>
        <b>{t('notSaved')}</b> {isOver ? t('notNow') : errorText(error)}
      </p>
    </FailureNotice>
  );
}
