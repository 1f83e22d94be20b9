import type { QueueRow } from '@shop/contract/desk/queue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isConnected } from '#domain/desk/live/live-store.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { ApiError } from '#lib/api-error.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';
import { canTellDelay } from './can-tell-delay.ts';

/** Tells the patient that the order will leave later than agreed: once for each deadline. */
export function useDelay() {
  const t = useTranslations('deskQueue');
  const queryClient = useQueryClient();
  const deskCall = useDeskCall();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, version }: QueueRow) => deskCall('tellDelay', { body: { id, version } }),
    onSuccess: () => showToast(t('delay.told'), { type: 'success' }),
    onError: (error) => {
      const hasChanged = error instanceof ApiError && error.status === 409;
      showToast(hasChanged ? t('delay.changed') : t('taking.failed'), { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() }),
  });
  return {
    isTelling: isPending,
    tell: (row: QueueRow) => {
      if (!canTellDelay(row) || isPending) return;
      if (isConnected()) mutate(row);
      else showToast(t('taking.offline'), { type: 'error' });
    },
  };
}
