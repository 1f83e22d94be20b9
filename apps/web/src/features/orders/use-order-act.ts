import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '#domain/person/use-save.ts';
import { ApiError, type ApiErrorId } from '#lib/api-error.ts';
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
  const { save, isSaving, error, forgetError } = useSave(send, onDone, (failure) => {
    onFailed?.(failure);
    if (!(failure instanceof ApiError && movedOn.includes(failure.id))) return;
    void queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: patientKeys.order() });
  });
  return { act: save, isBusy: isSaving, error, forgetError };
}
