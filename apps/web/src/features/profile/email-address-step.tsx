import { emailLimit } from '@shop/contract/form-limits';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveFailure } from '#domain/failure/save-failure.tsx';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { FormButtons } from '#ui/confirm-buttons.tsx';
import { TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { Text } from '#ui/text.tsx';
import styles from './profile-form.module.css';

interface EmailAddressStepProps {
  email: string;
  newEmail: string;
  onChange: (newEmail: string) => void;
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

export function EmailAddressStep({ email, newEmail, onChange, onSent, onCancel }: EmailAddressStepProps) {
  const t = useTranslations('profile.email');
  const tProfile = useTranslations('profile');
  const id = useId();
  const [fault, setFault] = useState<'missing' | 'invalid' | 'same' | null>(null);
  const { save, isSaving, error, forgetError } = useSave(
    (address: string) => call('sendEmailChangeCode', { body: { email: address } }),
    (_answer, address) => onSent(address),
  );

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = newEmail.trim();
    const found = faultOf(typed, email);
    setFault(found);
    if (found) document.getElementById(id)?.focus();
    else save(typed);
  }

  return (
    <Form onSubmit={submit} aria-label={t('title')}>
      <SaveFailure error={error} />
      <Text isHyphenated className={styles.text}>
        {t('text')}
      </Text>
      <TextField
        id={id}
        name="newEmail"
        maxLength={emailLimit}
        type="email"
        autoComplete="email"
        label={t('label')}
        value={newEmail}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setFault(null);
          forgetError();
        }}
        error={fault ? t(fault) : undefined}
      />
      <FormButtons cancelLabel={tProfile('cancel')} isBusy={isSaving} onCancel={onCancel}>
        {t('send')}
      </FormButtons>
    </Form>
  );
}

function faultOf(typed: string, email: string): 'missing' | 'invalid' | 'same' | null {
  if (typed === '') return 'missing';
  if (typed.toLowerCase() === email.toLowerCase()) return 'same';
  return looksLikeEmail(typed) ? null : 'invalid';
}
