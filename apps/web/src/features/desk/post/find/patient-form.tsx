import { type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';

interface PatientFormProps {
  isBusy: boolean;
  onSubmit: (patient: { name: string; birthDate: string }) => void;
}

export function PatientForm({ isBusy, onSubmit }: PatientFormProps) {
  const t = useTranslations('deskPost.find');
  const id = useId();
  const [name, setName] = useKeptState('original of', '');
  const [birthDate, setBirthDate] = useKeptState('original born', '');
  const { check, errorOf } = useFaults(id, {
    name: name.trim().length < 2 && t('nameMissing'),
    birthDate: birthDate === '' && t('birthDateMissing'),
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (check() && !isBusy) onSubmit({ name: name.trim(), birthDate });
  }

  return (
    <Stack as="form" gap={0.75} noValidate onSubmit={submit}>
      <TextField
        id={`${id}-name`}
        label={t('name')}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={errorOf('name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        id={`${id}-birthDate`}
        type="date"
        label={t('birthDate')}
        value={birthDate}
        autoComplete="off"
        error={errorOf('birthDate')}
        onChange={({ currentTarget }) => setBirthDate(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Stack>
  );
}
