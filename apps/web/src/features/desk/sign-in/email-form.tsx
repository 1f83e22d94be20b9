import { emailLimit } from '@shop/contract/form-limits';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { call } from '#lib/api.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { EntryBox } from './entry-box.tsx';

interface EmailFormProps {
  onSent: (sent: { email: string; isDelayed: boolean }) => void;
}

export function EmailForm({ onSent }: EmailFormProps) {
  const t = useTranslations('desk.signIn');
  const errorText = useErrorText();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => call('sendDeskCode', { body: { email: address } }),
    onSuccess: ({ isDelayed }, address) => onSent({ email: address, isDelayed }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = email.trim().toLowerCase();
    setIsInvalid(!looksLikeEmail(typed));
    if (!looksLikeEmail(typed)) document.getElementById(id)?.focus();
    else if (!isPending) mutate(typed);
  }

  function problem() {
    if (isInvalid) return t('emailInvalid');
    return error ? <span role="alert">{errorText(error)}</span> : undefined;
  }

  return (
    <EntryBox title={t('title')} lead={t('lead')}>
      <Stack as="form" gap={1.25} noValidate onSubmit={submit}>
        <TextField
          id={id}
          type="email"
          name="email"
          maxLength={emailLimit}
          autoComplete="username"
          label={t('email')}
          value={email}
          error={problem()}
          onChange={(event) => {
            setIsInvalid(false);
            setEmail(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {t('send')}
        </Button>
      </Stack>
      <Link to={linkTo('Home')}>{t('toShop')}</Link>
    </EntryBox>
  );
}
