import type { ComponentProps } from 'react';
import { TextField } from '#ui/field.tsx';

interface ShortTextFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint' | 'error' | 'value' | 'maxLength'> {
  onChange: (typed: string) => void;
}

/** One line in the words of whoever is at the desk: no browser offers what a colleague typed before. */
export function ShortTextField({ onChange, ...field }: ShortTextFieldProps) {
  return <TextField {...field} autoComplete="off" onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}
