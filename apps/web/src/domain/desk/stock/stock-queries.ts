import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Every sale changes it: who comes back to the window sees it as it is. */
const always = { refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;

export function useStock() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.stockList(),
    queryFn: ({ signal }) => deskCall('listStock', {}, { signal }),
    ...always,
  });
}

export function useProductStock(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.productStock(id),
    queryFn: ({ signal }) => deskCall('readProductStock', { params: { id } }, { signal }),
    ...always,
  });
}

/** The recalls, those under way first. */
export function useRecalls() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.recalls(),
    queryFn: ({ signal }) => deskCall('listRecalls', {}, { signal }),
    ...always,
  });
}

/** The movements of a product page by page, the newest first. */
export function useMovements(id: string) {
  const deskCall = useDeskCall();
  return useInfiniteQuery({
    queryKey: deskKeys.movements(id),
    queryFn: ({ pageParam: before, signal }) =>
      deskCall('listMovements', { params: { id }, query: before === null ? {} : { before } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    ...always,
  });
}

/** After something was booked. */
export function useReadStockAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: deskKeys.stock() }), [queryClient]);
}
