import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { type CodeDigits, emptyCode } from '#ui/code-digits.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { browserName } from './browser-name.ts';
import { EntryBox } from './entry-box.tsx';

interface CodeFormProps {
  email: string;
  isDelayed: boolean;
  onProven: () => void;
  onOtherEmail: () => void;
}

export function CodeForm({ email, isDelayed, onProven, onOtherEmail }: CodeFormProps) {
  const t = useTranslations('desk.signIn');
  const errorText = useErrorText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState<CodeDigits>(emptyCode);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (otp: string) =>
      call('signInAtDesk', { body: { email, otp, deviceName: browserName(navigator.userAgent) } }),
    onSuccess: onProven,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function change(next: CodeDigits) {
    setDigits(next);
    reset();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const code = digits.join('');
    if (code.length === digits.length && !isPending) mutate(code);
  }

  return (
    <EntryBox title={t('title')} lead={t('sentTo', { email })}>
      {isDelayed && <Note tone="info">{t('delayed')}</Note>}
      <Stack as="form" gap={1.25} ref={form} noValidate onSubmit={submit}>
        <CodeInput
          id={id}
          label={t('code')}
          digitLabel={(position, count) => t('digit', { position: String(position), count: String(count) })}
          digits={digits}
          error={error ? <span role="alert">{errorText(error)}</span> : undefined}
          isBusy={isPending}
          onChange={change}
          onComplete={(code) => !isPending && mutate(code)}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {t('submit')}
        </Button>
      </Stack>
      <LinkButton onClick={onOtherEmail}>{t('otherEmail')}</LinkButton>
    </EntryBox>
  );
}
