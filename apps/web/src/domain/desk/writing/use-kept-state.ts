import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isDeskLocked } from '#domain/desk/desk-queries.ts';
import { deskKeys } from '#lib/query-keys.ts';

/**
 * A state that outlives the lock, which empties the screen: what was typed or open is there again when the same person
 * unlocks. Otherwise it ends with its component, like any other.
 */
export function useKeptState<Value>(name: string, initial: Value | (() => Value)) {
  const queryClient = useQueryClient();
  const queryKey = deskKeys.draft('behind the lock', name);
  const [value, setValue] = useState(() => queryClient.getQueryData<Value>(queryKey) ?? made(initial));
  const isInitial = Object.is(value, initial);

  const keep = useEffectEvent(() => {
    if (isDeskLocked(queryClient) && !isInitial) keepInMemory(queryClient, queryKey, value);
  });
  useEffect(() => {
    queryClient.removeQueries({ queryKey: deskKeys.draft('behind the lock', name) });
    return () => keep();
  }, [queryClient, name]);

  return [value, setValue] as const;
}

/** For as long as its person is at this desk. */
export function keepInMemory(queryClient: QueryClient, queryKey: readonly unknown[], value: unknown): void {
  queryClient.setQueryDefaults(queryKey.slice(0, 2), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, value);
}

function made<Value>(initial: Value | (() => Value)): Value {
  return typeof initial === 'function' ? (initial as () => Value)() : initial;
}
