import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** What the order would cost with less of these lines; asked anew whenever the order changes. */
export function usePreview(orderId: string, version: number, lines: { position: number; quantity: number }[]) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.amendmentPreview(orderId, version, JSON.stringify(lines)),
    queryFn: ({ signal }) => deskCall('previewAmendment', { params: { id: orderId }, body: { lines } }, { signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
