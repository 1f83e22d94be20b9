import { useTranslations } from 'use-intl';
import { postalAddressOf } from '#domain/address/address-draft.ts';
import { AddressForm } from '#domain/address/address-form.tsx';
import type { PostalAddress } from '#domain/address/local-address.ts';

interface OwnAddressFormProps {
  initial: PostalAddress | undefined;
  isSaving: boolean;
  error: Parameters<typeof AddressForm>[0]['error'];
  onSave: (address: PostalAddress) => void;
  onClose: () => void;
}

/** An address of the account, which the server keeps with its number in a field of its own. */
export function OwnAddressForm({ initial, isSaving, error, onSave, onClose }: OwnAddressFormProps) {
  const t = useTranslations('profile.address');
  return (
    <AddressForm
      numberPlace="ownField"
      takesFocus
      initial={initial}
      submitLabel={t('save')}
      isSaving={isSaving}
      error={error}
      onSubmit={(draft) => onSave(postalAddressOf(draft))}
      onCancel={onClose}
    />
  );
}
