import type { DeskOrder } from '@shop/contract/desk/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { TextField } from '#ui/field.tsx';

/** What was recorded about the way out of the house was a mistake: an entry beside it says what is right. */
export function CorrectRecord({ order: { id, status, isOwn } }: { order: DeskOrder }) {
  const t = useTranslations('deskStory.correct');
  const fieldId = useId();
  const mayCorrect = useHasRight('handOver') && !isOwn;
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const { write, isBusy, failure } = useCorrection(id, () => setOpen(false));
  if (!mayCorrect || (status !== 'shipped' && status !== 'completed')) return null;
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    );
  return (
    <div>
      <TextField
        id={fieldId}
        label={t('words')}
        hint={t('hint')}
        value={words}
        maxLength={500}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {failure && <FailureWords failure={failure} />}
      <DialogButtons
        cancelLabel={t('cancel')}
        isBusy={isBusy}
        onConfirm={() => words.trim() && write({ words: words.trim() })}
        onCancel={() => setOpen(false)}
      >
        {t('save')}
      </DialogButtons>
    </div>
  );
}

function useCorrection(id: string, onDone: () => void) {
  const t = useTranslations('deskStory.correct');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useWriteOnce<{ words: string }, unknown>({
    subjectId: id,
    send: (body, headers) => deskCall('correctHandOver', { params: { id }, headers, body }),
    doneWords: () => t('done'),
    onDone,
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() }),
  });
}
