import { useTranslations } from 'use-intl';
import { ApiError, isUnauthorized } from '#lib/api-error.ts';
import { FailureNotice } from '#ui/notice.tsx';
import { useErrorText } from './use-error-text.ts';

/** Refusals that say what can be done; for anything else the sentence says to try later (PR-03). */
const helpful = new Set(['TooManyAddresses', 'TooManyRequests', 'InvalidInput', 'Unreachable']);

/** Above the form whose change was not saved. It takes the focus, unless the sign-in opens above it. */
export function SaveFailure({ error }: { error: unknown }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <FailureNotice error={error} leavesFocus={isUnauthorized(error)}>
      <p>
        <b>{t('saveFailed')}</b>
        {error instanceof ApiError && helpful.has(error.id) && <> {errorText(error)}</>}
      </p>
    </FailureNotice>
  );
}
