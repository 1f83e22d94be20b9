import type { ProductType } from '@shop/contract/catalogue';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatNumber } from '#lib/format.ts';
import { type Bounds, endsOf, filterRanges, isBounded, type RangeFacet } from '../filter-range.ts';
import {
  type ActiveFilter,
  activeFilters,
  type Facet,
  type Filters,
  type ListFacet,
  listFacets,
} from '../product-filter.ts';
import { measureOf } from './range-measure.ts';

/** How filters are put into words: on chips, under closed sections, at the sliders. Extracts' contents are in mg/ml. */
export function useFilterText(productType: ProductType) {
  const t = useTranslations('catalogue');
  const locale = useLocale();

  return useMemo(() => {
    const measure = (facet: RangeFacet) => measureOf(facet, productType);
    const number = (facet: RangeFacet, value: number, decimals: number) =>
      formatNumber(value * measure(facet).factor, locale, Math.min(decimals, measure(facet).decimals));
    const nameOf = (facet: RangeFacet) => (facet === 'price' ? t('filter.price') : t(facet));

    /** 'ab 18 %', 'bis 26 %', '18 bis 26 %'. */
    function range(facet: RangeFacet, { min, max }: Bounds, decimals = 0): string {
      const values = {
        min: min === null ? '' : number(facet, min, decimals),
        max: max === null ? '' : number(facet, max, decimals),
      };
      const { unit } = measure(facet);
      if (max === null) return t(`range.${unit}.from`, values);
      return t(min === null ? `range.${unit}.to` : `range.${unit}.between`, values);
    }

    /** Both ends, also where they bound nothing: '0,0 bis 30 %+'. */
    function track(facet: RangeFacet, bounds: Bounds): string {
      const { min, max } = endsOf(facet, bounds);
      const { unit, decimals } = measure(facet);
      const isOpen = bounds.max === null;
      return t(isOpen ? `range.${unit}.open` : `range.${unit}.between`, {
        min: number(facet, min, decimals),
        max: number(facet, max, isOpen ? 0 : decimals),
      });
    }

    /** One thumb's value, aloud. */
    function thumb(facet: RangeFacet, end: 'min' | 'max', value: number): string {
      const isOpen = end === 'max' && value === filterRanges[facet].max;
      const { unit, decimals } = measure(facet);
      const text = number(facet, value, isOpen ? 0 : decimals);
      return t(isOpen ? `range.${unit}.end` : `range.${unit}.value`, { value: text });
    }

    function active(filters: Filters, { facet, value }: ActiveFilter): string {
      if (value !== undefined) return value;
      if (facet === 'q') return t('filter.searched', { text: filters.q });
      if (facet === 'irradiation') return t(filters.irradiation ? 'filter.irradiated' : 'filter.notIrradiated');
      return isRange(facet) ? `${nameOf(facet)} ${range(facet, filters[facet])}` : '';
    }

    /** Everything that is set in one filter: its value, or how many there are. Undefined when nothing is. */
    function summary(filters: Filters, facet: Facet): string | undefined {
      const [first, ...others] = activeFilters(filters).filter((filter) => filter.facet === facet);
      if (!first) return undefined;
      return others.length > 0 ? t('filter.chosen', { count: others.length + 1 }) : active(filters, first);
    }

    /** As the summary, but it also tells of what there are several: 'Hersteller: 2 ausgewählt'. */
    function summaryWithName(filters: Filters, facet: Facet): string {
      const value = summary(filters, facet) ?? '';
      const isSeveral = isListed(facet) && filters[facet].length > 1;
      return isSeveral ? `${t(`filter.${facet}`)}: ${value}` : value;
    }

    function price({ price: bounds }: Filters): string | undefined {
      return isBounded(bounds) ? range('price', bounds) : undefined;
    }

    /** For the section that holds two ranges, with one decimal. */
    function content(filters: Filters): string | undefined {
      const facets = (['thc', 'cbd'] as const).filter((facet) => isBounded(filters[facet]));
      return facets.map((facet) => `${nameOf(facet)} ${range(facet, filters[facet], 1)}`).join(', ') || undefined;
    }

    return { track, thumb, active, summary, summaryWithName, price, content, nameOf };
  }, [t, locale, productType]);
}

function isListed(facet: Facet): facet is ListFacet {
  return listFacets.some((listed) => listed === facet);
}

function isRange(facet: Facet): facet is RangeFacet {
  return facet in filterRanges;
}
