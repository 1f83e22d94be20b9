import { applications } from '@shop/contract/desk/label';
import { recordLimits } from '@shop/contract/desk/review-limits';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Review } from '../desk-order-queries.ts';
import type { Problems } from './read-draft.ts';
import styles from './record.module.css';
import { applicationOf, type LineDraft, linePart } from './record-draft.ts';
import { RecordField } from './record-field.tsx';
import { type PartActs, RecordPart } from './record-part.tsx';
import { RecordSelect } from './record-select.tsx';
import { type LineField, useWrittenField } from './use-written-field.ts';

interface LinePartProps {
  line: LineDraft;
  index: number;
  ordered: Review['ordered'];
  problems: Problems;
  acts: PartActs;
  onChange: (change: Partial<LineDraft>) => void;
  /** Left out for the only one. */
  onRemove: (() => void) | undefined;
}

const unitNames = ['gram', 'milliliter', 'pack'] as const;
const notOrdered = 'none';
const notSaid = 'notSaid';

/** One line of the prescription, with the line of the order that it stands for. */
export function LinePart({ line, index, ordered, problems, acts, onChange, onRemove }: LinePartProps) {
  const t = useTranslations('deskRecord');
  const name = (field: string) => `${linePart(index)}-${field}`;
  const fieldOf = useWrittenField<LineField>({ draft: line, problems, onChange, nameOf: name });
  const proposed = ordered.find(({ position }) => position === line.orderLine)?.name;
  /** What was proposed is what cannot be read. */
  const setUnclear = (isUnclear: boolean) =>
    onChange({ isUnclear, ...(isUnclear && line.product === proposed && { product: '' }) });
  const title = (
    <>
      {t('line', { number: index + 1 })}
      {onRemove && <IconButton label={t('removeLine', { number: index + 1 })} icon={<Trash2 />} onClick={onRemove} />}
    </>
  );
  return (
    <RecordPart part={linePart(index)} title={title} {...acts}>
      <RecordField
        {...fieldOf('product')}
        {...(line.isUnclear && { label: t('legible') })}
        maxLength={recordLimits.product}
      />
      <Choice
        id={name('unclear')}
        className={styles.wide}
        checked={line.isUnclear}
        onChange={({ currentTarget: { checked } }) => setUnclear(checked)}
      >
        {t('unclear')}
      </Choice>
      <span className={styles.pair}>
        <RecordField {...fieldOf('amount')} maxLength={String(recordLimits.amount).length} isNumeric />
        <RecordSelect
          name={name('unit')}
          label={t('unit')}
          value={line.unit}
          options={unitNames.map((unit) => [unit, t(`units.${unit}`)] as const)}
          onChange={(value) => onChange({ unit: unitNames.find((unit) => unit === value) ?? line.unit })}
        />
      </span>
      <RecordField
        {...fieldOf('instructions')}
        maxLength={recordLimits.instructions}
        mayBeEmpty
        className={styles.wide}
      />
      <RecordSelect
        name={name('application')}
        label={t('application')}
        value={applicationOf(line) ?? notSaid}
        options={[
          ...applications.map((application) => [application, t(`applications.${application}`)] as const),
          [notSaid, t('applicationNotSaid')],
        ]}
        onChange={(value) =>
          onChange({ application: applications.find((application) => application === value) ?? notSaid })
        }
      />
      <RecordField {...fieldOf('pzn')} maxLength={8} mayBeEmpty isNumeric />
      <RecordSelect
        name={name('order')}
        label={t('orderLine')}
        value={line.orderLine === null ? notOrdered : String(line.orderLine)}
        options={[
          ...ordered.map(({ position, name: product }) => [String(position), product] as const),
          [notOrdered, t('notOrdered')],
        ]}
        onChange={(value) => onChange({ orderLine: value === notOrdered ? null : Number(value) })}
      />
    </RecordPart>
  );
}
