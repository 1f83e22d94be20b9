import { useTranslations } from 'use-intl';
import type { Problems } from './read-draft.ts';

export type HeadField =
  | 'patientName'
  | 'birthDate'
  | 'issuedOn'
  | 'validUntil'
  | 'prescriberName'
  | 'address'
  | 'phone';
export type LineField = 'product' | 'amount' | 'instructions' | 'pzn';
type WrittenField = HeadField | LineField;

interface WrittenFields<Field extends WrittenField> {
  draft: Record<Field, string>;
  problems: Problems;
  onChange: (change: Partial<Record<WrittenField, string>>) => void;
  /** Where several parts have a field of that name. */
  nameOf?: (field: Field) => string;
}

/** What a field of the record is given by the name of its value: its label is called the same. */
export function useWrittenField<Field extends WrittenField>(fields: WrittenFields<Field>) {
  const { draft, problems, onChange, nameOf = (field) => field } = fields;
  const t = useTranslations('deskRecord');
  return (field: Field) => ({
    name: nameOf(field),
    label: t<WrittenField>(field),
    value: draft[field],
    problems,
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
}
