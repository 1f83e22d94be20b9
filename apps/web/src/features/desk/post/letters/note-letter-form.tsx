import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUpToToday, today } from '#domain/desk/today.ts';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { useNoteLetter } from './use-letters.ts';

export function NoteLetterForm() {
  const t = useTranslations('deskPost.letters');
  const id = useId();
  const [day, setDay] = useKeptState('letter day', today);
  const [sender, setSender] = useKeptState('letter sender', '');
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const { check, errorOf, forget } = useFaults(id, {
    day: !isUpToToday(day) && t('dayMissing'),
    sender: sender.trim() === '' && t('senderMissing'),
  });
  const note = useNoteLetter(() => {
    setSender('');
    setKey(crypto.randomUUID());
    forget();
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (check() && !note.isPending) note.mutate({ key, day, sender: sender.trim() });
  }

  return (
    <Stack as="form" gap={0.75} noValidate onSubmit={submit}>
      <TextField
        id={`${id}-sender`}
        label={t('sender')}
        value={sender}
        maxLength={200}
        autoComplete="off"
        error={errorOf('sender')}
        onChange={({ currentTarget }) => setSender(currentTarget.value)}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label={t('day')}
        value={day}
        max={today()}
        error={errorOf('day')}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" isBusy={note.isPending}>
        {t('note')}
      </Button>
    </Stack>
  );
}
