import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { domstrasse, sanderglacis } from './factories.ts';
import { type FakeAnswers, fakeServer, refuse } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the profile: Clara, who is registered and signed in, and what she sees. */
export const email = 'clara@post.example';

export const clara = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  email,
  phone: '+499310000144',
  birthDate: '1988-05-04',
  ...sanderglacis,
  consents: [
    { kind: 'terms-and-conditions', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
    { kind: 'privacy-policy', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
    { kind: 'health-data', acceptedAt: '2025-12-01T08:00:00.000Z', withdrawnAt: null },
    { kind: 'newsletter', acceptedAt: '2025-12-02T08:00:00.000Z', withdrawnAt: null },
  ],
};

export const sessionOf = (of: string, onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: of, firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted },
  onboardingCompleted,
});

export const mother = { id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01', ...domstrasse };

export const home: FakeAnswers = {
  readContentFile: refuse('NotFound'),
  listBlogPosts: refuse('NotFound'),
  readFaq: refuse('NotFound'),
};

/** A server at which Clara is signed in until `end()`, and can sign in again with 123456. */
export function givenServer(answers: FakeAnswers = {}) {
  let who: string | null = email;
  const received = fakeServer({
    readSession: () => (who ? sessionOf(who) : null),
    readLegacySession: refuse('Unauthorized'),
    readPersonalData: () => (who ? clara : refuse('Unauthorized')()),
    readEmailChange: () => ({ change: null }),
    listDeliveryAddresses: () => ({ items: [mother] }),
    sendSignInCode: () => ({ success: true, isDelayed: false }),
    signInWithCode: ({ body }) => {
      who = (body as { email: string }).email;
      return { user: sessionOf(who).user };
    },
    ...answers,
  });
  return { received, isOver: () => who === null, end: () => (who = null) };
}

export async function openProfile(answers: FakeAnswers = {}, locale: Locale = 'de') {
  const server = givenServer(answers);
  const page = await renderPage('/account', { locale });
  await screen.findByRole('region', { name: /^(Zur Person|About you)$/ });
  return { ...page, ...server };
}

export const main = () => within(screen.getByRole('main'));

export const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export async function change(user: UserEvent, label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
}

/** After each test. */
export async function leaveProfile(): Promise<void> {
  vi.useRealTimers();
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
}
