import { staffLimits } from '@shop/contract/desk/staff-limits';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';

/** The code of the server's terminal, or the one that was kept in a drawer. */
export function StaffCodeForm({ onEntered }: { onEntered: () => void }) {
  const t = useTranslations('desk.passkey');
  const errorText = useErrorText();
  const id = useId();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (typed: string) => call('enterStaffCode', { body: { code: typed } }),
    onSuccess: onEntered,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() === '') document.getElementById(id)?.focus();
    else if (!isPending) mutate(code.trim());
  }

  function problem() {
    if (isMissing) return t('codeMissing');
    return error ? <span role="alert">{errorText(error)}</span> : undefined;
  }

  return (
    <Stack as="form" gap={1.25} noValidate onSubmit={submit}>
      <TextField
        id={id}
        name="staff-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={staffLimits.code}
        label={t('code')}
        value={code}
        error={problem()}
        onChange={(event) => {
          reset();
          setIsMissing(false);
          setCode(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isPending}>
        {t('useCode')}
      </Button>
    </Stack>
  );
}
