import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

export function useSettings() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.settings(),
    queryFn: ({ signal }) => deskCall('readSettings', {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useReadSettingsAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: deskKeys.settings() }), [queryClient]);
}
