import type { RetentionPlan } from '@shop/contract/desk/retention-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';

export function useRetention() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.retention(),
    queryFn: ({ signal }) => deskCall('readRetention', {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

function useReadAnew() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: deskKeys.overview() });
    await queryClient.invalidateQueries({ queryKey: deskKeys.retention() });
  };
}

export function useRunRetention(onDone: () => void) {
  const t = useTranslations('deskRetention.done');
  const deskCall = useDeskCall();
  return useWriteOnce<'now', RetentionPlan>({
    subjectId: 'a run of retention',
    send: (_now, headers) => deskCall('runRetention', { headers }),
    doneWords: () => t('run'),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function useHoldOrder(onDone: () => void) {
  const t = useTranslations('deskRetention.done');
  const deskCall = useDeskCall();
  return useWriteOnce<{ orderCode: string; reason: string }, unknown>({
    subjectId: 'an order in dispute',
    send: (body, headers) => deskCall('holdOrder', { headers, body }),
    doneWords: () => t('hold'),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function useEndHold(id: string) {
  const t = useTranslations('deskRetention.done');
  const deskCall = useDeskCall();
  return useWriteOnce<'end', { isPending: boolean }>({
    subjectId: `hold of ${id}`,
    send: (_end, headers) => deskCall('endHold', { params: { id }, headers }),
    doneWords: (_end, { isPending }) => t(isPending ? 'endHoldPending' : 'endHold'),
    readAnew: useReadAnew(),
  });
}
