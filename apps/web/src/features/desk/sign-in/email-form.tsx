import { emailLimit } from '@shop/contract/form-limits';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { call } from '#lib/api.ts';
import { linkTo } from '#lib/routes.ts';
import { EntryBox } from './entry-box.tsx';
import { OneFieldForm } from './one-field-form.tsx';

interface EmailFormProps {
  onSent: (sent: { email: string; isDelayed: boolean }) => void;
}

export function EmailForm({ onSent }: EmailFormProps) {
  const t = useTranslations('desk.signIn');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => call('sendDeskCode', { body: { email: address } }),
    onSuccess: ({ isDelayed }, address) => onSent({ email: address, isDelayed }),
  });

  return (
    <EntryBox title={t('title')} lead={t('lead')}>
      <OneFieldForm
        type="email"
        name="email"
        maxLength={emailLimit}
        autoComplete="username"
        label={t('email')}
        sendLabel={t('send')}
        isGood={looksLikeEmail}
        badText={t('emailInvalid')}
        isBusy={isPending}
        failure={error}
        onSend={(email) => mutate(email.toLowerCase())}
      />
      <Link to={linkTo('Home')}>{t('toShop')}</Link>
    </EntryBox>
  );
}
