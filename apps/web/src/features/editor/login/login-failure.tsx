import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { fieldsOf, numberIn } from '#lib/read-fields.ts';
import { Notice } from '#ui/notice.tsx';

/** Why a login failed, and how long to wait where the server has had enough of them. */
export function LoginFailure({ error, seconds }: { error: unknown; seconds: number }) {
  const t = useTranslations('editor.login');
  const errorText = useErrorText();

  function sentence() {
    if (isTooMany(error) && seconds > 0) {
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      return t('tooMany', { time });
    }
    return error instanceof ApiError && error.id === 'LoginFailed' ? t('failedHint') : errorText(error);
  }

  return (
    <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
      {/* Only this is announced: the seconds below count down. */}
      <p role="alert">
        <b>{t('failed')}</b>
      </p>
      <p>{sentence()}</p>
    </Notice>
  );
}

function isTooMany(error: unknown): error is ApiError {
  return error instanceof ApiError && error.id === 'TooManyRequests';
}

export function secondsToWait(error: unknown): number {
  return isTooMany(error) ? (numberIn(fieldsOf(error.data)?.retryAfterSeconds) ?? 0) : 0;
}
