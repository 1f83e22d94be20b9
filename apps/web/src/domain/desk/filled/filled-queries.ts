import { useQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** What lies filled with an order, and who may be the second person. */
export function useFilledOf(orderId: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.filledOf(orderId),
    queryFn: ({ signal }) => deskCall('readFilledGoods', { params: { id: orderId } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** All that lies apart. */
export function useFilledGoods() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.filledGoods(),
    queryFn: ({ signal }) => deskCall('listFilledGoods', {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
