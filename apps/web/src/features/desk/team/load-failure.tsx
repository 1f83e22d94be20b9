import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('deskTeam');
  return (
    <Stack gap={0.75} align="start">
      <Note tone="danger" role="alert">
        {t('loadFailed')}
      </Note>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Stack>
  );
}
