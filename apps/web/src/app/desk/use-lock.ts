import type { DeskVisit } from '@shop/contract/desk/sign-in';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Longer than this nobody waits for an answer that may never come. */
const mostMs = 10_000;

/** Locks the screen at once, and the server as soon as it has heard what was pressed before. */
export function useLock(visit: DeskVisit) {
  const queryClient = useQueryClient();
  const [isLocking, setLocking] = useState(false);

  async function lock(): Promise<void> {
    queryClient.setQueryData(deskKeys.visit(), { ...visit, stage: 'locked' });
    // Until the server knows, it would say that the desk is open.
    setLocking(true);
    await whenWritten(queryClient);
    // Where the server cannot be told, it locks by itself after ten minutes.
    await call('lockDesk', {}).catch(() => {});
    setLocking(false);
  }

  return { isLocked: isLocking || visit.stage === 'locked', isLocking, lock: () => void lock() };
}

/** Ticks and the like are sent one after the other: a locked desk would refuse those that wait. */
function whenWritten(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(look);
    const tooLong = setTimeout(finish, mostMs);
    look();

    function look(): void {
      if (queryClient.isMutating() === 0) finish();
    }

    function finish(): void {
      unsubscribe();
      clearTimeout(tooLong);
      resolve();
    }
  });
}
