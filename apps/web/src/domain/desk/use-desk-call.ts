import type { CallName } from '@shop/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CallInput, type CallOptions, type CallOutput, call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { deskKeys } from '#lib/query-keys.ts';

export type DeskCall = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<CallOutput<Name>>;

const gateErrors = new Set(['Unauthorized', 'DeskLocked']);

/** Calls the server; where the session is over or locked, the frame asks anew and shows the way back in. */
export function useDeskCall(): DeskCall {
  const queryClient = useQueryClient();
  return useCallback<DeskCall>(
    async (name, input, options) => {
      try {
        return await call(name, input, options);
      } catch (error) {
        const id = error instanceof ApiError ? error.id : '';
        if (gateErrors.has(id)) void queryClient.invalidateQueries({ queryKey: deskKeys.visit() });
        if (id === 'Forbidden') void queryClient.invalidateQueries({ queryKey: deskKeys.me() });
        throw error;
      }
    },
    [queryClient],
  );
}
