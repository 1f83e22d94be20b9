import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';

/** An order by its code, open or over. */
export function foundQuery(code: string, deskCall: ApiCall) {
  return queryOptions({
    queryKey: deskKeys.found(code),
    queryFn: ({ signal }) => deskCall('findOrderByCode', { query: { code } }, { signal }),
  });
}
