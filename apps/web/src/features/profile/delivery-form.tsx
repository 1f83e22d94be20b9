import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PostalAddress } from '#domain/address/local-address.ts';
import { type DeliveryAddress, deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import { OwnAddressForm } from './own-address-form.tsx';

interface DeliveryFormProps {
  /** Null for an address that is added. */
  id: string | null;
  initial: PostalAddress | undefined;
  onClose: () => void;
}

export function DeliveryForm({ id, initial, onClose }: DeliveryFormProps) {
  const tAccount = useTranslations('account.address');
  const queryClient = useQueryClient();
  const { save, isSaving, error } = useSave(
    (address: PostalAddress) =>
      id === null
        ? call('addDeliveryAddress', { body: address })
        : call('changeDeliveryAddress', { params: { id }, body: address }),
    (saved) => {
      queryClient.setQueryData(
        deliveryAddressesQuery.queryKey,
        (addresses) => addresses && withAddress(addresses, saved),
      );
      showToast(tAccount('saved'), { type: 'success' });
      onClose();
    },
  );
  return <OwnAddressForm initial={initial} isSaving={isSaving} error={error} onSave={save} onClose={onClose} />;
}

function withAddress(addresses: DeliveryAddress[], saved: DeliveryAddress): DeliveryAddress[] {
  const isKnown = addresses.some(({ id }) => id === saved.id);
  return isKnown ? addresses.map((address) => (address.id === saved.id ? saved : address)) : [...addresses, saved];
}
