import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DeliveryAddress, deliveryAddressesQuery } from '#domain/person/delivery-addresses.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { DeliveryList } from './delivery-list.tsx';
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
            <DeliveryList addresses={addresses} forms={forms} onRemove={setRemoving} />
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
