import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from '#ui/row.tsx';
import { type Bounds, boundsOf, endsOf, type RangeFacet } from '../filter-range.ts';
import styles from './range-filter.module.css';
import { type Measure, shownRange } from './range-measure.ts';

interface RangeFieldsProps {
  facet: RangeFacet;
  measure: Measure;
  name: string;
  bounds: Bounds;
  onChange: (facet: RangeFacet, bounds: Bounds) => void;
}

/** The same two values typed, for whom a thumb is too small a thing. They count when the field is left, or with Enter. */
export function RangeFields({ facet, measure, name, bounds, onChange }: RangeFieldsProps) {
  const t = useTranslations('catalogue.filter');
  const id = useId();
  const { factor } = measure;
  const range = shownRange(facet, measure);
  const ends = endsOf(facet, bounds);

  function take(end: 'min' | 'max', field: HTMLInputElement) {
    const typed = field.valueAsNumber;
    // An empty field bounds nothing; what lies between two steps goes to the nearer one.
    const value = Number.isNaN(typed) ? range[end] : Math.round(typed / range.step) * range.step;
    const within = Math.min(Math.max(value, range.min), range.max);
    const next = boundsOf(facet, { ...ends, [end]: within / factor });
    field.value = String(endsOf(facet, next)[end] * factor);
    if (next.min !== bounds.min || next.max !== bounds.max) onChange(facet, next);
  }

  function takeOnEnter(end: 'min' | 'max', event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') take(end, event.currentTarget);
  }

  return (
    <Row gap={0.75} className={styles.fields}>
      {(['min', 'max'] as const).map((end) => (
        <label key={end} htmlFor={`${id}-${end}`} className={styles.field}>
          <span>{t(end === 'min' ? 'from' : 'to')}</span>
          <input
            // Moved by the slider, the field shows the new value.
            key={ends[end]}
            id={`${id}-${end}`}
            type="number"
            inputMode="decimal"
            {...range}
            defaultValue={ends[end] * factor}
            aria-label={t(end === 'min' ? 'fromField' : 'toField', { name })}
            onBlur={(event) => take(end, event.currentTarget)}
            onKeyDown={(event) => takeOnEnter(end, event)}
          />
        </label>
      ))}
    </Row>
  );
}
