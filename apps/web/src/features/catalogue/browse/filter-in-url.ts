import { type Bounds, boundsOf, endsOf, filterRanges, type RangeFacet } from './filter-range.ts';
import { type Filters, keyOf, type ListFacet, listFacets, rangeFacets } from './product-filter.ts';
import { longestSearch } from './product-search.ts';
import { byRelevance, type Sorting, sortKeys } from './product-sort.ts';

/** What a person has set on the shop page. Their link shows the same list to anybody. */
export interface Browsing {
  filters: Filters;
  sorting: Sorting;
}

/** More than anybody picks by hand; a longer list in a link is an abuse. */
const mostValues = 50;

/** Reads what it knows. What is unknown, broken or out of range is passed over, so that no link shows an error. */
export function readBrowsing(params: URLSearchParams): Browsing {
  return {
    filters: {
      q: (params.get('q') ?? '').trim().slice(0, longestSearch).trimEnd(),
      manufacturers: readValues(params, 'manufacturers'),
      price: readBounds(params, 'price'),
      thc: readBounds(params, 'thc'),
      cbd: readBounds(params, 'cbd'),
      strains: readValues(params, 'strains'),
      irradiation: readFlag(params.get('irradiation')),
      terpenes: readValues(params, 'terpenes'),
    },
    sorting: readSorting(params),
  };
}

/** The same address with other filters; what belongs to others, such as the type, stays as it is. */
export function writeBrowsing(params: URLSearchParams, { filters, sorting }: Browsing): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string | number | boolean | null) => {
    if (value === null || value === '') written.delete(name);
    else written.set(name, String(value));
  };

  set('q', filters.q.trim());
  set('irradiation', filters.irradiation);
  for (const facet of listFacets) {
    written.delete(facet);
    for (const value of filters[facet]) written.append(facet, value);
  }
  for (const facet of rangeFacets) {
    set(`${facet}Min`, filters[facet].min);
    set(`${facet}Max`, filters[facet].max);
  }
  set('sort', sorting.by === 'relevance' ? null : sorting.by);
  set('direction', sorting.by === 'relevance' || sorting.direction === 'asc' ? null : sorting.direction);
  return written;
}

function readValues(params: URLSearchParams, facet: ListFacet): string[] {
  const values = new Map<string, string>();
  for (const value of params.getAll(facet)) {
    const key = keyOf(facet, value);
    if (value.trim() !== '' && values.size < mostValues && !values.has(key)) values.set(key, value);
  }
  return [...values.values()];
}

function readBounds(params: URLSearchParams, facet: RangeFacet): Bounds {
  const min = readStep(params.get(`${facet}Min`), facet);
  const max = readStep(params.get(`${facet}Max`), facet);
  return boundsOf(facet, endsOf(facet, { min, max }));
}

/** A value where a thumb can stand: within the range and on a step. */
function readStep(text: string | null, facet: RangeFacet): number | null {
  if (text === null || !/^\d{1,3}(\.\d)?$/.test(text)) return null;
  const value = Number(text);
  const { min, max, step } = filterRanges[facet];
  return value >= min && value <= max && Number.isInteger(value / step) ? value : null;
}

function readFlag(text: string | null): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

function readSorting(params: URLSearchParams): Sorting {
  const by = sortKeys.find((key) => key === params.get('sort'));
  if (by === undefined || by === 'relevance') return byRelevance;
  return { by, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' };
}
