import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field.module.css';
import { joinClasses } from './join-classes.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: ReactNode;
  isOptional?: boolean | undefined;
}

/** Several lines to type into, with the label above. */
export function TextArea({ id, label, isOptional = false, className, ...textarea }: TextAreaProps) {
  const t = useTranslations('frame.ui');

  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      <textarea rows={5} aria-required={!isOptional} {...textarea} id={id} className={styles.input} />
    </div>
  );
}
