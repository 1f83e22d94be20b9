import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Advice is entered in the pharmacy while somebody drives: it appears by itself. */
const lookAgainMs = 30_000;

export function useOwnTour() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.ownTour(),
    queryFn: ({ signal }) => deskCall('readOwnTour', {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  });
}

export function useEndStop(id: string) {
  const t = useTranslations('deskHandover.tour');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useWriteOnce<CallInput<'endStop'>['body'], unknown>({
    subjectId: id,
    send: (body, headers) => deskCall('endStop', { params: { id }, headers, body }),
    doneWords: () => t('saved'),
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.ownTour() }),
  });
}
