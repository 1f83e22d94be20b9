import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { fieldsOf, numberIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';

/** A second press this soon is accidental (AU-02). */
const ignoredWithinMs = 1500;
/** The server sends one code to an address in this time (reading 18); asking sooner would only be refused. */
const resendAfterSeconds = 30;

export interface SentCode {
  email: string;
  /** The server says that mails go out late at the moment. */
  isDelayed: boolean;
}

/** Asks for a one-time code, and knows when the next one may be asked for. */
export function useSendCode() {
  const [waitUntilMs, setWaitUntilMs] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (email: string): Promise<SentCode> => {
      const answer: unknown = await call('sendSignInCode', { body: { email, type: 'sign-in' } });
      return { email, isDelayed: fieldsOf(answer)?.isDelayed === true };
    },
    gcTime: 0,
    onSuccess: () => waitSeconds(resendAfterSeconds),
    onError: (failure) => {
      // Nothing was sent, so the next try is not ignored.
      forget('auth:otpLastSent');
      const seconds = retryAfterSeconds(failure);
      if (seconds !== null) waitSeconds(seconds);
    },
  });

  function waitSeconds(seconds: number) {
    setWaitUntilMs(Date.now() + seconds * 1000);
  }

  return {
    isSending: isPending,
    error,
    forgetError: reset,
    /** In ms; a new code makes no sense before. */
    waitUntilMs,
    send(email: string, onSent: (sent: SentCode) => void) {
      if (wasJustSent()) return;
      store('auth:otpLastSent', Date.now());
      mutate(email, { onSuccess: onSent });
    },
  };
}

function wasJustSent(): boolean {
  const ageMs = Date.now() - (readStored('auth:otpLastSent') ?? 0);
  // A clock that was set back must not block the button.
  return ageMs >= 0 && ageMs < ignoredWithinMs;
}

export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.id !== 'TooManyRequests') return null;
  return numberIn(fieldsOf(error.data)?.retryAfterSeconds);
}
