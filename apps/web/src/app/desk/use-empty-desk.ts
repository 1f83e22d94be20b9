import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Scan, withoutNames } from '#features/desk/post/scan/use-sitting.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { forgetDesk } from './forget-desk.ts';

/** Who is here, what they typed, and what they scanned. */
const keptKeys = [deskKeys.visit(), deskKeys.me(), deskKeys.draft(), deskKeys.recordDraft(), deskKeys.sitting()];

/** Behind a lock nothing of a patient stays in what the server answered. What somebody typed waits for them in memory. */
export function useEmptyDesk(isLocked: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLocked) return;
    const forget = () => {
      forgetDesk(queryClient, keptKeys);
      queryClient.setQueryData<Scan[]>(deskKeys.sitting(), (scans) => scans && withoutNames(scans));
      for (const { id } of toastStore.read()) dismissToast(id);
    };
    forget();
    // What was still on its way brings its answer.
    const unsubscribe = queryClient.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated' && queryClient.isMutating() === 0) queueMicrotask(forget);
    });
    return () => {
      unsubscribe();
      // The first thing a keyboard meets after unlocking is the work, not the top of the page.
      requestAnimationFrame(focusWork);
    };
  }, [isLocked, queryClient]);
}

function focusWork(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
