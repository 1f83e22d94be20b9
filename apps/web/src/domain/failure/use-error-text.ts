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
  PackingIncomplete: ['missing'],
  CertificateRefused: ['reason'],
  RecallUnfinished: ['open'],
  PictureRefused: ['reason'],
  ImportFaulty: ['rows'],
  StatementRefused: ['reason'],
  OrdersUnsettled: ['codes'],
  TextTooComplex: ['problem', 'line'],
};

/** Where sentences are looked for: those of desk and editor are there only once their screens are. */
const places = ['errors', 'deskErrors', 'editorErrors'] as const;

/** The sentence for a failure, in the interface's language. Never the server's own text, never a stack. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations();

  return useCallback(
    (error) => {
      const { id, data } = error instanceof ApiError ? error : { id: 'Internal', data: undefined };
      const keys = places.map((place) => `${place}.${id}` as 'errors.Internal');
      const key = keys.find((candidate) => t.has(candidate));
      const values = valuesOf(data);
      const wanted: readonly string[] = wantedData[id as ErrorId] ?? [];
      return key && wanted.every((name) => name in values) ? t(key, values) : t('errors.Internal');
    },
    [t],
  );
}

function valuesOf(data: unknown): Record<string, string | number> {
  const entries = Object.entries(typeof data === 'object' && data !== null ? data : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}
