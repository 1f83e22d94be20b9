import { useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '#lib/query-keys.ts';
import type { Review } from './desk-order-queries.ts';

/** After something was said about a prescription: what is shown of it, and what can be done with its order, follows. */
export function useReviewWritten(orderId: string) {
  const queryClient = useQueryClient();
  return {
    show: (review: Review) => {
      queryClient.setQueryData(deskKeys.review(orderId), review);
      void queryClient.invalidateQueries({ queryKey: deskKeys.order(orderId) });
    },
    /** After a refusal: something else is true by now. */
    readAnew: () => {
      for (const queryKey of [deskKeys.review(orderId), deskKeys.order(orderId), deskKeys.prescriptionFiles(orderId)])
        void queryClient.invalidateQueries({ queryKey });
    },
  };
}
