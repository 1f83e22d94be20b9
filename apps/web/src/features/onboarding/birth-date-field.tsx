import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { Row } from '#ui/row.tsx';
import styles from './birth-date-field.module.css';
import { type OnboardingField, type OnboardingValues, splitDate } from './onboarding-check.ts';

interface BirthDateFieldProps {
  id: string;
  idOf(part: OnboardingField): string;
  values: OnboardingValues;
  error: ReactNode;
  /** The parts that the error is about, among other fields. */
  invalidFields: OnboardingField[];
  className?: string | undefined;
  onChange(changes: Partial<OnboardingValues>): void;
}

const parts = [
  { name: 'birthDay', autoComplete: 'bday-day' },
  { name: 'birthMonth', autoComplete: 'bday-month' },
  { name: 'birthYear', autoComplete: 'bday-year' },
] as const;

/**
 * Three plain inputs, as GOV.UK advises for a date one knows by heart: a calendar makes somebody born in 1955 leaf through
 * 70 years, and a single line leaves open which way round and with which dots. The focus is never moved on by itself:
 * whoever mistypes a digit would correct it in the wrong place.
 */
export function BirthDateField({ id, idOf, values, error, invalidFields, className, onChange }: BirthDateFieldProps) {
  const t = useTranslations('onboarding');

  function changePart(name: (typeof parts)[number]['name'], text: string) {
    onChange((name === 'birthDay' && splitDate(text)) || { [name]: text });
  }

  return (
    <FieldGroup id={id} label={t('birthDate')} hint={t('birthDateHint')} error={error} className={className}>
      <Row gap={0.75}>
        {parts.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            className={name === 'birthYear' ? styles.year : styles.part}
            label={t(name)}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={values[name]}
            onChange={(event) => changePart(name, event.currentTarget.value)}
            isInvalid={invalidFields.includes(name)}
            aria-describedby={invalidFields.includes(name) ? `${id}-error` : undefined}
          />
        ))}
      </Row>
    </FieldGroup>
  );
}
