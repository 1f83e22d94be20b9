import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';

interface RadioFieldProps<Value extends string> {
  id: string;
  label: string;
  values: readonly Value[];
  /** Null while nothing is chosen. */
  value: Value | null;
  wordsOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few, each with a line of its own. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { id, label, values, value, wordsOf, onChange } = props;
  return (
    <FieldGroup id={id} label={label}>
      {values.map((one) => (
        <Choice key={one} type="radio" name={id} checked={one === value} onChange={() => onChange(one)}>
          {wordsOf(one)}
        </Choice>
      ))}
    </FieldGroup>
  );
}
