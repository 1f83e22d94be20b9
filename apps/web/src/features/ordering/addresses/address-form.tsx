import { longestHouseNumber } from '@shop/contract/address';
import Copy from 'lucide-react/icons/copy';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { LocalAddress } from '#domain/ordering/checkout-choice.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import styles from './address-dialog.module.css';
import {
  type AddressDraft,
  type AddressField,
  addressFields,
  addressOf,
  draftOf,
  emptyDraft,
  faultsOf,
  tidyDraft,
} from './address-draft.ts';

const autoComplete: Record<AddressField, string> = {
  fullName: 'name',
  street: 'street-address',
  houseNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** As the contract has them. */
const mostCharacters: Record<AddressField, number> = {
  fullName: 200,
  street: 200,
  houseNumber: longestHouseNumber,
  postalCode: 10,
  city: 200,
};

/** Refusals that tell what can be done; anything else is only hoped to pass. */
const helpful = new Set(['TooManyRequests', 'InvalidInput', 'Unreachable']);

interface AddressFormProps {
  initial: LocalAddress | null;
  submitLabel: string;
  /** An address that can be copied into the fields. */
  template?: { label: string; address: LocalAddress } | null;
  /** Whether the person may ask to have it kept. */
  canKeep?: boolean;
  isSaving?: boolean;
  error?: unknown;
  onSubmit(address: LocalAddress, isNew: boolean): void;
  onCancel(): void;
}

/** Name, street with number, postal code, city. A house number that nobody can tell from the street is asked for. */
export function AddressForm({
  initial,
  submitLabel,
  template,
  canKeep = false,
  isSaving = false,
  error = null,
  onSubmit,
  onCancel,
}: AddressFormProps) {
  const t = useTranslations('checkout.address');
  const tCheckout = useTranslations('checkout');
  const formId = useId();
  const [draft, setDraft] = useState<AddressDraft>(() => (initial ? draftOf(initial) : emptyDraft));
  const [faults, setFaults] = useState<AddressField[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isKept, setKept] = useState(false);
  const asksNumber = draft.houseNumber !== '' || faults.includes('houseNumber');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    const tidy = tidyDraft(draft);
    const found = faultsOf(tidy);
    setDraft(tidy);
    setFaults(found);
    setAttempts((count) => count + 1);
    if (found.length === 0) onSubmit(addressOf(tidy), isKept);
  }

  const idOf = (field: AddressField) => `${formId}-${field}`;

  function textField(field: AddressField) {
    return (
      <TextField
        key={field}
        id={idOf(field)}
        name={field}
        label={t(field)}
        autoComplete={autoComplete[field]}
        maxLength={mostCharacters[field]}
        inputMode={field === 'postalCode' ? 'numeric' : undefined}
        value={draft[field]}
        onChange={({ currentTarget }) => setDraft((current) => ({ ...current, [field]: currentTarget.value }))}
        error={faults.includes(field) ? t(`checks.${field}`) : undefined}
      />
    );
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {faults.length > 0 && (
        <ErrorSummary
          key={attempts}
          title={t('pleaseCheck')}
          problems={faults.map((field) => ({ text: t(`checks.${field}`), fieldId: idOf(field) }))}
        />
      )}
      <SaveFailure error={error} />
      {template && (
        <div>
          <Button icon={<Copy />} onClick={() => setDraft(draftOf(template.address))}>
            {template.label}
          </Button>
        </div>
      )}
      {addressFields.filter((field) => field !== 'houseNumber' || asksNumber).map(textField)}
      <p className={styles.hint}>{t('onlyGermany')}</p>
      {canKeep && (
        <Choice checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)}>
          {t('keep')}
        </Choice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {tCheckout('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Takes the focus; where the sign-in opens above it, that has it. */
function SaveFailure({ error }: { error: unknown }) {
  const t = useTranslations('checkout.address');
  const errorText = useErrorText();
  const apiError = error instanceof ApiError ? error : null;

  if (!error) return null;
  return (
    <FailureNotice error={error} leavesFocus={apiError?.id === 'Unauthorized'}>
      <p>
        <b>{t('saveFailed')}</b>
        {apiError && helpful.has(apiError.id) && <> {errorText(apiError)}</>}
      </p>
    </FailureNotice>
  );
}
