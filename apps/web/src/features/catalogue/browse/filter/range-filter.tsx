import type { ProductType } from '@shop/contract/catalogue';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Row } from '#ui/row.tsx';
import { type Bounds, boundsOf, endsOf, type RangeFacet } from '../filter-range.ts';
import { RangeFields } from './range-fields.tsx';
import styles from './range-filter.module.css';
import { measureOf, shownRange } from './range-measure.ts';
import { useFilterText } from './use-filter-text.ts';

const colours: Record<RangeFacet, string> = { price: 'var(--primary)', thc: 'var(--thc)', cbd: 'var(--cbd)' };

interface RangeFilterProps {
  facet: RangeFacet;
  productType: ProductType;
  /** What stands beside the values. */
  label: string;
  bounds: Bounds;
  onChange: (facet: RangeFacet, bounds: Bounds) => void;
}

export function RangeFilter({ facet, productType, label, bounds, onChange }: RangeFilterProps) {
  const t = useTranslations('catalogue.filter');
  const text = useFilterText(productType);
  const name = text.nameOf(facet);
  const measure = measureOf(facet, productType);
  const { factor } = measure;
  const ends = endsOf(facet, bounds);

  return (
    <div style={{ '--slider-colour': colours[facet] } as CSSProperties}>
      <Row as="p" gap={[0, 0.75]} spread="apart" className={styles.values}>
        <span className={styles.label}>{label}</span>
        <span>{text.track(facet, bounds)}</span>
      </Row>
      <RangeSlider
        range={shownRange(facet, measure)}
        ends={{ min: ends.min * factor, max: ends.max * factor }}
        {...measure.scale}
        names={{ min: t('atLeast', { name }), max: t('atMost', { name }) }}
        valueText={(end, value) => text.thumb(facet, end, value / factor)}
        onChange={({ min, max }) => onChange(facet, boundsOf(facet, { min: min / factor, max: max / factor }))}
      />
      <RangeFields facet={facet} measure={measure} name={name} bounds={bounds} onChange={onChange} />
    </div>
  );
}
