import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import { inOneLine, linesOf } from '#domain/address/local-address.ts';
import type { DeliveryAddress } from '#domain/person/delivery-addresses.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { ChangeButton } from './change-button.tsx';
import styles from './profile.module.css';
import type { OpenForm } from './use-open-form.ts';

interface DeliveryListProps {
  addresses: DeliveryAddress[];
  forms: OpenForm;
  onRemove: (address: DeliveryAddress) => void;
}

export function DeliveryList({ addresses, forms, onRemove }: DeliveryListProps) {
  const t = useTranslations('profile.delivery');
  return (
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
              onClick={() => onRemove(address)}
            >
              {t('remove')}
            </Button>
          </Row>
        </Row>
      ))}
    </Stack>
  );
}
