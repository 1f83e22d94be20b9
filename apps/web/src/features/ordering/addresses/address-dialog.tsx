import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { draftOf, localAddressOf } from '#domain/address/address-draft.ts';
import { AddressForm } from '#domain/address/address-form.tsx';
import { AddressText } from '#domain/address/address-text.tsx';
import { inOneLine, type LocalAddress } from '#domain/address/local-address.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './address-dialog.module.css';

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
        numberPlace="streetLine"
        initial={address && draftOf(address)}
        submitLabel={t('saveBilling')}
        isSaving={isSaving}
        error={error}
        onSubmit={(draft) => onSave(localAddressOf(draft))}
        onCancel={onClose}
      >
        <OnlyGermany />
      </AddressForm>
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
  const [isKept, setKept] = useState(false);
  const hasKept = kept !== null && kept.length > 0;
  return (
    <Dialog title={t(address ? 'changeShipping' : 'enterShipping')} onClose={onClose}>
      {hasKeptFailed && <Text size="small">{t('keptFailed')}</Text>}
      {hasKept && (
        <Stack gap={0.75} className={styles.kept}>
          <h3>{t('kept')}</h3>
          <Stack as="ul" gap={0.5}>
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
          </Stack>
          <h3>{t('other')}</h3>
        </Stack>
      )}
      <AddressForm
        numberPlace="streetLine"
        initial={address && draftOf(address)}
        submitLabel={t('useShipping')}
        template={billing && { label: t('sameAsBilling'), draft: draftOf(billing) }}
        onSubmit={(draft) => onChoose(localAddressOf(draft), isKept)}
        onCancel={onClose}
      >
        <OnlyGermany />
        <Choice checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)}>
          {t('keep')}
        </Choice>
      </AddressForm>
    </Dialog>
  );
}

function OnlyGermany() {
  const t = useTranslations('checkout.address');
  return <Text size="small">{t('onlyGermany')}</Text>;
}

/** The billing address with one press, where no other is given yet. */
export function SameAsBillingButton({ onPress }: { onPress(): void }) {
  const t = useTranslations('checkout.address');
  return <Button onClick={onPress}>{t('sameAsBilling')}</Button>;
}
