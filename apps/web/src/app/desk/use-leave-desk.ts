import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { forgetDesk } from './forget-desk.ts';

/** Ends the session and leaves nothing of the desk in this browser's memory. */
export function useLeaveDesk(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const forget = () => {
      queryClient.setQueryData(deskKeys.visit(), null);
      forgetDesk(queryClient, [deskKeys.visit()]);
    };
    // Where the server cannot be asked the session stays, and so does the screen: it asks again.
    call('leaveDesk', {}).then(forget, () => queryClient.invalidateQueries({ queryKey: deskKeys.visit() }));
  }, [queryClient]);
}
