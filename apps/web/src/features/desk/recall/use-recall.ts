import type { RecalledPerson } from '@shop/contract/desk/recalls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

/** Several people telephone at once: what colleagues tick off appears by itself. */
const lookAgainMs = 15_000;

export function useRecall(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.recall(id),
    queryFn: ({ signal }) => deskCall('readRecall', { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  });
}

function useReadAnew() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: deskKeys.stock() });
}

interface ContactInput {
  isReached: boolean;
  note: string | null;
}

/** Ticks a person off, or records that nobody answered. */
export function useContact(id: string, { orderId, name }: RecalledPerson, onDone: () => void) {
  const t = useTranslations('deskRecall');
  const deskCall = useDeskCall();
  return useWriteOnce<ContactInput, unknown>({
    subjectId: orderId,
    send: ({ isReached, note }, headers) =>
      deskCall('noteRecallContact', { params: { id }, headers, body: { orderId, way: 'phone', isReached, note } }),
    doneWords: () => t('noted', { name }),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function useEndRecall(id: string, onDone: () => void) {
  const t = useTranslations('deskRecall');
  const deskCall = useDeskCall();
  return useWriteOnce<{ reason: string | null }, unknown>({
    subjectId: id,
    send: ({ reason }, headers) => deskCall('endRecall', { params: { id }, headers, body: { reason } }),
    doneWords: () => t('ended'),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function useMailPeople(id: string) {
  const t = useTranslations('deskRecall');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: () => deskCall('mailRecalledPeople', { params: { id } }),
    onSuccess: () => showToast(t('mailed'), { type: 'success' }),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    onSettled: useReadAnew(),
  });
}

export function useExportRecall(id: string) {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: () => deskCall('exportRecall', { params: { id } }),
    onSuccess: (list) => saveFile(list, 'rueckruf.csv'),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
