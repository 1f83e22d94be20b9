import type { SupposedRule } from '@shop/contract/desk/rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import type { CallInput } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

export function useRules() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.rulesList(),
    queryFn: ({ signal }) => deskCall('listRules', {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useRates() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.rates(),
    queryFn: ({ signal }) => deskCall('listRates', {}, { signal }),
    refetchOnMount: 'always',
  });
}

/** What is different on a day from the day before; with a rule that is still being written, as if it were saved. */
export function useRuleEffects(day: string, supposed: SupposedRule | null) {
  const deskCall = useDeskCall();
  const body = { day, supposed };
  return useQuery({
    queryKey: deskKeys.ruleEffects(JSON.stringify(body)),
    queryFn: ({ signal }) => deskCall('readRuleEffects', { body }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export type Trial = CallInput<'tryDelivery'>['body'];

/** Asked once everything is filled in. */
export function useTrial(body: Trial | null) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.ruleTrial(JSON.stringify(body)),
    queryFn: ({ signal }) => deskCall('tryDelivery', { body: body as Trial }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** After a rule or a rate has changed. */
export function useReadRulesAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: deskKeys.rules() }), [queryClient]);
}
