import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Whoever leafs through orders with j and k has not looked at their prescriptions. */
const restMs = 250;

/**
 * Opens a file once: each opening is on record. Neither news nor a new render opens it again; `refetch` does, for one that
 * is over.
 */
export function useOpenedFile(orderId: string, file: string) {
  const deskCall = useDeskCall();
  const isRested = useRest();
  return useQuery({
    queryKey: deskKeys.opening(orderId, file),
    queryFn: () => deskCall('openPrescriptionFile', { params: { id: orderId }, body: { file } }),
    enabled: isRested,
    staleTime: 'static',
    retry: false,
  });
}

/** One page as a picture. */
export function usePage(orderId: string, opening: number | undefined, page: number) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.prescriptionPage(orderId, opening ?? 0, page),
    queryFn: ({ signal }) =>
      deskCall(
        'readPrescriptionPage',
        { params: { id: orderId, opening: String(opening), page: String(page) } },
        { signal },
      ),
    enabled: opening !== undefined,
    staleTime: 'static',
    retry: false,
  });
}

function useRest(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(waiting);
  }, []);
  return isRested;
}
