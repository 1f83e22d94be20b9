import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { isUnauthorized } from '#lib/api-error.ts';

/**
 * Sends what a patient has changed or typed. When the session is over the sign-in opens above the form, and what was typed
 * stays for the next try.
 */
export function useSave<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onSaved: (answer: Answer, input: Input) => void,
  onFailed?: (error: unknown) => void,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    // What was typed does not outlive the form.
    gcTime: 0,
    onSuccess: onSaved,
    onError: (failure) => {
      onFailed?.(failure);
      if (!isUnauthorized(failure)) return;
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      openLogin();
    },
  });
  return {
    isSaving: isPending,
    error,
    forgetError: reset,
    save: (input: Input) => {
      if (!isPending) mutate(input);
    },
  };
}
