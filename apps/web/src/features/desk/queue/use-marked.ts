import type { QueueRow } from '@shop/contract/desk/queue';
import { useCallback, useState } from 'react';

/** The orders that are marked for something to be done with all of them. One that has left the list is no longer among them. */
export function useMarked(rows: readonly QueueRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) => setIds((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id])),
    [],
  );
  return { ids, rows: rows.filter(({ id }) => ids.has(id)), toggle, clear: () => setIds(new Set()) };
}
