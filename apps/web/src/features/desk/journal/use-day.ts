import type { OpenEndKind } from '@shop/contract/desk/day-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

/** The day as it stands. */
export function useDay() {
  const deskCall = useDeskCall();
  return useQuery({ queryKey: deskKeys.day(), queryFn: ({ signal }) => deskCall('readDay', {}, { signal }) });
}

export function useCloseDay() {
  const t = useTranslations('deskJournal.day');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reasons: Partial<Record<OpenEndKind, string>>) => deskCall('closeDay', { body: { reasons } }),
    onSuccess: ({ seal: { number }, isNew }) =>
      showToast(isNew ? t('closed', { number }) : t('closedBefore', { number }), { type: 'success' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: deskKeys.day() }),
        queryClient.invalidateQueries({ queryKey: deskKeys.journal() }),
      ]),
  });
}

export function useCheckRecords() {
  const t = useTranslations('deskJournal.chain');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useMutation({
    // A long journal takes longer than one call may: each waits a while for the same check.
    mutationFn: async () => {
      for (;;) {
        const { check } = await deskCall('checkRecords', {});
        if (check) return check;
      }
    },
    onSuccess: ({ isIntact }) =>
      isIntact ? showToast(t('checked'), { type: 'success' }) : showToast(t('broken'), { type: 'error' }),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: deskKeys.journal() }),
        queryClient.invalidateQueries({ queryKey: deskKeys.overview() }),
      ]),
  });
}

/** A file that is fetched and saved; what went wrong is told beside. */
export function useSavedFile(fetch: (call: ReturnType<typeof useDeskCall>) => Promise<Blob>, name: string) {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: () => fetch(deskCall),
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
