import type { DeskOrder } from '@shop/contract/desk/orders';
import type { ErrorId } from '@shop/contract/errors';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { FailureNotice } from '#ui/notice.tsx';
import { AttachWay } from '../attach-way.tsx';

const withoutFile: readonly string[] = ['SignedFileMissing', 'PhotoOrPaperMissing'] satisfies ErrorId[];

/** It was not saved; what was typed is still there. */
export function RecordFailure({ error, order }: { error: unknown; order: DeskOrder }) {
  const t = useTranslations('deskRecord');
  const errorText = useErrorText();
  const isWithoutFile = error instanceof ApiError && withoutFile.includes(error.id);
  const isOver = error instanceof ApiError && error.id === 'InvalidState';
  return (
    <FailureNotice error={error}>
      <p>
        <b>{t('notSaved')}</b> {isOver ? t('notNow') : errorText(error)}
      </p>
      {isWithoutFile && <AttachWay order={order} />}
    </FailureNotice>
  );
}
