import { useId } from 'react';
import { FieldError, TextField } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface LineProps {
  label: string;
  value: string;
  error: string | undefined;
  maxLength?: number;
  isOptional?: boolean;
  hint?: string;
  lang?: 'en';
  type?: 'date' | 'email' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  className?: string | undefined;
  onChange: (value: string) => void;
}

export function Line({ onChange, ...field }: LineProps) {
  return (
    <TextField
      {...field}
      id={useId()}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Words of a sentence or two. They travel as one line. */
export function Words({ error, onChange, hint: _hint, type: _type, inputMode: _mode, ...field }: LineProps) {
  const id = useId();
  return (
    <div className={field.className}>
      <TextArea
        {...field}
        className={undefined}
        id={id}
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
