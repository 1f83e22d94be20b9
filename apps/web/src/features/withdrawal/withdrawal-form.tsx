import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldError, FieldGroup, TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type Declaration, type DeclarationField, type Fault, faultsOf, tidyDeclaration } from './declaration.ts';
import styles from './withdrawal.module.css';

interface WithdrawalFormProps {
  declaration: Declaration;
  onChange: (change: Partial<Declaration>) => void;
  /** Nothing is missing any more. */
  onComplete: () => void;
}

/** The first step: who withdraws from what, and where the receipt goes. */
export function WithdrawalForm({ declaration, onChange, onComplete }: WithdrawalFormProps) {
  const t = useTranslations('withdrawal');
  const id = useId();
  const [faults, setFaults] = useState<[DeclarationField, Fault][]>([]);
  const [attempts, setAttempts] = useState(0);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const tidy = tidyDeclaration(declaration);
    const found = faultsOf(tidy);
    onChange(tidy);
    setFaults(found);
    setAttempts((count) => count + 1);
    if (found.length === 0) onComplete();
  }

  function errorOf(field: DeclarationField): string | undefined {
    const fault = faults.find(([faulty]) => faulty === field)?.[1];
    return fault && t(`checks.${fault}`);
  }

  function textField(field: Exclude<DeclarationField, 'products'>) {
    return {
      id: `${id}-${field}`,
      name: field,
      label: t(field),
      value: declaration[field],
      error: errorOf(field),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [field]: currentTarget.value }),
    };
  }

  const productsError = errorOf('products');
  return (
    <Stack as="form" gap={1.25} noValidate onSubmit={submit} className={styles.form}>
      {faults.length > 0 && (
        <ErrorSummary
          key={attempts}
          title={t('pleaseCheck')}
          problems={faults.map(([field, fault]) => ({ text: t(`checks.${fault}`), fieldId: `${id}-${field}` }))}
        />
      )}
      <TextField {...textField('fullName')} autoComplete="name" />
      <TextField {...textField('orderCode')} hint={t('orderCodeHint')} autoComplete="off" spellCheck={false} />
      <TextField {...textField('email')} type="email" autoComplete="email" />
      <FieldGroup id={`${id}-scope`} label={t('scope')} className={styles.scope}>
        {(['whole', 'part'] as const).map((scope) => (
          <Choice
            key={scope}
            type="radio"
            name="scope"
            checked={declaration.scope === scope}
            onChange={() => onChange({ scope })}
          >
            {t(scope)}
          </Choice>
        ))}
      </FieldGroup>
      {declaration.scope === 'part' && (
        <Stack gap={0.35} className={styles.products}>
          <TextArea
            id={`${id}-products`}
            name="products"
            label={t('products')}
            rows={3}
            value={declaration.products}
            aria-invalid={productsError ? true : undefined}
            aria-describedby={`${id}-products-hint${productsError ? ` ${id}-products-error` : ''}`}
            onChange={({ currentTarget }) => onChange({ products: currentTarget.value })}
          />
          <Text size="small" isHyphenated id={`${id}-products-hint`}>
            {t('productsHint')}
          </Text>
          {productsError && <FieldError id={`${id}-products-error`}>{productsError}</FieldError>}
        </Stack>
      )}
      <div>
        <Button type="submit" variant="primary" size="large">
          {t('submit')}
        </Button>
      </div>
      <Text size="small" isHyphenated>
        {t('submitHint')}
      </Text>
    </Stack>
  );
}
