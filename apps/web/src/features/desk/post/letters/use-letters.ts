import type { StrayLetter } from '@shop/contract/desk/post';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';

export type LetterState = 'waiting' | 'done';

/** Letters without an order, page by page. */
export function useLetters(state: LetterState) {
  const deskCall = useDeskCall();
  return useInfiniteQuery({
    queryKey: deskKeys.letters(state),
    queryFn: ({ pageParam, signal }) =>
      deskCall('listLetters', { query: { state, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

function useReadAnew() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: deskKeys.letters() });
    await queryClient.invalidateQueries({ queryKey: deskKeys.orders() });
  };
}

/** Puts a letter on the list. The same key goes along until it is there. */
export function useNoteLetter(onNoted: () => void) {
  const t = useTranslations('deskPost.letters');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string; day: string; sender: string }) =>
      deskCall('noteLetter', { headers: { 'idempotency-key': key }, body }),
    onSuccess: () => {
      showToast(t('noted'), { type: 'success' });
      onNoted();
    },
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    onSettled: readAnew,
  });
}

/** Assigns a letter to the order with this code; without one it has gone back. */
export function useEndLetter({ id }: StrayLetter) {
  const t = useTranslations('deskPost.letters');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadAnew();

  function fault(error: unknown): string {
    const id = error instanceof ApiError ? error.id : null;
    if (id === 'NotFound') return t('unknownCode');
    return id === 'InvalidState' ? t('isOver') : errorText(error);
  }

  return useMutation({
    mutationFn: (code: string | null) =>
      deskCall('endLetter', {
        params: { id },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: code === null ? { what: 'sentBack' } : { what: 'assigned', code },
      }),
    onSuccess: ({ order }) => {
      const { code = '', trayNumber: tray } = order ?? {};
      const assigned = tray ? t('assigned', { code, tray }) : t('assignedPlain', { code });
      showToast(order ? assigned : t('sentBack'), { type: 'success' });
    },
    onError: (error) => showToast(fault(error), { type: 'error' }),
    onSettled: readAnew,
  });
}
