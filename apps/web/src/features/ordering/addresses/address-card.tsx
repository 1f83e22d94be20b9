import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import type { LocalAddress } from '#domain/address/local-address.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { CheckoutPart } from '../checkout-part.tsx';
import styles from './address-card.module.css';

interface AddressCardProps {
  kind: 'billing' | 'shipping';
  address: LocalAddress | null;
  /** Opens the dialog for it. */
  onChange(): void;
  /** Another quick way to an address, where there is none yet. */
  shortcut?: ReactNode;
}

/** CO-01. */
export function AddressCard({ kind, address, onChange, shortcut }: AddressCardProps) {
  const t = useTranslations('checkout');
  const words = kind === 'billing' ? 'Billing' : 'Shipping';
  return (
    <CheckoutPart
      part={kind}
      title={t(`address.${kind}Title`)}
      action={
        address && (
          <Button variant="ghost" icon={<Pencil />} aria-label={t(`address.change${words}`)} onClick={onChange}>
            {t('change')}
          </Button>
        )
      }
    >
      {address ? (
        <AddressText address={address} />
      ) : (
        <>
          <p className={styles.none}>{t(`address.no${words}`)}</p>
          <Row gap={0.5} className={styles.ways}>
            {shortcut}
            <Button onClick={onChange}>{t(`address.enter${words}`)}</Button>
          </Row>
        </>
      )}
    </CheckoutPart>
  );
}
