import { deskCalls } from '@shop/contract/desk/calls';
import type { DeskMe } from '@shop/contract/desk/me';
import type { DeskVisit } from '@shop/contract/desk/sign-in';
import type { Right } from '@shop/contract/rights';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { learnCalls } from '#lib/request.ts';

// Every screen of the desk asks who is there first: with that its calls are known.
learnCalls(deskCalls);

/** How far this browser has come on the way to the desk; null before the mailbox is proven. */
export const deskVisitQuery = queryOptions({
  queryKey: deskKeys.visit(),
  queryFn: ({ signal }): Promise<DeskVisit | null> => call('readDeskVisit', {}, { signal }),
  // Asked anew when somebody comes back to the window: the desk may be locked or ended meanwhile.
  refetchOnWindowFocus: 'always',
});

export function isDeskLocked(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(deskVisitQuery.queryKey)?.stage === 'locked';
}

/** Who is at the desk and what they may do. */
export const deskMeQuery = queryOptions({
  queryKey: deskKeys.me(),
  queryFn: ({ signal }): Promise<DeskMe> => call('readDeskMe', {}, { signal }),
  refetchOnWindowFocus: 'always',
});

/** What one may not do is not shown; until it is known, nothing is. */
export function useHasRight(right: Right | 'any'): boolean {
  const { data } = useQuery({ ...deskMeQuery, enabled: false });
  return data !== undefined && (right === 'any' || data.rights.includes(right));
}
