import { useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '#lib/query-keys.ts';

/** After something was written about an order; ready once the order itself is read. */
export function useReadOrderAnew(orderId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: deskKeys.queue() });
    void queryClient.invalidateQueries({ queryKey: deskKeys.review(orderId) });
    return queryClient.invalidateQueries({ queryKey: deskKeys.order(orderId) });
  };
}
