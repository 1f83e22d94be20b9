import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { ReadFailure, ReadSkeleton } from './read-states.tsx';

interface OpenedEntryProps<Entry> {
  read: { data: Entry | undefined; error: Error | null; refetch: () => unknown };
  words: Record<'back' | 'missing' | 'failed' | 'loading', string>;
  /** What Escape does, among the keys of the screen, where the button says it otherwise. */
  keyLabel?: string;
  /** Of the room that is kept while it is read. */
  height?: number;
  onBack: () => void;
  children: (entry: Entry) => ReactNode;
}

/** What was opened from a list, with the way back to it, which is Escape too. */
export function OpenedEntry<Entry>(props: OpenedEntryProps<Entry>) {
  const { words, keyLabel = words.back, height, onBack, children } = props;
  const { data, error, refetch } = props.read;
  const isMissing = error instanceof ApiError && (error.id === 'NotFound' || error.id === 'InvalidInput');
  useDeskKeys([{ key: 'Escape', label: keyLabel, act: onBack }]);
  return (
    <>
      <div>
        <Button variant="ghost" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
          {words.back}
        </Button>
      </div>
      {isMissing && <Note tone="plain">{words.missing}</Note>}
      {error && !isMissing && <ReadFailure words={words.failed} onRetry={refetch} />}
      {!data && !error && <ReadSkeleton words={words.loading} {...(height && { height })} />}
      {data && children(data)}
    </>
  );
}
