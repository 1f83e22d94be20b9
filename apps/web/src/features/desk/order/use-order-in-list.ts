import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNow } from '#domain/desk/deadline/use-now.ts';
import { groupByDue } from '#domain/desk/queue/due-list.ts';
import { foundQuery } from '#domain/desk/queue/found-query.ts';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import { useQueue } from '#domain/desk/queue/use-queue.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';

/** An order by its code, and its place in the list it was opened from. */
export function useOrderInList(code: string, filter: QueueFilter) {
  const deskCall = useDeskCall();
  const now = useNow();
  const list = useQueue(filter);
  const rows = useMemo(() => groupByDue(list.rows, now).flatMap((part) => part.rows), [list.rows, now]);
  const at = rows.findIndex((row) => row.code === code);
  const listed = rows[at];
  // Scanned, searched for, or gone from its list meanwhile.
  const { data: found, error, refetch } = useQuery({ ...foundQuery(code, deskCall), enabled: !listed });
  const lane = found?.lane ?? null;
  const inLane = useQueue(listed || lane === null ? filter : { lane, isMine: false });
  const lastAt = useLastPlace(code, at);

  return {
    id: listed?.id ?? found?.id,
    row: listed ?? inLane.rows.find((row) => row.code === code),
    now,
    error,
    retry: () => void refetch(),
    position: at + 1,
    count: rows.length,
    // Of an order that has left the list, the one that moved up into its place is the next.
    next: rows[at === -1 ? lastAt : at + 1],
    previous: rows[(at === -1 ? lastAt : at) - 1],
  };
}

/** Where the order stood when it was last in the list. */
function useLastPlace(code: string, at: number): number {
  const [last, setLast] = useState({ code, at });
  const known = last.code === code && at === -1 ? last : { code, at };
  if (known.code !== last.code || known.at !== last.at) setLast(known);
  return Math.max(0, known.at);
}
