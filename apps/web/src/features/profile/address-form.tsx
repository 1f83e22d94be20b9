import { longestHouseNumber } from '@shop/contract/address';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PostalAddress } from '#domain/person/personal-data.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import {
  type AddressField,
  type AddressValues,
  addressFields,
  asPostalAddress,
  faultsOf,
  tidyAddress,
} from './address-check.ts';
import styles from './profile-form.module.css';
import { SaveFailure } from './save-failure.tsx';

const emptyAddress: AddressValues = { fullName: '', street: '', houseNumber: '', postalCode: '', city: '' };

const autoComplete: Record<AddressField, string> = {
  fullName: 'name',
  street: 'address-line1',
  houseNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
};

interface AddressFormProps {
  initial?: PostalAddress | undefined;
  isSaving: boolean;
  error: unknown;
  onSave: (address: PostalAddress) => void;
  onCancel: () => void;
}

/** A billing or delivery address; what is typed stays until it is saved or given up. */
export function AddressForm({ initial, isSaving, error, onSave, onCancel }: AddressFormProps) {
  const t = useTranslations('profile.address');
  const tProfile = useTranslations('profile');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<AddressValues>(() => pickFields(initial ?? emptyAddress));
  const [faults, setFaults] = useState<AddressField[]>([]);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    const tidy = tidyAddress(values);
    const found = faultsOf(tidy);
    setValues(tidy);
    setFaults(found);
    setAttempts((count) => count + 1);
    if (found.length === 0) onSave(asPostalAddress(tidy));
  }

  const idOf = (field: AddressField) => `${formId}-${field}`;

  function textField(field: AddressField) {
    return (
      <TextField
        id={idOf(field)}
        name={field}
        label={t(field)}
        autoComplete={autoComplete[field]}
        inputMode={field === 'postalCode' ? 'numeric' : undefined}
        maxLength={field === 'houseNumber' ? longestHouseNumber : undefined}
        value={values[field]}
        onChange={({ currentTarget }) => setValues((current) => ({ ...current, [field]: currentTarget.value }))}
        error={faults.includes(field) ? t(`checks.${field}`) : undefined}
      />
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {faults.length > 0 && (
        <ErrorSummary
          key={attempts}
          title={tProfile('pleaseCheck')}
          problems={faults.map((field) => ({ text: t(`checks.${field}`), fieldId: idOf(field) }))}
        />
      )}
      <SaveFailure error={error} />
      {textField('fullName')}
      <div className={styles.street}>
        {textField('street')}
        {textField('houseNumber')}
      </div>
      <div className={styles.place}>
        {textField('postalCode')}
        {textField('city')}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {tProfile('cancel')}
        </Button>
      </div>
    </form>
  );
}

function pickFields(address: AddressValues): AddressValues {
  return Object.fromEntries(addressFields.map((field) => [field, address[field]])) as AddressValues;
}
