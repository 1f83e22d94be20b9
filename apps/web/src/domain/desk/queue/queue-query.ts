import type { Lane } from '@shop/contract/desk/lane';
import type { QueuePage, QueueRow } from '@shop/contract/desk/queue';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiCall } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

type Pages = InfiniteData<QueuePage, string | undefined>;

export interface QueueFilter {
  /** Null for all of them. */
  lane: Lane | null;
  isMine: boolean;
}

export function queueQuery({ lane, isMine }: QueueFilter, queryClient: QueryClient, deskCall: ApiCall) {
  const queryKey = deskKeys.queue(lane ?? 'all', isMine);
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      deskCall(
        'readQueue',
        { query: { lane: lane ?? undefined, mine: isMine ? 'true' : undefined, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // What is known of a lane is shown at once: most often the whole list is there already.
    placeholderData: (previous: Pages | undefined) =>
      partOf(queryClient.getQueryData<Pages>(deskKeys.queue('all', false)) ?? previous, { lane, isMine }),
  });
}

function partOf(known: Pages | undefined, { lane, isMine }: QueueFilter): Pages | undefined {
  const first = known?.pages[0];
  if (!first || isMine) return undefined;
  const rows = rowsIn(known.pages).filter((row) => lane === null || row.lane === lane);
  // An empty lane would say so before anybody has looked.
  return rows.length > 0 ? { pages: [{ ...first, rows, next: null }], pageParams: [undefined] } : undefined;
}

/** Every row once: one that moved while the pages were read may be on two of them. */
export function rowsIn(pages: readonly QueuePage[]): QueueRow[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}

/** Changes what is known of some orders in every list that shows them. */
export function changeRows(queryClient: QueryClient, change: (row: QueueRow) => QueueRow): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: deskKeys.queue() },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
}
