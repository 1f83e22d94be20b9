import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import { linesOf } from '#domain/address/local-address.ts';
import { type DeliveryAddress, deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toast.ts';

interface RemoveAddressDialogProps {
  address: DeliveryAddress;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  const t = useTranslations('profile.delivery');
  const tProfile = useTranslations('profile');
  const queryClient = useQueryClient();
  const { save, isSaving, error } = useSave(
    () => removeAddress(address.id),
    () => {
      queryClient.setQueryData(deliveryAddressesQuery.queryKey, (addresses) =>
        addresses?.filter(({ id }) => id !== address.id),
      );
      showToast(t('removed'), { type: 'success' });
      onRemoved();
    },
  );

  return (
    <Dialog title={t('removeTitle')} onClose={onClose}>
      <AddressText address={linesOf(address)} />
      <Text size="small" isHyphenated>
        {t('removeText')}
      </Text>
      {error !== null && (
        <Note tone="danger" role="alert">
          {t('removeFailed')}
        </Note>
      )}
      <DialogButtons
        variant="danger"
        cancelLabel={tProfile('cancel')}
        isBusy={isSaving}
        onConfirm={() => save(undefined)}
        onCancel={onClose}
      >
        {t('remove')}
      </DialogButtons>
    </Dialog>
  );
}

/** Already removed in another tab: that is what was wanted. */
async function removeAddress(id: string): Promise<void> {
  try {
    await call('removeDeliveryAddress', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.id === 'NotFound')) throw error;
  }
}
