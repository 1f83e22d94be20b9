import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { arrayIn, fieldsOf, textIn, wholeNumberIn } from '#lib/read-fields.ts';

interface AffectedOrder {
  code: string;
  date: string | null;
  totalCents: number | null;
}

/** What a withdrawal does, or has done. */
export interface Consequences {
  cancelled: AffectedOrder[];
  carriedOut: AffectedOrder[];
  deletedFiles: string[];
  keptFiles: { fileName: string; orderCode: string; until: string | null }[];
}

/** Asked anew whenever the dialog opens: a minute ago it may have been different. */
export const consentWithdrawalQuery = queryOptions({
  queryKey: patientKeys.consentWithdrawal(),
  queryFn: async ({ signal }) => readConsequences(await call('readConsentWithdrawal', {}, { signal })),
  gcTime: 0,
  staleTime: 0,
});

export async function withdrawConsent(): Promise<Consequences> {
  return readConsequences(await call('withdrawConsent', {}));
}

function readConsequences(answer: unknown): Consequences {
  const fields = fieldsOf(answer);
  return {
    cancelled: arrayIn(fields?.cancelled).map(readOrder),
    carriedOut: arrayIn(fields?.carriedOut).map(readOrder),
    deletedFiles: arrayIn(fields?.deletedFiles).map((file) => textIn(fieldsOf(file)?.fileName) ?? ''),
    keptFiles: arrayIn(fields?.keptFiles)
      .map(fieldsOf)
      .map((file) => ({
        fileName: textIn(file?.fileName) ?? '',
        orderCode: textIn(file?.orderCode) ?? '',
        until: textIn(file?.until),
      })),
  };
}

function readOrder(order: unknown): AffectedOrder {
  const fields = fieldsOf(order);
  return {
    code: textIn(fields?.code) ?? '',
    date: textIn(fields?.date),
    totalCents: wholeNumberIn(fields?.totalCent),
  };
}
