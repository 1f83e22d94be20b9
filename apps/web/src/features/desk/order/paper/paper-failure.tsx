import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';

/** What cannot be shown, and why. An opening that is over is opened again. */
export function PaperFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('deskPaper');
  const errorText = useErrorText();
  const id = error instanceof ApiError ? error.id : null;
  return (
    <FailureNotice error={error} leavesFocus>
      <p>
        {id === 'PrescriptionNotFound' && t('missing')}
        {id === 'PageNotShown' && t('notShown')}
        {id !== 'PrescriptionNotFound' && id !== 'PageNotShown' && errorText(error)}
      </p>
      {id !== 'PageNotShown' && (
        <Button size="small" onClick={onRetry}>
          {t('openAgain')}
        </Button>
      )}
    </FailureNotice>
  );
}
