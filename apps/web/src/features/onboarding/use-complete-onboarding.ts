import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fetchSession, sessionQuery } from '#domain/session/session-query.ts';
import { call } from '#lib/api.ts';
import { type OnboardingValues, onboardingPayload } from './onboarding-check.ts';
import { isAlreadyCompleted, isSessionRefused, OnboardingSessionError } from './onboarding-errors.ts';

/** Registers the signed-in person. A second submit while the first is under way does nothing. */
export function useCompleteOnboarding(onComplete: () => void, onSignInNeeded?: () => void) {
  const queryClient = useQueryClient();
  // Two presses can come before a re-render.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: OnboardingValues) => completeOnboarding(values, queryClient),
    // What was typed does not outlive the form.
    gcTime: 0,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    isSending: isPending,
    error,
    forgetError: reset,
    send(checkedValues: OnboardingValues) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(checkedValues, {
        onSuccess: onComplete,
        onError: (failure) => {
          if (failure instanceof OnboardingSessionError) onSignInNeeded?.();
        },
      });
    },
  };
}

async function completeOnboarding(values: OnboardingValues, queryClient: QueryClient): Promise<void> {
  if (!(await fetchSession({ isThorough: true }))) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    throw new OnboardingSessionError('noSession');
  }
  const body = onboardingPayload(values);
  try {
    await call('completeOnboarding', { body });
  } catch (error) {
    if (isSessionRefused(error)) await retry(body, queryClient);
    else if (!isAlreadyCompleted(error)) throw error;
  }
  // The rest of the shop learns of it when it asks; nobody has to wait for that here.
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

async function retry(body: ReturnType<typeof onboardingPayload>, queryClient: QueryClient): Promise<void> {
  // Asked anew for its effect: the server renews the session's cookie. Its answer decides nothing, the retry does.
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
  try {
    await call('completeOnboarding', { body });
  } catch (error) {
    if (isSessionRefused(error)) throw new OnboardingSessionError('sessionInvalid');
    if (!isAlreadyCompleted(error)) throw error;
  }
}
