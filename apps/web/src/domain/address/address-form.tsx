import { type AddressField, addressFields, addressLimits } from '@shop/contract/address-rule';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveFailure } from '#domain/failure/save-failure.tsx';
import { Button } from '#ui/button.tsx';
import { FormButtons } from '#ui/confirm-buttons.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { Stack } from '#ui/stack.tsx';
import { type AddressDraft, emptyDraft, faultsOf, type NumberPlace, tidyDraft } from './address-draft.ts';
import styles from './address-form.module.css';

const autoComplete = {
  fullName: 'name',
  street: 'address-line1',
  streetLine: 'street-address',
  houseNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
};

interface AddressFormProps {
  numberPlace: NumberPlace;
  initial?: AddressDraft | null | undefined;
  submitLabel: string;
  /** An address that can be copied into the fields. */
  template?: { label: string; draft: AddressDraft } | null;
  /** Goes to the first field at once; a dialog sees to that itself. */
  takesFocus?: boolean;
  isSaving?: boolean;
  error?: unknown;
  /** Called with a tidied draft without errors. */
  onSubmit: (draft: AddressDraft) => void;
  onCancel: () => void;
  /** What else there is to say or choose, above the buttons. */
  children?: ReactNode;
}

/** The one form for an address, in a card or a dialog. What is typed stays until it is sent or given up. */
export function AddressForm(props: AddressFormProps) {
  const { numberPlace, initial, submitLabel, template, takesFocus = false, isSaving = false, error = null } = props;
  const t = useTranslations('account');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<AddressDraft>(initial ?? emptyDraft);
  const [faults, setFaults] = useState<AddressField[]>([]);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    const tidy = tidyDraft(draft, numberPlace);
    const found = faultsOf(tidy, numberPlace);
    setDraft(tidy);
    setFaults(found);
    setAttempts((count) => count + 1);
    if (found.length === 0) props.onSubmit(tidy);
  }

  const idOf = (field: AddressField) => `${formId}-${field}`;
  const words = (field: AddressField) => (field === 'street' && numberPlace === 'streetLine' ? 'streetLine' : field);
  const isAsked = (field: AddressField) =>
    field !== 'houseNumber' || numberPlace === 'ownField' || draft.houseNumber !== '' || faults.includes(field);

  return (
    <Form ref={form} onSubmit={submit}>
      {faults.length > 0 && (
        <ErrorSummary
          key={attempts}
          title={t('pleaseCheck')}
          problems={faults.map((field) => ({ text: t(`address.checks.${words(field)}`), fieldId: idOf(field) }))}
        />
      )}
      <SaveFailure error={error} />
      {template && (
        <div>
          <Button icon={<Copy />} onClick={() => setDraft(template.draft)}>
            {template.label}
          </Button>
        </div>
      )}
      <Stack gap={1.1} className={styles.fields} data-number={numberPlace}>
        {addressFields.filter(isAsked).map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            name={field}
            className={styles[field]}
            label={t(`address.${words(field)}`)}
            autoComplete={autoComplete[words(field)]}
            maxLength={addressLimits[field]}
            inputMode={field === 'postalCode' ? 'numeric' : undefined}
            value={draft[field]}
            onChange={({ currentTarget }) => setDraft((current) => ({ ...current, [field]: currentTarget.value }))}
            error={faults.includes(field) ? t(`address.checks.${words(field)}`) : undefined}
          />
        ))}
      </Stack>
      {props.children}
      <FormButtons cancelLabel={t('cancel')} isBusy={isSaving} onCancel={props.onCancel}>
        {submitLabel}
      </FormButtons>
    </Form>
  );
}
