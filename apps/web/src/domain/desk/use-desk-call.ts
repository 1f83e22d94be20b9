import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiCall, callTelling } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { deskKeys } from '#lib/query-keys.ts';

const gateErrors = new Set(['Unauthorized', 'DeskLocked']);

/** Calls the server; where the session is over or locked, the frame asks anew and shows the way back in. */
export function useDeskCall(): ApiCall {
  const queryClient = useQueryClient();
  return useMemo(
    () =>
      callTelling((error) => {
        const id = error instanceof ApiError ? error.id : '';
        if (gateErrors.has(id)) void queryClient.invalidateQueries({ queryKey: deskKeys.visit() });
        if (id === 'Forbidden') void queryClient.invalidateQueries({ queryKey: deskKeys.me() });
      }),
    [queryClient],
  );
}
