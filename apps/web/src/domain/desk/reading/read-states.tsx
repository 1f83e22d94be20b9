import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';

/** What could not be read, and another try. */
export function ReadFailure({ words, onRetry }: { words: string; onRetry: () => unknown }) {
  const t = useTranslations('desk');
  return (
    <Stack gap={0.5} align="start">
      <Note tone="danger" role="alert">
        {words}
      </Note>
      <Button size="small" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Stack>
  );
}

/** What is on its way, with its room kept. */
export function ReadSkeleton({ words, height = 24 }: { words: string; height?: number }) {
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {words}
      </p>
      <Skeleton isCard height={height} />
    </div>
  );
}
