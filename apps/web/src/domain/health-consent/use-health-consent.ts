import type { healthDataConsent } from '@shop/contract/health-consent';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';

/**
 * The version of `prescription.consent.healthData` that is shown (reading 14). A version raised in the contract does not
 * compile here before somebody has looked at the sentence.
 */
export const shownHealthDataConsent: typeof healthDataConsent = { kind: 'health-data', textVersion: '2026-11-2' };

interface KeptConsent {
  givenAt: string | null;
  /** False where the server keeps no consents by themselves: then the order alone carries it. */
  isKept: boolean;
}

const healthConsentQuery = queryOptions({
  queryKey: patientKeys.healthConsent(),
  queryFn: async ({ signal }): Promise<KeptConsent> => {
    try {
      return { givenAt: givenAtIn(await call('readHealthConsent', {}, { signal })), isKept: true };
    } catch (error) {
      if (error instanceof ApiError && error.id === 'NotFound') return { givenAt: null, isKept: false };
      throw error;
    }
  },
});

export interface HealthConsent {
  kind: 'loading' | 'failed' | 'asked' | 'given';
  /** Null until it is given. */
  givenAt: string | null;
  /** Why it could not be kept, or could not be read. */
  error: unknown;
  isBusy: boolean;
  give(): void;
  /** Asks the server again, after it has refused for lack of a consent. */
  refresh(): void;
}

/** The consent to the processing of health data: asked for once, before any file leaves the device, and kept at once. */
export function useHealthConsent({ isSignedIn = true }: { isSignedIn?: boolean } = {}): HealthConsent {
  const queryClient = useQueryClient();
  const [givenHere, setGivenHere] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...healthConsentQuery, enabled: isSignedIn });
  const giving = useMutation({
    mutationFn: async () => {
      if (!data?.isKept) return setGivenHere(new Date().toISOString());
      const givenAt = givenAtIn(await call('giveConsent', { body: { ...shownHealthDataConsent } }));
      queryClient.setQueryData(healthConsentQuery.queryKey, { givenAt, isKept: true });
    },
    gcTime: 0,
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.id === 'Unauthorized')) return;
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      openLogin();
    },
  });
  const givenAt = data?.givenAt ?? (data?.isKept === false ? givenHere : null);

  function kindNow(): HealthConsent['kind'] {
    if (givenAt) return 'given';
    if (data) return 'asked';
    return error ? 'failed' : 'loading';
  }

  return {
    kind: kindNow(),
    givenAt,
    error: giving.error ?? (data ? null : error),
    isBusy: giving.isPending || (!data && isFetching),
    give: () => {
      if (!giving.isPending) giving.mutate();
    },
    refresh: () => void refetch(),
  };
}

function givenAtIn(answer: unknown): string | null {
  return textIn(fieldsOf(answer)?.givenAt);
}
