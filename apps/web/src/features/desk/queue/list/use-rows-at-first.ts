import { useDeferredValue } from 'react';
import type { DuePart } from '#domain/desk/queue/due-list.ts';

/** A screen of rows, and some more. */
const screenful = 30;
const leastRowPx = 40;

/**
 * How many rows are drawn: at first those down to where the list was left and to the selected one, so that whoever comes back
 * sees it at once; all of them a moment later.
 */
export function useRowsAtFirst(parts: readonly DuePart[], selectedCode: string | null, keptTop: number): number {
  const areAllDrawn = useDeferredValue(true, false);
  if (areAllDrawn) return Number.POSITIVE_INFINITY;
  const selected = parts.flatMap(({ rows }) => rows).findIndex(({ code }) => code === selectedCode);
  return screenful + Math.max(Math.ceil(keptTop / leastRowPx), selected);
}

/** The first so many rows, over all parts; parts without any are left out. */
export function firstRows(parts: readonly DuePart[], most: number): (DuePart & { drawn: DuePart['rows'] })[] {
  const before = parts.map((_, index) => parts.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0));
  return parts
    .map((part, index) => ({ ...part, drawn: part.rows.slice(0, Math.max(0, most - (before[index] ?? 0))) }))
    .filter(({ drawn }) => drawn.length > 0);
}
