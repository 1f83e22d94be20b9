import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Browsing, readBrowsing, writeBrowsing } from './filter-in-url.ts';
import { type Facet, type Filters, noFilters } from './product-filter.ts';
import { knownFilters, type ProductIndex } from './product-index.ts';
import type { Sorting } from './product-sort.ts';

/** SH-07 */
const debounceMs = 150;

/** Changed in many small moves: all of them together are one step for the back button. */
const continuous: ReadonlySet<Facet> = new Set<Facet>(['q', 'price', 'thc', 'cbd']);

/** The facet says what was edited; null when it was more than one. */
export type ChangeFilters = (change: (filters: Filters) => Filters, facet: Facet | null) => void;

export interface BrowsingState {
  /** What the address says and the list shows. */
  settled: Browsing;
  /** What the controls show: ahead of the list while a change settles. */
  current: Browsing;
  changeFilters: ChangeFilters;
  changeSorting: (sorting: Sorting) => void;
  resetFilters: () => void;
}

/** Filters and order live in the address. The controls answer at once, the address and the list 150 ms later. */
export function useBrowsing(productIndex: ProductIndex | undefined): BrowsingState {
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Browsing | null>(null);
  const settled = useMemo(() => {
    const { filters, sorting } = readBrowsing(new URLSearchParams(location.search));
    return { filters: productIndex ? knownFilters(filters, productIndex) : filters, sorting };
  }, [location.search, productIndex]);

  const timer = useRef<number | undefined>(undefined);
  const written = useRef<string | null>(null);
  const latest = useRef({ browsing: settled, location });
  useLayoutEffect(() => {
    latest.current = { browsing: draft ?? settled, location };
  });

  const settle = useCallback(
    (edited: Facet | null) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const { browsing, location: here } = latest.current;
      const search = searchOf(here.search, browsing);
      if (search === searchOf(here.search, readBrowsing(new URLSearchParams(here.search)))) {
        setDraft(null);
        return;
      }
      written.current = search;
      const isSameEdit = edited !== null && continuous.has(edited) && editedIn(here.state) === edited;
      void navigate({ search }, { replace: isSameEdit, preventScrollReset: true, state: { edited } });
    },
    [navigate],
  );

  // After back, forward or a link, a pending change no longer matters. After our own change, the draft has done its
  // job.
  useEffect(() => {
    if (timer.current !== undefined && location.search === written.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setDraft(null);
  }, [location.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback((next: Browsing) => {
    latest.current = { ...latest.current, browsing: next };
    setDraft(next);
  }, []);

  const changeFilters = useCallback<ChangeFilters>(
    (changeOf, facet) => {
      const { browsing } = latest.current;
      change({ ...browsing, filters: changeOf(browsing.filters) });
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => settle(facet), debounceMs);
    },
    [change, settle],
  );

  const changeSorting = useCallback(
    (sorting: Sorting) => {
      change({ ...latest.current.browsing, sorting });
      settle(null);
    },
    [change, settle],
  );

  const resetFilters = useCallback(() => {
    changeFilters(() => noFilters, null);
    window.dispatchEvent(new CustomEvent('reset', { detail: { source: 'filters' } }));
  }, [changeFilters]);

  return { settled, current: draft ?? settled, changeFilters, changeSorting, resetFilters };
}

function searchOf(search: string, browsing: Browsing): string {
  return `?${writeBrowsing(new URLSearchParams(search), browsing)}`;
}

/** Which filter made this entry of the history; undefined for entries of others. */
export function editedIn(state: unknown): Facet | null | undefined {
  return (state as { edited?: Facet | null } | null)?.edited;
}
