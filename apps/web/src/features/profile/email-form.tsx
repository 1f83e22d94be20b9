import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { EmailAddressStep } from './email-address-step.tsx';
import { emailChangeQuery } from './email-change.ts';
import { EmailCodeForm } from './email-code-form.tsx';

interface EmailFormProps {
  email: string;
  onProven: () => void;
  onClose: () => void;
}

/** A new e-mail address is proven by the code sent to it; the old mailbox is asked afterwards. */
export function EmailForm({ email, onProven, onClose }: EmailFormProps) {
  const t = useTranslations('profile.email');
  const queryClient = useQueryClient();
  const [newEmail, setNewEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  if (!isSent) {
    return (
      <EmailAddressStep
        email={email}
        newEmail={newEmail}
        onChange={setNewEmail}
        onSent={(sentTo) => {
          setNewEmail(sentTo);
          setIsSent(true);
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <EmailCodeForm
      title={t('title')}
      isJustSent
      confirmLabel={t('confirm')}
      confirm={(otp) => call('changeEmail', { body: { email: newEmail, otp } })}
      onConfirmed={(change) => {
        queryClient.setQueryData(emailChangeQuery.queryKey, change);
        onProven();
      }}
      sendAgain={() => call('sendEmailChangeCode', { body: { email: newEmail } })}
      otherWay={
        <Button variant="ghost" onClick={() => setIsSent(false)}>
          {t('otherAddress')}
        </Button>
      }
    >
      {t.rich('sentTo', { email: () => <strong>{newEmail}</strong> })}
    </EmailCodeForm>
  );
}
