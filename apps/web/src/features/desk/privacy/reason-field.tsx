import { FieldError } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface ReasonFieldProps {
  id: string;
  label: string;
  error: string | false;
  value: string;
  most: number;
  onChange: (typed: string) => void;
}

/** Words that the person reads. */
export function ReasonField({ id, label, error, value, most, onChange }: ReasonFieldProps) {
  return (
    <div>
      <TextArea
        id={id}
        label={label}
        rows={4}
        maxLength={most}
        value={value}
        aria-invalid={error !== false || undefined}
        aria-describedby={error === false ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error !== false && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
