import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

const restMs = 200;
const shortest = 2;

/** What is found for the words once somebody stops typing. They are kept no longer than the answer is shown. */
export function useSearch(typed: string) {
  const deskCall = useDeskCall();
  const [words, setWords] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setWords(typed.trim()), restMs);
    return () => clearTimeout(waiting);
  }, [typed]);

  const isAsked = words.length >= shortest && typed.trim().length >= shortest;
  const { data, isError, isPending } = useQuery({
    queryKey: deskKeys.search(words),
    queryFn: ({ signal }) => deskCall('searchOrders', { body: { words } }, { signal }),
    enabled: isAsked,
    gcTime: 0,
    staleTime: 0,
  });
  return { isAsked, found: data?.orders, isFailed: isError, isSearching: isPending };
}
