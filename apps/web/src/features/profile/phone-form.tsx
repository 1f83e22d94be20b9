import { registrationLimits } from '@shop/contract/form-limits';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveFailure } from '#domain/failure/save-failure.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { localDigits } from '#domain/person/local-digits.ts';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { FormButtons } from '#ui/confirm-buttons.tsx';
import { TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { showToast } from '#ui/toast.ts';

interface PhoneFormProps {
  /** As stored, with +49. */
  phone: string;
  onClose: () => void;
}

export function PhoneForm({ phone, onClose }: PhoneFormProps) {
  const t = useTranslations('profile.phone');
  const tProfile = useTranslations('profile');
  const errorText = useErrorText();
  const id = useId();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => localDigits(phone));
  const [isMissing, setIsMissing] = useState(false);
  const { save, isSaving, error, forgetError } = useSave(
    (phoneNumber: string) => call('changePhone', { body: { phoneNumber } }),
    (answer) => {
      queryClient.setQueryData(personalDataQuery.queryKey, (data) => data && { ...data, phone: answer.phone });
      showToast(t('saved'), { type: 'success' });
      onClose();
    },
  );

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const digits = localDigits(typed);
    setIsMissing(digits === '');
    if (digits === '') document.getElementById(id)?.focus();
    else save(digits);
  }

  /** What is wrong with the number itself; everything else is told above the form. */
  function fault() {
    if (isMissing) return t('missing');
    if (!(error instanceof ApiError)) return undefined;
    if (error.id === 'UniqueConstraintViolation') return t('taken');
    return error.id === 'PhoneNumberInvalid' ? errorText(error) : undefined;
  }

  return (
    <Form onSubmit={submit} aria-label={t('title')}>
      {!fault() && <SaveFailure error={error} />}
      <TextField
        id={id}
        name="phone"
        maxLength={registrationLimits.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        prefix="+49"
        label={t('label')}
        hint={t('hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsMissing(false);
          forgetError();
        }}
        error={fault()}
      />
      <FormButtons cancelLabel={tProfile('cancel')} isBusy={isSaving} onCancel={onClose}>
        {tProfile('save')}
      </FormButtons>
    </Form>
  );
}
