import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';

/** A new address that is proven and waits for the code from the old mailbox, or for its day. */
export interface EmailChange {
  newEmail: string;
  movesAt: string;
}

export const emailChangeQuery = queryOptions({
  queryKey: patientKeys.emailChange(),
  queryFn: async ({ signal }) => readEmailChange(await call('readEmailChange', {}, { signal })),
});

/** Null when nothing waits, and with a backend that does not know of such changes. */
function readEmailChange(answer: unknown): EmailChange | null {
  const change = fieldsOf(fieldsOf(answer)?.change);
  const newEmail = textIn(change?.newEmail);
  const movesAt = textIn(change?.movesAt);
  return newEmail && movesAt ? { newEmail, movesAt } : null;
}
