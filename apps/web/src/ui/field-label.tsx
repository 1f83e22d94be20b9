import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field.module.css';

interface FieldLabelProps {
  id: string;
  label: ReactNode;
  isOptional?: boolean | undefined;
}

/** Only what need not be filled in carries a mark. */
export function FieldLabel({ id, label, isOptional = false }: FieldLabelProps) {
  const t = useTranslations('frame.ui');
  return (
    <label htmlFor={id} className={styles.label}>
      {label}
      {isOptional && <span className={styles.optional}> ({t('optional')})</span>}
    </label>
  );
}
