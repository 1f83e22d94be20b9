import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { allMessages } from '#testing/all-messages.ts';
import { OnboardingSessionError } from './onboarding-errors.ts';
import { useOnboardingErrorText } from './use-onboarding-error-text.ts';

const english = await allMessages('en');

function textOf(error: unknown): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" messages={english}>
      {children}
    </IntlProvider>
  );
  return renderHook(() => useOnboardingErrorText(), { wrapper }).result.current(error);
}

describe('[RG-08] in English', () => {
  const answer = { id: 'Internal', status: 500, message: 'HTTP 500' } as const;

  test.each([
    ['what is no answer at all', new TypeError('x is undefined'), 'Request failed'],
    ['an answer without a word', new ApiError({ ...answer, foreignMessage: '' }), 'Failed to complete onboarding'],
    ["a server's own words", new ApiError({ ...answer, foreignMessage: 'Try <b>later</b>' }), 'Try <b>later</b>'],
    ['an id of the catalogue', new ApiError({ ...answer, id: 'Underage' }), english.errors.Underage],
    ['an error of the server', new ApiError(answer), english.onboarding.errors.unknown],
    ['no session', new OnboardingSessionError('noSession'), english.onboarding.errors.noSession],
  ])('%s', (_case, error, text) => {
    expect(textOf(error)).toBe(text);
  });
});
