import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** Who is at the desk and what they may do; read anew when somebody's rights change. */
export const meQuery = queryOptions({
  queryKey: deskKeys.me(),
  queryFn: ({ signal }) => call('readDeskMe', {}, { signal }),
});
