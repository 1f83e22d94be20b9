import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { retryAfterSeconds } from './use-send-code.ts';

/** Longer waits are told in minutes, and those in hours. */
const longestInSeconds = 90;
const longestInMinutes = 90;

/**
 * The sentence for a code that could not be sent or a sign-in that failed (AU-10): what the server says comes first, as
 * the sentence of its error id or, from a server without ids, in its own words. So it may hold foreign HTML and is shown
 * through `safeHtml` only.
 */
export function useSignInErrorText(): (error: unknown, fallback: 'sendFailed' | 'signInFailed') => string {
  const t = useTranslations('signIn.errors');
  const tErrors = useTranslations('errors');
  const errorText = useErrorText();

  return (error, fallback) => {
    if (!(error instanceof ApiError) || error.id === 'Unreachable') return t('requestFailed');
    if (error.foreignMessage !== null) return error.foreignMessage || t(fallback);
    const seconds = retryAfterSeconds(error);
    if (seconds !== null && seconds > longestInMinutes * 60)
      return t('waitHours', { hours: Math.ceil(seconds / 3600) });
    if (seconds !== null && seconds > longestInSeconds) return t('waitMinutes', { minutes: Math.ceil(seconds / 60) });
    if (error.id === 'Internal' || !tErrors.has(error.id as 'Internal')) return t(fallback);
    return errorText(error);
  };
}
