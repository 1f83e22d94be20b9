import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import type { PostalAddress } from './local-address.ts';

/** Changes the patient's own billing address, wherever that is asked for (PR-01, CO-01). */
export function useSaveBilling(onSaved: () => void) {
  const t = useTranslations('account.address');
  const queryClient = useQueryClient();
  return useSave(
    (address: PostalAddress) => call('saveBillingAddress', { body: address }),
    (_answer, billingAddress) => {
      queryClient.setQueryData(personalDataQuery.queryKey, (data) => data && { ...data, billingAddress });
      showToast(t('saved'), { type: 'success' });
      onSaved();
    },
  );
}
