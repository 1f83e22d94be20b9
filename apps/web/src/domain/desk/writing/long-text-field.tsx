import { FieldError } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface LongTextFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | false;
  rows?: number;
  value: string;
  maxLength?: number;
  /** In which language it is written, where that is not the screen's. */
  lang?: string | undefined;
  onChange: (typed: string) => void;
}

/** Several lines to type into, with hint and error below. */
export function LongTextField({ id, label, hint, error, rows = 4, onChange, ...rest }: LongTextFieldProps) {
  return (
    <div>
      <TextArea
        {...rest}
        id={id}
        label={label}
        rows={rows}
        aria-invalid={error !== false || undefined}
        aria-describedby={joinClasses(hint && `${id}-hint`, error !== false && `${id}-error`) || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint && (
        <Text id={`${id}-hint`} size="small">
          {hint}
        </Text>
      )}
      {error !== false && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
