import { useQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** News of orders and letters read it anew; the alarm comes without news. */
const askAgainMs = 60_000;

/** Counts and the alarm, as the frame shows them on every screen. */
export function useOverview() {
  const deskCall = useDeskCall();
  const { data } = useQuery({
    queryKey: deskKeys.overview(),
    queryFn: ({ signal }) => deskCall('readDeskOverview', {}, { signal }),
    refetchInterval: askAgainMs,
  });
  return data;
}
