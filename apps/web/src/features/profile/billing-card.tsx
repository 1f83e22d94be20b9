import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type PersonalData, type PostalAddress, personalDataQuery } from '#domain/person/personal-data.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';
import { ChangeButton } from './change-button.tsx';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';
import type { OpenForm } from './use-open-form.ts';

interface BillingCardProps {
  data: PersonalData | null;
  forms: OpenForm;
  lockedBy?: string | undefined;
}

/** PR-01. */
export function BillingCard({ data, forms, lockedBy }: BillingCardProps) {
  const t = useTranslations('profile.address');
  const tProfile = useTranslations('profile');

  if (forms.form === 'billing') {
    return (
      <ProfileCard title={t('editBilling')} isEdited>
        <BillingForm initial={data?.billingAddress} onClose={forms.close} />
      </ProfileCard>
    );
  }
  if (!data) return null;
  return (
    <ProfileCard title={t('billingTitle')} isSample={Boolean(lockedBy)}>
      <div className={styles.addressLine}>
        <AddressText address={data.billingAddress} />
        <ChangeButton opens="billing" forms={forms} label={t('changeBilling')} lockedBy={lockedBy} />
      </div>
      {lockedBy && (
        <p id={lockedBy} className={styles.small}>
          {tProfile('locked')}
        </p>
      )}
    </ProfileCard>
  );
}

function BillingForm({ initial, onClose }: { initial: PostalAddress | undefined; onClose: () => void }) {
  const t = useTranslations('profile.address');
  const queryClient = useQueryClient();
  const { save, isSaving, error } = useSave(
    (address: PostalAddress) => call('saveBillingAddress', { body: address }),
    (_answer, billingAddress) => {
      queryClient.setQueryData(personalDataQuery.queryKey, (data) => data && { ...data, billingAddress });
      showToast(t('saved'), { type: 'success' });
      onClose();
    },
  );
  return <AddressForm initial={initial} isSaving={isSaving} error={error} onSave={save} onCancel={onClose} />;
}
