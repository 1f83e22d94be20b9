import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskKeys } from '#lib/query-keys.ts';
import { addressOf } from '#lib/request.ts';
import { listenToNews } from './live-news.ts';
import { setLiveState } from './live-store.ts';

/** Keeps what the desk shows up to date, once for the whole desk. */
export function useLiveNews(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const readAnew = (queryKey: readonly unknown[]) =>
      // A reading under way is not thrown away: with news every second none would ever arrive.
      queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    let again = false;
    let isReading = false;

    async function readOrders(): Promise<void> {
      again = true;
      if (isReading) return;
      isReading = true;
      while (again) {
        again = false;
        await readAnew(deskKeys.orders());
      }
      isReading = false;
    }

    return listenToNews(addressOf('hearDeskEvents'), {
      onOrders: () => void readOrders(),
      onPost: () => {
        void readAnew(deskKeys.letters());
        void readAnew(deskKeys.overview());
      },
      onStaff: () => void readAnew(deskKeys.all()),
      onOver: () => void readAnew(deskKeys.all()),
      onState: setLiveState,
    });
  }, [queryClient]);
}
