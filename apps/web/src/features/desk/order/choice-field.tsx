import { useId } from 'react';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Row } from '#ui/row.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function ChoiceField<Value extends string>({ label, value, choices, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} label={label}>
      <Row gap={[0.25, 1.25]}>
        {(Object.entries(choices) as [Value, string][]).map(([name, words]) => (
          <Choice key={name} type="radio" name={id} checked={name === value} onChange={() => onChange(name)}>
            {words}
          </Choice>
        ))}
      </Row>
    </FieldGroup>
  );
}
