import { useTranslations } from 'use-intl';
import type { LocalAddress } from '#domain/ordering/checkout-choice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AddressText } from './address-card.tsx';
import styles from './address-dialog.module.css';
import { AddressForm } from './address-form.tsx';
import { inOneLine } from './local-address.ts';

interface BillingDialogProps {
  address: LocalAddress | null;
  isSaving: boolean;
  error: unknown;
  onSave(address: LocalAddress): void;
  onClose(): void;
}

export function BillingDialog({ address, isSaving, error, onSave, onClose }: BillingDialogProps) {
  const t = useTranslations('checkout.address');
  return (
    <Dialog title={t(address ? 'changeBilling' : 'enterBilling')} onClose={onClose}>
      <AddressForm
        initial={address}
        submitLabel={t('saveBilling')}
        isSaving={isSaving}
        error={error}
        onSubmit={onSave}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export interface KeptAddress extends LocalAddress {
  id: string;
}

interface ShippingDialogProps {
  address: LocalAddress | null;
  billing: LocalAddress | null;
  /** The delivery addresses that the patient keeps; null while nobody knows. */
  kept: readonly KeptAddress[] | null;
  hasKeptFailed: boolean;
  /** `isNew`: to be kept for further orders too. */
  onChoose(address: LocalAddress, isNew: boolean): void;
  onClose(): void;
}

/** CO-02. A kept address is chosen with one press; any other is typed, or copied from the billing address. */
export function ShippingDialog({ address, billing, kept, hasKeptFailed, onChoose, onClose }: ShippingDialogProps) {
  const t = useTranslations('checkout.address');
  const hasKept = kept !== null && kept.length > 0;
  return (
    <Dialog title={t(address ? 'changeShipping' : 'enterShipping')} onClose={onClose}>
      {hasKeptFailed && <p className={styles.hint}>{t('keptFailed')}</p>}
      {hasKept && (
        <div className={styles.kept}>
          <h3>{t('kept')}</h3>
          <ul>
            {kept.map(({ id, ...one }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('choose', { name: one.fullName, address: inOneLine(one) })}
                  onClick={() => onChoose(one, false)}
                >
                  <AddressText address={one} />
                </button>
              </li>
            ))}
          </ul>
          <h3>{t('other')}</h3>
        </div>
      )}
      <AddressForm
        initial={address}
        submitLabel={t('useShipping')}
        canKeep
        template={billing && { label: t('sameAsBilling'), address: billing }}
        onSubmit={onChoose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** The billing address with one press, where no other is given yet. */
export function SameAsBillingButton({ onPress }: { onPress(): void }) {
  const t = useTranslations('checkout.address');
  return <Button onClick={onPress}>{t('sameAsBilling')}</Button>;
}
