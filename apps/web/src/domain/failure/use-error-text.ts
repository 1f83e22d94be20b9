import type { ErrorData, ErrorId } from '@shop/contract/errors';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#lib/api-error.ts';

/** What a sentence needs from its error's data. A foreign backend may leave it out. */
export const wantedData: { readonly [Id in ErrorId]?: readonly (keyof ErrorData<Id>)[] } = {
  TooManyRequests: ['retryAfterSeconds'],
  InsufficientStock: ['available'],
  InvalidQuantity: ['min', 'max', 'increment'],
  DeliveryNotAllowed: ['reasonDe', 'reasonEn'],
  TooManyOpenOrders: ['most'],
  TextTooComplex: ['problem', 'line'],
};

/** The sentence for a failure, in the interface's language. Never the server's own text, never a stack. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');

  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || !t.has(error.id)) return t('Internal');
      const values = valuesOf(error.data);
      const wanted: readonly string[] = wantedData[error.id as ErrorId] ?? [];
      return wanted.every((name) => name in values) ? t(error.id, values) : t('Internal');
    },
    [t],
  );
}

function valuesOf(data: unknown): Record<string, string | number> {
  const entries = Object.entries(typeof data === 'object' && data !== null ? data : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}
