import type { QueueRow } from '@shop/contract/desk/queue';
import { useCallback } from 'react';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';

const nobody: ReadonlySet<string> = new Set();

/** The orders that are marked for something to be done with all of them. One that has left the list is no longer among them. */
export function useMarked(rows: readonly QueueRow[]) {
  const [ids, setIds] = useKeptState<ReadonlySet<string>>('marked', nobody);
  const toggle = useCallback(
    (id: string) => setIds((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id])),
    [setIds],
  );
  return { ids, rows: rows.filter(({ id }) => ids.has(id)), toggle, clear: () => setIds(nobody) };
}
