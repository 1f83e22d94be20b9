import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './queue.module.css';

export function EmptyQueue({ lane, isMine }: QueueFilter) {
  const t = useTranslations('deskQueue.empty');
  return <Room>{t(isMine ? 'mine' : (lane ?? 'all'))}</Room>;
}

interface QueueFailureProps {
  error: unknown;
  /** Something older is shown below. */
  hasRows: boolean;
  onRetry: () => void;
}

/** Refused or failed. Who has no right is told so plainly; a retry would not help. */
export function QueueFailure({ error, hasRows, onRetry }: QueueFailureProps) {
  const t = useTranslations('deskQueue');
  const errorText = useErrorText();
  if (error instanceof ApiError && error.id === 'Forbidden')
    return (
      <Room>
        <b>{t('noRight.title')}</b> {t('noRight.text')}
      </Room>
    );
  return (
    <FailureNotice error={error} leavesFocus={hasRows} className={styles.failure}>
      <Stack gap={0.75} align="start">
        <p>
          <b>{t('failed.title')}</b> {hasRows ? t('failed.stale') : errorText(error)}
        </p>
        <Button size="small" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </Stack>
    </FailureNotice>
  );
}

function Room({ children }: { children: ReactNode }) {
  return <p className={styles.room}>{children}</p>;
}
