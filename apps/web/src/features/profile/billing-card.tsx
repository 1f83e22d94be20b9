import { useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import { linesOf, type PostalAddress } from '#domain/address/local-address.ts';
import { useSaveBilling } from '#domain/address/use-save-billing.ts';
import type { PersonalData } from '#domain/person/personal-data.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { ChangeButton } from './change-button.tsx';
import { OwnAddressForm } from './own-address-form.tsx';
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
      <Row gap={[0.75, 1]} align="start" spread="apart">
        <AddressText address={linesOf(data.billingAddress)} />
        <ChangeButton opens="billing" forms={forms} label={t('changeBilling')} lockedBy={lockedBy} />
      </Row>
      {lockedBy && (
        <Text size="small" isHyphenated id={lockedBy}>
          {tProfile('locked')}
        </Text>
      )}
    </ProfileCard>
  );
}

function BillingForm({ initial, onClose }: { initial: PostalAddress | undefined; onClose: () => void }) {
  const { save, isSaving, error } = useSaveBilling(onClose);
  return <OwnAddressForm initial={initial} isSaving={isSaving} error={error} onSave={save} onClose={onClose} />;
}
