import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError, type ApiErrorId } from '#lib/api-error.ts';
import { errorIdOf, OnboardingSessionError, takenKindOf } from './onboarding-errors.ts';

/**
 * The sentence for a registration that failed (RG-08): an id is translated; a server without ids speaks for itself. So it
 * may hold foreign HTML and is shown through `safeHtml` only.
 */
export function useOnboardingErrorText(): (error: unknown) => string {
  const t = useTranslations('onboarding.errors');
  const tErrors = useTranslations('errors');
  const errorText = useErrorText();

  return (error) => {
    if (error instanceof OnboardingSessionError) return t(error.reason);
    if (!(error instanceof ApiError)) return t('requestFailed');

    const id = errorIdOf(error);
    if (error.foreignMessage !== null && error.foreignMessage !== id) return error.foreignMessage || t('notCompleted');
    if (id === 'UniqueConstraintViolation') return t(`${id}.${takenKindOf(error)}`);
    if (id === 'PhoneNumberInvalid') return t(id);
    if (id === 'Internal' || !tErrors.has(id as 'Internal')) return t('unknown');
    return errorText(new ApiError({ ...error, id: id as ApiErrorId, message: error.message }));
  };
}
