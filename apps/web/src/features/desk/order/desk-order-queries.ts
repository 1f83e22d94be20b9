import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import type { ApiCall, CallOutput } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

export type Review = CallOutput<'readReview'>;
export type ReviewRow = Review['rows'][number];
export type PrescriptionFile = CallOutput<'listPrescriptionFiles'>['items'][number];

/** All under `deskKeys.orders()`: live news of orders reads them anew. */
export function deskOrderQuery(id: string, deskCall: ApiCall) {
  return queryOptions({
    queryKey: deskKeys.order(id),
    queryFn: ({ signal }) => deskCall('readDeskOrder', { params: { id }, query: {} }, { signal }),
    // What was read ahead is shown at once, and asked for again: then it is opened, which goes on record.
    staleTime: 0,
  });
}

/** The same before somebody opens it: on record as what lay at the desk, not as what was looked at. */
export function orderAheadQuery(id: string, deskCall: ApiCall) {
  return queryOptions({
    queryKey: deskKeys.order(id),
    queryFn: ({ signal }) => deskCall('readDeskOrder', { params: { id }, query: { ahead: 'true' } }, { signal }),
  });
}

export function reviewQuery(id: string, deskCall: ApiCall) {
  return queryOptions({
    queryKey: deskKeys.review(id),
    queryFn: ({ signal }) => deskCall('readReview', { params: { id } }, { signal }),
  });
}

export function prescriptionFilesQuery(id: string, deskCall: ApiCall) {
  return queryOptions({
    queryKey: deskKeys.prescriptionFiles(id),
    queryFn: ({ signal }) => deskCall('listPrescriptionFiles', { params: { id } }, { signal }),
  });
}

/** What was recorded, compared and ticked about the prescription of an order. */
export function useReview(id: string) {
  return useQuery(reviewQuery(id, useDeskCall()));
}

export function usePrescriptionFiles(id: string) {
  return useQuery(prescriptionFilesQuery(id, useDeskCall()));
}
