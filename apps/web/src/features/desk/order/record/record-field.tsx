import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import type { Problems } from './read-draft.ts';

interface RecordFieldProps {
  /** Its id in the form; the problems name it. */
  name: string;
  label: string;
  value: string;
  maxLength: number;
  problems: Problems;
  /** Nothing is said where nothing stands. */
  mayBeEmpty?: boolean;
  isNumeric?: boolean;
  className?: string | undefined;
  onChange: (value: string) => void;
}

export function RecordField({ name, problems, mayBeEmpty = false, isNumeric, onChange, ...field }: RecordFieldProps) {
  const t = useTranslations('deskRecord.problems');
  const problem = problems[name];
  return (
    <TextField
      {...field}
      id={`record-${name}`}
      name={name}
      autoComplete="off"
      aria-required={!mayBeEmpty}
      inputMode={isNumeric ? 'numeric' : undefined}
      error={problem && t(problem)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
