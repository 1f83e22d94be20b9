import type { ProductType } from '@shop/contract/catalogue';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccordionSection } from '#ui/accordion.tsx';
import type { Bounds, RangeFacet } from '../filter-range.ts';
import type { FacetCounts } from '../find-products.ts';
import { type Filters, type ListFacet, toggleValue } from '../product-filter.ts';
import type { ProductIndex } from '../product-index.ts';
import type { ChangeFilters } from '../use-browsing.ts';
import { ChoiceList } from './choice-list.tsx';
import { IrradiationFilter } from './irradiation-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import { SearchField } from './search-field.tsx';
import { useFilterText } from './use-filter-text.ts';

export interface FilterSectionsProps {
  productType: ProductType;
  filters: Filters;
  /** Undefined while the products are being fetched. */
  values: ProductIndex['values'] | undefined;
  counts: FacetCounts | undefined;
  onChange: ChangeFilters;
}

type Section = ListFacet | 'price' | 'content' | 'irradiation';

/** The search field and the six sections (SH-04): one open at a time, the manufacturers first. */
export function FilterSections({ productType, filters, values, counts, onChange }: FilterSectionsProps) {
  const t = useTranslations('catalogue');
  const text = useFilterText(productType);
  const [openSection, setOpenSection] = useState<Section | null>('manufacturers');

  const toggle = useCallback(
    (facet: ListFacet, value: string) => onChange((current) => toggleValue(current, facet, value), facet),
    [onChange],
  );
  const setBounds = (facet: RangeFacet, bounds: Bounds) => onChange((now) => ({ ...now, [facet]: bounds }), facet);
  const setIrradiation = useCallback(
    (irradiation: boolean | null) => onChange((current) => ({ ...current, irradiation }), 'irradiation'),
    [onChange],
  );

  const section = (name: Section, summary: string | undefined) => ({
    title: t(`filter.${name}`),
    summary,
    isOpen: openSection === name,
    onToggle: () => setOpenSection(openSection === name ? null : name),
  });
  const choices = (facet: ListFacet) => (
    <AccordionSection {...section(facet, text.summary(filters, facet))}>
      <ChoiceList
        facet={facet}
        name={t(`filter.${facet}`)}
        values={values?.[facet]}
        chosen={filters[facet]}
        counts={counts?.[facet]}
        onToggle={toggle}
      />
    </AccordionSection>
  );

  return (
    <>
      <SearchField text={filters.q} onChange={(q) => onChange((current) => ({ ...current, q }), 'q')} />
      {choices('manufacturers')}
      <AccordionSection {...section('price', text.price(filters))}>
        <RangeFilter
          facet="price"
          productType={productType}
          label={t(`filter.perUnit.${productType}`)}
          bounds={filters.price}
          onChange={setBounds}
        />
      </AccordionSection>
      <AccordionSection {...section('content', text.content(filters))}>
        {(['thc', 'cbd'] as const).map((facet) => (
          <RangeFilter
            key={facet}
            facet={facet}
            productType={productType}
            label={t(facet)}
            bounds={filters[facet]}
            onChange={setBounds}
          />
        ))}
      </AccordionSection>
      {choices('strains')}
      <AccordionSection {...section('irradiation', text.summary(filters, 'irradiation'))}>
        <IrradiationFilter irradiation={filters.irradiation} counts={counts?.irradiation} onChange={setIrradiation} />
      </AccordionSection>
      {choices('terpenes')}
    </>
  );
}
