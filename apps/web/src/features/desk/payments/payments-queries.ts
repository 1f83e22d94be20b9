import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Bank entries that wait, and refunds that are due. */
export function usePayments() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.paymentList(),
    queryFn: ({ signal }) => deskCall('listPayments', {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useStatements() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.statements(),
    queryFn: ({ signal }) => deskCall('listStatements', {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useSettled() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.settledPayments(),
    queryFn: ({ signal }) => deskCall('listSettledPayments', {}, { signal }),
    refetchOnMount: 'always',
  });
}

/** After money was booked: orders and the count in the rail follow from it. */
export function useReadPaymentsAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: deskKeys.payments() });
    void queryClient.invalidateQueries({ queryKey: deskKeys.orders() });
  }, [queryClient]);
}

/** A write about an entry or a refund, done once. */
export function usePaymentWrite<Input>(
  subjectId: string,
  {
    send,
    doneWords,
    onDone,
  }: { send: (input: Input, headers: WriteHeaders) => Promise<unknown>; doneWords: string; onDone?: () => void },
) {
  return useWriteOnce<Input, unknown>({
    subjectId,
    send,
    doneWords: () => doneWords,
    onDone,
    readAnew: useReadPaymentsAnew(),
  });
}
