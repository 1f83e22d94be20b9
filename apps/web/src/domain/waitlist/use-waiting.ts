import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { waitlistQuery } from './waitlist-query.ts';

/** What somebody wants of the waitlist: to wait for this product, or to end an entry. */
export type Wish = { join: string } | { leave: string };

/** Joins and leaves; the list on screen is the one that comes back. */
export function useWaiting(onDone: (wish: Wish) => void = () => {}) {
  const queryClient = useQueryClient();
  return useSave(
    (wish: Wish) =>
      'join' in wish
        ? call('joinWaitlist', { body: { itemId: wish.join } })
        : call('leaveWaitlist', { params: { id: wish.leave } }),
    ({ items }, wish) => {
      queryClient.setQueryData(waitlistQuery.queryKey, items);
      onDone(wish);
    },
    (error) => {
      // What is on screen is out of date: it can be ordered meanwhile, or was ended in another tab.
      if (!(error instanceof ApiError) || !['BackInStock', 'ProductsNotAvailable', 'NotFound'].includes(error.id))
        return;
      void queryClient.invalidateQueries({ queryKey: waitlistQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: publicKeys.products() });
      void queryClient.invalidateQueries({ queryKey: publicKeys.product() });
    },
  );
}
