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

/** How many orders still wait for a decision about their prescription; undefined while it is not known. */
export function useUndecidedOrders(): number | undefined {
  const deskCall = useDeskCall();
  const { data } = useQuery({
    queryKey: deskKeys.undecided(),
    queryFn: ({ signal }) => deskCall('readQueue', { query: {} }, { signal }),
    select: ({ counts }) => undecidedLanes.reduce((sum, lane) => sum + counts.lanes[lane].all, 0),
  });
  return data;
}

const undecidedLanes = ['new', 'check', 'question', 'originalMissing', 'paymentMissing'] as const;

export function useReadSettingsAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // What waits for a second lead stands above every screen.
    void queryClient.invalidateQueries({ queryKey: deskKeys.overview() });
    await queryClient.invalidateQueries({ queryKey: deskKeys.settings() });
  }, [queryClient]);
}
