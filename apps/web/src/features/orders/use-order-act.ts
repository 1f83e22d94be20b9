import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { ApiError, type ApiErrorId, isUnauthorized } from '#lib/api-error.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { ordersQuery } from './orders-query.ts';

interface Outcome<Answer> {
  onDone: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
}

/** The order is no longer what the screen shows. */
const movedOn: readonly ApiErrorId[] = ['InvalidState', 'OrderChanged', 'InvoiceNotReady'];

/**
 * Something the patient does with an order. When the session is over the sign-in opens; when the order has moved on
 * meanwhile, its new state is fetched, so that the screen offers what is still possible.
 */
export function useOrderAct<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { onDone, onFailed }: Outcome<Answer>,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    // What was typed does not outlive the form.
    gcTime: 0,
    onSuccess: onDone,
    onError: (failure) => {
      onFailed?.(failure);
      if (isUnauthorized(failure)) {
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        openLogin();
      } else if (failure instanceof ApiError && movedOn.includes(failure.id)) {
        void queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: patientKeys.order() });
      }
    },
  });
  return {
    isBusy: isPending,
    error,
    forgetError: reset,
    act: (input: Input) => {
      if (!isPending) mutate(input);
    },
  };
}
