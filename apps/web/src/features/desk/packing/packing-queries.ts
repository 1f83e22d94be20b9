import type { PackingShown } from '@shop/contract/desk/packing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useReadOrderAnew } from '#domain/desk/writing/use-read-order-anew.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';

export function usePacking(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.packing(id),
    queryFn: ({ signal }) => deskCall('readPacking', { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** One write about an order that is being packed; what it answers with is shown at once. */
export function usePackingWrite<Body>(
  id: string,
  send: (body: Body, headers: WriteHeaders) => Promise<unknown>,
  words: (body: Body) => string,
) {
  const queryClient = useQueryClient();
  const readOrderAnew = useReadOrderAnew(id);
  return useWriteOnce<Body, unknown>({
    subjectId: id,
    send,
    doneWords: words,
    readAnew: async () => {
      await queryClient.invalidateQueries({ queryKey: deskKeys.packing(id) });
      void readOrderAnew();
    },
  });
}

export type PackingAction = 'prepare' | 'pack' | 'release';

export function usePackingAct(packing: PackingShown, words: Record<PackingAction, string>) {
  const deskCall = useDeskCall();
  const { id, version } = packing;
  const { write, ...rest } = usePackingWrite<{ version: number; action: PackingAction }>(
    id,
    (body, headers) => deskCall('actOnOrder', { params: { id }, headers, body }),
    ({ action }) => words[action],
  );
  return { act: (action: PackingAction) => write({ version, action }), ...rest };
}
