import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { Notice } from '#ui/notice.tsx';

const changed = new Set(['OrderChanged', 'RecordChanged', 'PrescriptionChanged']);

/** Why something about the prescription was not kept. Where something else is true by now, it is shown already. */
export function RefusalNote({ error }: { error: unknown }) {
  const t = useTranslations('deskCheck.refused');
  const errorText = useErrorText();
  if (!error) return null;
  const id = error instanceof ApiError ? error.id : '';
  return (
    <Notice tone="danger" isAlert>
      {changed.has(id) && t('changed')}
      {id === 'InvalidState' && t('notNow')}
      {!changed.has(id) && id !== 'InvalidState' && errorText(error)}
    </Notice>
  );
}
