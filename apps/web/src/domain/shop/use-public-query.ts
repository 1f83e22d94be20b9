import { hashKey, type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

export interface PublicReading<Data>
  extends Pick<UseQueryResult<Data>, 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'> {
  data: Data | undefined;
}

/**
 * A query whose answer is drawn in short steps, between which the page answers. React draws what a query tells at once and
 * in one piece, which on a phone takes a list such as the glossary a whole second.
 */
export function usePublicQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): PublicReading<Data> {
  const query = useQuery(options);
  const key = hashKey(options.queryKey);
  const answer = useMemo(() => ({ key, data: query.data }), [key, query.data]);
  const drawn = useDeferredValue(answer);
  // Another key is another question: the old answer must not stand for it.
  const { data } = drawn.key === key ? drawn : answer;
  return {
    data,
    error: query.error,
    isError: query.isError,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData || data !== query.data,
    refetch: query.refetch,
  };
}
