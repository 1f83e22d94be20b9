import { stockLimits } from '@shop/contract/desk/stock-limits';
import { identityTests } from '@shop/contract/desk/stock-words';
import type { Unit } from '@shop/contract/quantity';
import { useTranslations } from 'use-intl';
import { FieldError, TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import type { ActDraft } from './act-draft.ts';
import type { ActField, BatchAct } from './batch-acts.ts';

interface ActFieldsProps {
  act: BatchAct;
  /** What it asks for. */
  fields: readonly ActField[];
  unit: Unit;
  /** The id of a field is this and its name. */
  id: string;
  draft: ActDraft;
  /** What is wrong, in words. */
  problems: Partial<Record<ActField, string>>;
  onChange: (draft: ActDraft) => void;
}

/** What an act asks for. */
export function ActFields({ act, fields, unit, id, draft, problems, onChange }: ActFieldsProps) {
  const t = useTranslations('deskStock');
  const put = (field: ActField, value: string) => onChange({ ...draft, [field]: value });

  return fields.map((field) => {
    const own = `${id}-${field}`;
    if (field === 'identityTest')
      return (
        <div key={field}>
          <FieldLabel id={own} label={t('fields.identityTest')} />
          <Select
            id={own}
            value={draft.identityTest}
            aria-invalid={Boolean(problems.identityTest) || undefined}
            aria-describedby={problems.identityTest && `${own}-error`}
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          >
            <option value="">{t('fields.choose')}</option>
            {identityTests.map((test) => (
              <option key={test} value={test}>
                {t(`tests.${test}`)}
              </option>
            ))}
          </Select>
          {problems.identityTest && <FieldError id={`${own}-error`}>{problems.identityTest}</FieldError>}
        </div>
      );
    return (
      <TextField
        key={field}
        id={own}
        label={field === 'units' ? t(`fields.${act === 'count' ? 'counted' : 'units'}.${unit}`) : t(`fields.${field}`)}
        value={draft[field]}
        error={problems[field]}
        autoComplete="off"
        inputMode={field === 'units' || field === 'inUseDays' ? 'numeric' : undefined}
        maxLength={longestOf(field)}
        onChange={({ currentTarget }) => put(field, currentTarget.value)}
      />
    );
  });
}

function longestOf(field: Exclude<ActField, 'identityTest'>): number {
  if (field === 'units') return 9;
  if (field === 'inUseDays') return 4;
  return stockLimits[field === 'number' ? 'batchNumber' : field];
}
