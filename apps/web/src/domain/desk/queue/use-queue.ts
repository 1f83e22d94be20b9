import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { type QueueFilter, queueQuery, rowsIn } from './queue-query.ts';

/** So many pages come by themselves; whoever scrolls further asks for more. */
const pagesAtOnce = 3;

/** The rows of a filter with the counts of all lanes. */
export function useQueue(filter: QueueFilter) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(queueQuery(filter, queryClient, useDeskCall()));
  const { data, hasNextPage, isFetchingNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = data?.pages;
  const rows = useMemo(() => rowsIn(pages ?? []), [pages]);
  const counts = useLastKnown(pages?.at(-1)?.counts);

  const isMoreWanted = hasNextPage && !isFetching && !isError && (pages?.length ?? 0) < pagesAtOnce;
  useEffect(() => {
    if (isMoreWanted) void fetchNextPage();
  }, [isMoreWanted, fetchNextPage]);

  return {
    rows,
    counts,
    pageCount: pages?.length ?? 0,
    error: query.error,
    isLoading: query.isPending,
    isComplete: !hasNextPage && !query.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}

/** The counts stay in sight while another lane is read. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
