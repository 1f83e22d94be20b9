import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { postalAddressOf } from '#domain/address/address-draft.ts';
import { AddressForm } from '#domain/address/address-form.tsx';
import { AddressText } from '#domain/address/address-text.tsx';
import { inOneLine, linesOf, type PostalAddress } from '#domain/address/local-address.ts';
import { type DeliveryAddress, deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toast.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';
import { RemoveAddressDialog } from './remove-address-dialog.tsx';
import { type OpenForm, openerId } from './use-open-form.ts';

interface DeliveryCardProps {
  /** False while nobody is signed in: then only an open form is drawn. */
  isShown: boolean;
  forms: OpenForm;
}

export function DeliveryCard({ isShown, forms }: DeliveryCardProps) {
  const t = useTranslations('profile.delivery');
  const [removing, setRemoving] = useState<DeliveryAddress | null>(null);
  const { data: addresses, isPending, isError, refetch } = useQuery({ ...deliveryAddressesQuery, enabled: isShown });
  const { form } = forms;
  const edited = form?.startsWith('delivery-') ? form.slice('delivery-'.length) : null;
  if (!isShown && !edited) return null;

  return (
    <ProfileCard
      title={edited ? t(edited === 'new' ? 'addTitle' : 'editTitle') : t('title')}
      isEdited={edited !== null}
    >
      {edited && (
        <DeliveryForm
          key={edited}
          id={edited === 'new' ? null : edited}
          initial={addresses?.find(({ id }) => id === edited)}
          onClose={forms.close}
        />
      )}
      {isShown && !edited && (
        <>
          <Text size="small" isHyphenated>
            {t('text')}
          </Text>
          {isPending && <Skeleton height={4.5} />}
          {isError && !addresses && (
            <Row gap={[0.75, 1]} align="start" spread="apart" role="alert">
              <p>{t('loadFailed')}</p>
              <ReloadButton onReload={() => void refetch()} />
            </Row>
          )}
          {addresses?.length === 0 && <p>{t('none')}</p>}
          {addresses && addresses.length > 0 && (
            <Stack as="ul" gap={1} className={styles.addresses}>
              {addresses.map((address) => (
                <Row as="li" gap={[0.75, 1]} align="start" spread="apart" key={address.id}>
                  <AddressText address={linesOf(address)} />
                  <Row gap={0.5}>
                    <ChangeButton
                      opens={`delivery-${address.id}`}
                      forms={forms}
                      label={t('changeOne', { address: inOneLine(linesOf(address)) })}
                    />
                    <Button
                      variant="ghost"
                      icon={<Trash2 />}
                      aria-label={t('removeOne', { address: inOneLine(linesOf(address)) })}
                      onClick={() => setRemoving(address)}
                    >
                      {t('remove')}
                    </Button>
                  </Row>
                </Row>
              ))}
            </Stack>
          )}
          <div>
            <Button id={openerId('delivery-new')} icon={<Plus />} onClick={() => forms.open('delivery-new')}>
              {t('add')}
            </Button>
          </div>
        </>
      )}
      {removing && (
        <RemoveAddressDialog
          address={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            document.getElementById(openerId('delivery-new'))?.focus();
          }}
        />
      )}
    </ProfileCard>
  );
}

function ReloadButton({ onReload }: { onReload: () => void }) {
  const t = useTranslations('profile');
  return (
    <Button icon={<RotateCw />} onClick={onReload}>
      {t('reload')}
    </Button>
  );
}

interface DeliveryFormProps {
  id: string | null;
  initial: PostalAddress | undefined;
  onClose: () => void;
}

function DeliveryForm({ id, initial, onClose }: DeliveryFormProps) {
  const t = useTranslations('profile.address');
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
  return (
    <AddressForm
      numberPlace="ownField"
      takesFocus
      initial={initial}
      submitLabel={t('save')}
      isSaving={isSaving}
      error={error}
      onSubmit={(draft) => save(postalAddressOf(draft))}
      onCancel={onClose}
    />
  );
}

function withAddress(addresses: DeliveryAddress[], saved: DeliveryAddress): DeliveryAddress[] {
  const isKnown = addresses.some(({ id }) => id === saved.id);
  return isKnown ? addresses.map((address) => (address.id === saved.id ? saved : address)) : [...addresses, saved];
}
