import type { ProductType } from '@shop/contract/catalogue';
import type { Knee, Range } from '#ui/range-scale.ts';
import { filterRanges, type RangeFacet } from '../filter-range.ts';

/** How a range is shown and typed. Filters, addresses and the list keep to euros and percent (SH-06). */
export interface Measure {
  unit: 'euros' | 'percent' | 'mgPerMl';
  /** One of the filter's own units in this measure. */
  factor: number;
  decimals: number;
  scale?: { knee: Knee; ticks: readonly number[] };
}

/**
 * The range goes up to 200 € (SH-06), what is sold per gram lies between 4 and 14 €: on an even scale that would
 * be the width of a thumb. So the first 20 € take up four fifths of the travel; the values themselves are unchanged.
 */
const euros: Measure = {
  unit: 'euros',
  factor: 1,
  decimals: 0,
  scale: { knee: { value: 20, fraction: 0.8 }, ticks: [0, 5, 10, 15, 20, 200] },
};

const percent: Measure = { unit: 'percent', factor: 1, decimals: 1 };

/** Extracts are prescribed in mg/ml, and a millilitre counts as a gram: 1 % is 10 mg/ml. Few have more than 100. */
const mgPerMl: Measure = {
  unit: 'mgPerMl',
  factor: 10,
  decimals: 0,
  scale: { knee: { value: 100, fraction: 0.8 }, ticks: [0, 25, 50, 75, 100, 300] },
};

export function measureOf(facet: RangeFacet, productType: ProductType): Measure {
  if (facet === 'price') return euros;
  return productType === 'extract' ? mgPerMl : percent;
}

/** A filter's range as it is shown: 0 to 30 % are 0 to 300 mg/ml. */
export function shownRange(facet: RangeFacet, { factor }: Measure): Range {
  const { min, max, step } = filterRanges[facet];
  return { min: min * factor, max: max * factor, step: step * factor };
}
