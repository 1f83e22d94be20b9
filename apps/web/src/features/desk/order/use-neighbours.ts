import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { orderAheadQuery, prescriptionFilesQuery, reviewQuery } from './desk-order-queries.ts';

/**
 * Reads the orders beside the open one ahead, so that j and k show them at once. Their files are not opened: that would be
 * on record as if somebody had looked.
 */
export function useNeighbours(ids: readonly (string | undefined)[], maySeePrescription: boolean): void {
  const queryClient = useQueryClient();
  const deskCall = useDeskCall();
  const wanted = ids.filter(Boolean).join(' ');

  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) {
      void queryClient.prefetchQuery(orderAheadQuery(id, deskCall));
      if (!maySeePrescription) continue;
      void queryClient.prefetchQuery(reviewQuery(id, deskCall));
      void queryClient.prefetchQuery(prescriptionFilesQuery(id, deskCall));
    }
  }, [queryClient, deskCall, wanted, maySeePrescription]);
}
