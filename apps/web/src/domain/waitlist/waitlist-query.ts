import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';

/** What the patient waits for, in the order of joining. */
export const waitlistQuery = queryOptions({
  queryKey: patientKeys.waitlist(),
  queryFn: async ({ signal }) => (await call('readWaitlist', {}, { signal })).items,
});
