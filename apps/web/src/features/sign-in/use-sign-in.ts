import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAuthMode } from '#domain/session/auth-mode.ts';
import { afterSignIn } from '#domain/session/sign-in-effects.ts';
import { call } from '#lib/api.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { store } from '#lib/storage.ts';

/** Signs in with the code; a token in the answer is stored and sent from then on (AU-09). */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: { email: string; otp: string }) => {
      const token = tokenIn(await call('signInWithCode', { body: credentials }));
      if (token) store('auth_token', token);
    },
    gcTime: 0,
  });
}

function tokenIn(answer: unknown): string | null {
  const flat = fieldsOf(answer);
  for (const place of [flat, fieldsOf(flat?.session), fieldsOf(flat?.data), fieldsOf(fieldsOf(flat?.json)?.data)]) {
    const token = textIn(place?.token);
    if (token) return token;
  }
  return null;
}

/** What has become of a sign-in whose code was right. */
export type SignInOutcome = 'onboarded' | 'notOnboarded' | 'cookiesBlocked' | 'sessionLost';

/** Does what follows a sign-in and tells how to go on. A state that cannot be read counts as not onboarded (AU-04). */
export function useSignInOutcome(): () => Promise<SignInOutcome> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      const session = await afterSignIn(queryClient);
      if (session) return session.onboardingCompleted ? 'onboarded' : 'notOnboarded';
      return readAuthMode() === null ? 'cookiesBlocked' : 'sessionLost';
    } catch {
      return 'notOnboarded';
    }
  };
}
