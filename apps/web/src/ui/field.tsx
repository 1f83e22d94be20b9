import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldLabel } from './field-label.tsx';
import { joinClasses } from './join-classes.ts';

interface FieldWords {
  /** The id of the control; its hint is `{id}-hint`, its error `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** Fields are required unless they say otherwise; only those that are not carry a mark. */
  isOptional?: boolean | undefined;
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  /** Fixed, inside the edge and in front of what is typed. */
  prefix?: string | undefined;
  /** Concerned by an error whose sentence stands elsewhere; `aria-describedby` says where. */
  isInvalid?: boolean | undefined;
}

/** One line to type into, with its label above and its hint and error below. */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  prefix,
  isInvalid = Boolean(error),
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const control = (
    <input
      aria-required={!isOptional && !input.disabled}
      {...input}
      id={id}
      className={styles.input}
      aria-invalid={isInvalid || undefined}
      aria-describedby={
        joinClasses(prefix && `${id}-prefix`, hint ? `${id}-hint` : '', error ? `${id}-error` : '', describedBy) ||
        undefined
      }
    />
  );

  return (
    <div className={joinClasses(styles.field, className)}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {prefix ? (
        <div className={styles.prefixed}>
          <span id={`${id}-prefix`} className={styles.prefix}>
            {prefix}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldWords, 'isOptional'> {
  className?: string | undefined;
  children: ReactNode;
}

/** Several controls that answer one question, such as the parts of a date. */
export function FieldGroup({ id, label, hint, error, className, children }: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      className={className}
      aria-describedby={joinClasses(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined}
    >
      <legend>{label}</legend>
      <div className={styles.field}>
        {children}
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** For a control that is no `TextField`: point its `aria-describedby` here. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
