import type { QueueRow, TakingResult } from '@shop/contract/desk/queue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isConnected } from '#domain/desk/live/live-store.ts';
import { changeRows } from '#domain/desk/queue/queue-query.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';

/** Takes orders and gives them back. What a colleague has is taken over only after asking. */
export function useTaking() {
  const t = useTranslations('deskQueue.taking');
  const queryClient = useQueryClient();
  const deskCall = useDeskCall();
  const [asked, setAsked] = useState<readonly QueueRow[]>([]);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ rows, takeOver }: { rows: readonly QueueRow[]; takeOver: boolean }) =>
      deskCall('takeOrders', { body: { ids: rows.map(({ id }) => id), takeOver } }),
    onSuccess: ({ results }, { rows }) => {
      show(results);
      const held = results.filter(({ outcome }) => outcome === 'heldByColleague');
      setAsked(
        held.flatMap(({ id, takenBy }) => rows.filter((row) => row.id === id).map((row) => ({ ...row, takenBy }))),
      );
      tell(results, rows);
    },
    onError: () => showToast(t('failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.queue() }),
  });

  const release = useMutation({
    mutationFn: (row: QueueRow) => deskCall('releaseOrders', { body: { ids: [row.id] } }),
    onSuccess: ({ results }) => {
      show(results);
      showToast(t('released'));
    },
    onError: () => showToast(t('failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.queue() }),
  });

  /** At once, before the list is read anew. */
  function show(results: readonly TakingResult[]): void {
    const holders = new Map(results.map(({ id, takenBy }) => [id, takenBy]));
    changeRows(queryClient, (row) => ({
      ...row,
      takenBy: holders.has(row.id) ? (holders.get(row.id) ?? null) : row.takenBy,
    }));
  }

  function tell(results: readonly TakingResult[], rows: readonly QueueRow[]): void {
    const codeOf = (wanted: string) => rows.find(({ id }) => id === wanted)?.code ?? '';
    const count = (...outcomes: TakingResult['outcome'][]) =>
      results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    if (count('taken') > 0) showToast(t('taken', { count: count('taken') }), { type: 'success' });
    if (count('ownOrder') > 0) showToast(t('ownOrder'), { type: 'error' });
    const alike = results.filter(({ outcome }) => outcome === 'likeOwnOrder').map(({ id }) => codeOf(id));
    if (alike.length > 0) {
      showToast(t('likeOwnOrder', { count: alike.length, codes: alike.join(', ') }), { type: 'error' });
    }
    if (count('over', 'unknown') > 0) showToast(t('over', { count: count('over', 'unknown') }));
  }

  /** Writing waits while nobody would hear it. */
  function whenLive(act: () => void): void {
    if (isConnected()) act();
    else showToast(t('offline'), { type: 'error' });
  }

  return {
    isBusy: isPending || release.isPending,
    /** Held by colleagues: wait for the answer whether they are taken over. */
    asked,
    take: (rows: readonly QueueRow[]) => whenLive(() => mutate({ rows, takeOver: false })),
    takeOver: () => whenLive(() => mutate({ rows: asked, takeOver: true })),
    leave: () => setAsked([]),
    giveBack: (row: QueueRow) => whenLive(() => release.mutate(row)),
  };
}
