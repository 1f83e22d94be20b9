import { germanTime } from '@shop/contract/desk/german-time';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { useNoteLetter } from './use-letters.ts';

const today = () => germanTime(new Date()).day;

export function NoteLetterForm() {
  const t = useTranslations('deskPost.letters');
  const id = useId();
  const [day, setDay] = useKeptState('letter day', today);
  const [sender, setSender] = useKeptState('letter sender', '');
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [wasSent, setWasSent] = useState(false);
  const faults = {
    day: (day === '' || day > today()) && t('dayMissing'),
    sender: sender.trim() === '' && t('senderMissing'),
  };
  const note = useNoteLetter(() => {
    setSender('');
    setKey(crypto.randomUUID());
    setWasSent(false);
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setWasSent(true);
    const [first] = Object.entries(faults).find(([, fault]) => fault) ?? [];
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else if (!note.isPending) note.mutate({ key, day, sender: sender.trim() });
  }

  return (
    <Stack as="form" gap={0.75} noValidate onSubmit={submit}>
      <TextField
        id={`${id}-sender`}
        label={t('sender')}
        value={sender}
        maxLength={200}
        autoComplete="off"
        error={wasSent && faults.sender}
        onChange={({ currentTarget }) => setSender(currentTarget.value)}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label={t('day')}
        value={day}
        max={today()}
        error={wasSent && faults.day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" isBusy={note.isPending}>
        {t('note')}
      </Button>
    </Stack>
  );
}
