import { catalogueLimits } from '@shop/contract/desk/catalogue-words';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  type DraftField,
  type DraftProblems,
  genetics,
  longFields,
  type ProductDraft,
  requiredFields,
  textFields,
} from './product-draft.ts';

interface ProductFieldsProps {
  type: 'bud' | 'extract';
  draft: ProductDraft;
  problems: DraftProblems;
  onChange: (draft: ProductDraft) => void;
}

const longest: Partial<Record<DraftField, number>> = {
  ...catalogueLimits,
  terpenes: 2_000,
  descriptionEn: catalogueLimits.description,
  pzn: 8,
  country: 2,
};

/** All that is said about a product. */
export function ProductFields({ type, draft, problems, onChange }: ProductFieldsProps) {
  const t = useTranslations('deskCatalogue');
  const id = useId();
  const put = (field: DraftField, value: string) => onChange({ ...draft, [field]: value });
  const labelOf = (field: (typeof textFields)[number]) =>
    field === 'thc' || field === 'cbd' ? t(`fields.${field}.${type}`) : t(`fields.${field}`);
  const choices = { genetic: genetics, irradiation: ['true', 'false'] } as const;
  return (
    <div className={grid.fields}>
      {textFields.map((field) => {
        const problem = problems[field];
        return (
          <TextField
            key={field}
            id={`${id}-${field}`}
            name={field}
            label={labelOf(field)}
            error={problem && t(`problems.${problem}`)}
            isOptional={!requiredFields.includes(field)}
            value={draft[field]}
            maxLength={longest[field] ?? 20}
            autoComplete="off"
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          />
        );
      })}
      {(['genetic', 'irradiation'] as const).map((field) => (
        <div key={field} className={grid.choice}>
          <FieldLabel id={`${id}-${field}`} label={t(`fields.${field}`)} isOptional />
          <Select
            id={`${id}-${field}`}
            value={draft[field]}
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          >
            <option value="">{t('unknown')}</option>
            {choices[field].map((choice) => (
              <option key={choice} value={choice}>
                {t(`choices.${choice}`)}
              </option>
            ))}
          </Select>
        </div>
      ))}
      {longFields.map((field) => (
        <TextArea
          key={field}
          id={`${id}-${field}`}
          className={grid.wide}
          label={t(`fields.${field}`)}
          isOptional
          rows={field === 'samplePrescription' ? 3 : 6}
          lang={field === 'descriptionEn' ? 'en' : 'de'}
          value={draft[field]}
          maxLength={longest[field]}
          onChange={({ currentTarget }) => put(field, currentTarget.value)}
        />
      ))}
    </div>
  );
}
