import { germanTime } from '@shop/contract/desk/german-time';
import type { QueueRow } from '@shop/contract/desk/queue';
import { type DueGroup, dueGroupOf, dueGroups } from '#domain/desk/deadline/due-day.ts';

export interface DuePart {
  group: DueGroup;
  rows: readonly QueueRow[];
}

/** The rows by when they are due, each part in the order in which the server sent them; empty parts are left out. */
export function groupByDue(rows: readonly QueueRow[], now: Date): DuePart[] {
  const today = germanTime(now).day;
  const parts = new Map<DueGroup, QueueRow[]>(dueGroups.map((group) => [group, []]));
  for (const row of rows) parts.get(dueGroupOf(row, now, today))?.push(row);
  return [...parts].filter(([, found]) => found.length > 0).map(([group, found]) => ({ group, rows: found }));
}

/**
 * What is shown while the pointer is on the list: the same rows in the same places as before, each as it is now. One that is
 * gone stays as it was last seen, because the row below it would slip under the pointer.
 */
export function inFormerPlaces(former: readonly DuePart[], fresh: readonly DuePart[]): DuePart[] {
  const now = new Map(fresh.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  return former.map(({ group, rows }) => ({ group, rows: rows.map((row) => now.get(row.id) ?? row) }));
}

export function areInSamePlaces(one: readonly DuePart[], other: readonly DuePart[]): boolean {
  return places(one) === places(other);
}

function places(parts: readonly DuePart[]): string {
  return parts.map(({ group, rows }) => `${group}:${rows.map(({ id }) => id)}`).join(';');
}
