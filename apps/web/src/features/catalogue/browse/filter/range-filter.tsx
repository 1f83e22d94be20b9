import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Row } from '#ui/row.tsx';
import { type Bounds, boundsOf, endsOf, filterRanges, type RangeFacet } from '../filter-range.ts';
import { RangeFields } from './range-fields.tsx';
import styles from './range-filter.module.css';
import { useFilterText } from './use-filter-text.ts';

/**
 * The range goes up to 200 € (SH-06), what is sold per gram lies between 4 and 14 €: on an even scale that would
 * be the width of a thumb. So the first 20 € take up four fifths of the travel; the values themselves are unchanged.
 */
const priceScale = { knee: { value: 20, fraction: 0.8 }, ticks: [0, 5, 10, 15, 20, 200] };

const colours: Record<RangeFacet, string> = { price: 'var(--primary)', thc: 'var(--thc)', cbd: 'var(--cbd)' };

interface RangeFilterProps {
  facet: RangeFacet;
  /** What stands beside the values. */
  label: string;
  bounds: Bounds;
  onChange: (facet: RangeFacet, bounds: Bounds) => void;
}

export function RangeFilter({ facet, label, bounds, onChange }: RangeFilterProps) {
  const t = useTranslations('catalogue.filter');
  const text = useFilterText();
  const name = text.nameOf(facet);

  return (
    <div style={{ '--slider-colour': colours[facet] } as CSSProperties}>
      <Row as="p" gap={[0, 0.75]} spread="apart" className={styles.values}>
        <span className={styles.label}>{label}</span>
        <span>{text.track(facet, bounds)}</span>
      </Row>
      <RangeSlider
        range={filterRanges[facet]}
        ends={endsOf(facet, bounds)}
        {...(facet === 'price' && priceScale)}
        names={{ min: t('atLeast', { name }), max: t('atMost', { name }) }}
        valueText={(end, value) => text.thumb(facet, end, value)}
        onChange={(ends) => onChange(facet, boundsOf(facet, ends))}
      />
      <RangeFields facet={facet} name={name} bounds={bounds} onChange={onChange} />
    </div>
  );
}
