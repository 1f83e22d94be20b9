import { staffLimits } from '@shop/contract/desk/staff-limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { OneFieldForm } from './one-field-form.tsx';

/** The code of the server's terminal, or the one that was kept in a drawer. */
export function StaffCodeForm({ onEntered }: { onEntered: () => void }) {
  const t = useTranslations('desk.passkey');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (typed: string) => call('enterStaffCode', { body: { code: typed } }),
    onSuccess: onEntered,
  });

  return (
    <OneFieldForm
      name="staff-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={staffLimits.code}
      label={t('code')}
      sendLabel={t('useCode')}
      isGood={(typed) => typed !== ''}
      badText={t('codeMissing')}
      isBusy={isPending}
      failure={error}
      onType={reset}
      onSend={mutate}
    />
  );
}
