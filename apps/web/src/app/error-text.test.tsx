import { defaultShopConfig } from '@shop/contract/shop-config';
import { deskErrors } from '@shop/texts/messages/de/screens/desk-errors';
import { editorErrors } from '@shop/texts/messages/de/screens/editor-errors';
import { errors } from '@shop/texts/messages/de/screens/errors';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useErrorText, wantedData } from '#domain/failure/use-error-text.ts';
import { messageLoader } from '#i18n/message-loader.ts';
import { ApiError, type ApiErrorId } from '#lib/api-error.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { icuPlaceholders } from '#testing/icu-placeholders.ts';
import { loadLanguage, Providers } from './providers.tsx';

beforeAll(() => loadLanguage('de'));

/** What the person reads; here and not in lib, because it takes the languages. */
function textOf(error: unknown): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers config={defaultShopConfig} queryClient={createQueryClient()}>
      {children}
    </Providers>
  );
  return renderHook(() => useErrorText(), { wrapper }).result.current(error);
}

function failure(id: string, data?: unknown): ApiError {
  return new ApiError({ id: id as ApiErrorId, status: 409, message: 'raw <b>server</b> text', data });
}

describe('the sentence for', () => {
  test.each([
    ['a known error', failure('CartFull'), errors.CartFull],
    ['its data', failure('InsufficientStock', { available: 3 }), 'Davon haben wir nur noch 3 Einheiten.'],
    ['one left', failure('InsufficientStock', { available: 1 }), 'Davon haben wir nur noch eine Einheit.'],
    ['data that did not come', failure('InsufficientStock'), errors.Internal],
    ['data of another kind', failure('InsufficientStock', { available: { deep: 1 } }), errors.Internal],
    ['half of the data', failure('InvalidQuantity', { min: 5, max: 50 }), errors.Internal],
    ['a connection that failed', failure('Unreachable'), errors.Unreachable],
    ['an id of a foreign backend', failure('E_42'), errors.Internal],
    ['a mistake in the program', new TypeError('x is undefined'), errors.Internal],
    ['anything else', 'oops', errors.Internal],
  ])('%s', (_case, error, sentence) => {
    expect(textOf(error)).toBe(sentence);
  });
});

test('sentences of the desk and the editor are there once their screens are, and not before', async () => {
  const tooDeep = failure('TextTooComplex', { problem: 'depth', line: 3 });
  expect([textOf(failure('LastLead')), textOf(tooDeep)]).toEqual([errors.Internal, errors.Internal]);
  await messageLoader.loadAreas(['deskErrors', 'editorErrors']);
  expect(textOf(failure('LastLead'))).toBe(deskErrors.LastLead);
  expect(textOf(tooDeep)).toContain('in Zeile 3 zu tief');
});

test('every sentence with a placeholder says what it needs', () => {
  for (const [id, sentence] of Object.entries({ ...errors, ...deskErrors, ...editorErrors })) {
    const wanted: readonly string[] = wantedData[id as keyof typeof wantedData] ?? [];
    expect(wanted, id).toEqual(expect.arrayContaining(icuPlaceholders(sentence, 'de')));
  }
});
