import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldLabel } from './field-label.tsx';
import { joinClasses } from './join-classes.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: ReactNode;
  isOptional?: boolean | undefined;
}

/** Several lines to type into, with the label above. */
export function TextArea({ id, label, isOptional = false, className, ...textarea }: TextAreaProps) {
  return (
    <div className={joinClasses(styles.field, className)}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <textarea rows={5} aria-required={!isOptional} {...textarea} id={id} className={styles.input} />
    </div>
  );
}
