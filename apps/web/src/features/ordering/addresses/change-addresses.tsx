import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  asLocalAddress,
  asPostalAddress,
  type LocalAddress,
  type PostalAddress,
} from '#domain/address/local-address.ts';
import { useSaveBilling } from '#domain/address/use-save-billing.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { call } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import { BillingDialog, type KeptAddress, ShippingDialog } from './address-dialog.tsx';

interface ChangeBillingProps {
  billing: LocalAddress | null;
  onClose(): void;
}

/** The patient's own billing address: what is changed here is changed in the profile. */
export function ChangeBilling({ billing, onClose }: ChangeBillingProps) {
  const { save, isSaving, error } = useSaveBilling(onClose);

  function saveAddress(address: LocalAddress) {
    const postal = asPostalAddress(address);
    if (postal) save(postal);
  }
  return <BillingDialog address={billing} isSaving={isSaving} error={error} onSave={saveAddress} onClose={onClose} />;
}

interface ChangeShippingProps {
  shipping: LocalAddress | null;
  billing: LocalAddress | null;
  onChoose(address: LocalAddress): void;
  onClose(): void;
}

export function ChangeShipping({ shipping, billing, onChoose, onClose }: ChangeShippingProps) {
  const { data, isError } = useQuery(deliveryAddressesQuery);
  const keep = useKeepAddress();

  function choose(address: LocalAddress, isNew: boolean) {
    onChoose(address);
    if (isNew) void keep(address);
    onClose();
  }
  return (
    <ShippingDialog
      address={shipping}
      billing={billing}
      kept={data ? data.flatMap(asKeptAddress) : null}
      hasKeptFailed={isError && !data}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** Keeps an address for further orders. The order goes on without that: a failure is only told. */
function useKeepAddress() {
  const t = useTranslations('checkout.address');
  const tAccount = useTranslations('account.address');
  const errorText = useErrorText();
  const queryClient = useQueryClient();

  return async (address: LocalAddress) => {
    const body = asPostalAddress(address);
    if (!body) return;
    try {
      const kept = await call('addDeliveryAddress', { body });
      queryClient.setQueryData(deliveryAddressesQuery.queryKey, (known) => known && [...known, kept]);
      showToast(tAccount('saved'), { type: 'success' });
    } catch (error) {
      showToast(t('notKept', { reason: errorText(error) }), { type: 'error' });
    }
  };
}

function asKeptAddress({ id, ...postal }: PostalAddress & { id: string }): KeptAddress[] {
  const address = asLocalAddress(postal);
  return address ? [{ ...address, id }] : [];
}
