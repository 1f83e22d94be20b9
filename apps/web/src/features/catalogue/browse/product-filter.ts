import { type Bounds, isBounded, type RangeFacet, unbounded } from './filter-range.ts';

/** What SH-05 filters by, and the search text, which narrows the list like any other filter. */
export interface Filters {
  q: string;
  manufacturers: readonly string[];
  /** Euros per unit. */
  price: Bounds;
  /** Percent. */
  thc: Bounds;
  cbd: Bounds;
  /** Compared without regard to case. */
  strains: readonly string[];
  /** Null: all; true: only irradiated; false: only not irradiated (reading 11). */
  irradiation: boolean | null;
  terpenes: readonly string[];
}

export type Facet = keyof Filters;
export type ListFacet = 'manufacturers' | 'strains' | 'terpenes';

export const noFilters: Filters = {
  q: '',
  manufacturers: [],
  price: unbounded,
  thc: unbounded,
  cbd: unbounded,
  strains: [],
  irradiation: null,
  terpenes: [],
};

export const listFacets = ['manufacturers', 'strains', 'terpenes'] as const;
export const rangeFacets = ['price', 'thc', 'cbd'] as const satisfies RangeFacet[];

export function withoutFacet(filters: Filters, facet: Facet): Filters {
  return { ...filters, [facet]: noFilters[facet] };
}

/** How two spellings of a value are known to be the same one. */
export function keyOf(facet: ListFacet, value: string): string {
  return facet === 'strains' ? value.trim().toLowerCase() : value;
}

export function toggleValue(filters: Filters, facet: ListFacet, value: string): Filters {
  const key = keyOf(facet, value);
  const others = filters[facet].filter((chosen) => keyOf(facet, chosen) !== key);
  return { ...filters, [facet]: others.length < filters[facet].length ? others : [...others, value] };
}

/** One of the filters in force, as one chip shows it; `value` is set where a filter has several. */
export interface ActiveFilter {
  facet: Facet;
  value?: string;
}

/** In the order of the sections. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const chosen = (facet: ListFacet) => filters[facet].map((value): ActiveFilter => ({ facet, value }));
  return [
    ...(filters.q === '' ? [] : [{ facet: 'q' } as const]),
    ...chosen('manufacturers'),
    ...rangeFacets.filter((facet) => isBounded(filters[facet])).map((facet): ActiveFilter => ({ facet })),
    ...chosen('strains'),
    ...(filters.irradiation === null ? [] : [{ facet: 'irradiation' } as const]),
    ...chosen('terpenes'),
  ];
}

export function withoutActive(filters: Filters, { facet, value }: ActiveFilter): Filters {
  return value === undefined ? withoutFacet(filters, facet) : toggleValue(filters, facet as ListFacet, value);
}
