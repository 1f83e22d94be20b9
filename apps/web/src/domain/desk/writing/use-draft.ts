import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskKeys } from '#lib/query-keys.ts';
import { keepInMemory } from './use-kept-state.ts';

/**
 * What somebody types about an order or a batch. It stays while the form is closed, another one is open or the desk is locked, and is
 * gone with everything else of the desk when its person leaves.
 */
export function useDraft<Value>(subjectId: string, form: string, empty: Value) {
  const queryClient = useQueryClient();
  const queryKey = deskKeys.draft(subjectId, form);
  const [value, setValue] = useState(() => queryClient.getQueryData<Value>(queryKey) ?? empty);

  function write(next: Value): void {
    setValue(next);
    keepInMemory(queryClient, queryKey, next);
  }

  function clear(): void {
    setValue(empty);
    queryClient.removeQueries({ queryKey });
  }

  return [value, write, clear] as const;
}
