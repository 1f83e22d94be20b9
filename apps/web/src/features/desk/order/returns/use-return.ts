import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** What of the order can still be taken back; read anew with the order. */
export function useReturnChoice(orderId: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.returnChoice(orderId),
    queryFn: ({ signal }) => deskCall('readReturnChoice', { params: { id: orderId } }, { signal }),
    refetchOnMount: 'always',
  });
}

interface Wanted {
  version: number;
  /** Null for all that is left. */
  lines: number[] | null;
}

/** What would be credited; asked anew whenever the order changes. */
export function useReturnPreview(orderId: string, { version, lines }: Wanted) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.returnPreview(orderId, version, JSON.stringify(lines)),
    queryFn: ({ signal }) => deskCall('previewReturn', { params: { id: orderId }, body: { lines } }, { signal }),
    enabled: lines === null || lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
