import { useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SaveFailure } from '#domain/failure/save-failure.tsx';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { useSave } from '#domain/person/use-save.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { showToast } from '#ui/toast.ts';
import { type EmailChange, emailChangeQuery } from './email-change.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { type OpenForm, openerId } from './use-open-form.ts';

interface WaitingEmailProps {
  email: string;
  change: EmailChange;
  forms: OpenForm;
}

/** The new address waits: until when, how it holds at once, and how to take it back. */
export function WaitingEmail({ email, change, forms }: WaitingEmailProps) {
  const t = useTranslations('profile.email.waiting');
  const locale = useLocale();
  const queryClient = useQueryClient();
  // The form is open from the beginning when the new address has just been proven.
  const [isJustSent] = useState(forms.form === 'oldEmail');
  const cancel = useSave(
    () => call('cancelEmailChange', {}),
    () => {
      queryClient.setQueryData(emailChangeQuery.queryKey, null);
      showToast(t('cancelled'), { type: 'success' });
      forms.close();
    },
  );

  return (
    <Notice tone="info" icon={<Hourglass aria-hidden="true" />}>
      <Stack gap={0.8}>
        <Subheading>{t('title')}</Subheading>
        <p>
          {t.rich('text', {
            newEmail: () => <strong>{change.newEmail}</strong>,
            email: () => <strong>{email}</strong>,
            date: formatDate(change.movesAt, locale),
          })}
        </p>
        <SaveFailure error={cancel.error} />
        {forms.form === 'oldEmail' ? (
          <OldEmailForm email={email} change={change} isJustSent={isJustSent} onClose={forms.close} />
        ) : (
          <Row gap={0.5}>
            <Button id={openerId('oldEmail')} variant="primary" onClick={() => forms.open('oldEmail')}>
              {t('enterCode')}
            </Button>
            <Button isBusy={cancel.isSaving} onClick={() => cancel.save(undefined)}>
              {t('cancel')}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

interface OldEmailFormProps {
  email: string;
  change: EmailChange;
  isJustSent: boolean;
  onClose: () => void;
}

function OldEmailForm({ email, change, isJustSent, onClose }: OldEmailFormProps) {
  const t = useTranslations('profile.email.waiting');
  const tEmail = useTranslations('profile.email');
  const queryClient = useQueryClient();

  async function confirm(otp: string) {
    try {
      return await call('confirmEmailChange', { body: { email: change.newEmail, otp } });
    } catch (failure) {
      const id = failure instanceof ApiError ? failure.id : null;
      // Taken back elsewhere, or somebody has registered with the address meanwhile: then nothing waits any more.
      if (id === 'InvalidState' || id === 'UniqueConstraintViolation') {
        void queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
        showToast(id === 'InvalidState' ? t('gone') : tEmail('taken'), { type: 'error' });
        onClose();
      }
      throw failure;
    }
  }

  return (
    <EmailCodeForm
      title={t('codeTitle')}
      isJustSent={isJustSent}
      confirmLabel={t('confirm')}
      confirm={confirm}
      onConfirmed={({ email: moved }) => {
        queryClient.setQueryData(personalDataQuery.queryKey, (data) => data && { ...data, email: moved });
        queryClient.setQueryData(emailChangeQuery.queryKey, null);
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        showToast(tEmail('saved'), { type: 'success' });
        onClose();
      }}
      sendAgain={() => call('sendOldEmailCode', {})}
      otherWay={
        <Button variant="ghost" onClick={onClose}>
          {t('later')}
        </Button>
      }
    >
      {isJustSent
        ? tEmail.rich('sentTo', { email: () => <strong>{email}</strong> })
        : t.rich('sentBefore', { email: () => <strong>{email}</strong> })}
    </EmailCodeForm>
  );
}
