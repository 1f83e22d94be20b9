import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { type FakeAnswers, fakeServer, refuse } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the sign-in dialog: a server at which one signs in, and the way to the code. */
export const email = 'clara@post.example';

export const sessionOf = (onboardingCompleted: boolean) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email, firstName: null, name: null, onboardingCompleted },
  onboardingCompleted,
});

export const unreachable = () => Promise.reject(new TypeError('fetch failed'));

/** A server at which one signs in with 123456, and is then somebody. */
export function givenServer(onboardingCompleted: boolean, answers: FakeAnswers = {}) {
  let isSignedIn = false;
  const received = fakeServer({
    readSession: () => (isSignedIn ? sessionOf(onboardingCompleted) : null),
    readLegacySession: refuse('Unauthorized'),
    sendSignInCode: () => ({ success: true, isDelayed: false }),
    signInWithCode: ({ body }) => {
      if ((body as { otp: string }).otp !== '123456') return refuse('InvalidCode')();
      isSignedIn = true;
      return { user: sessionOf(onboardingCompleted).user };
    },
    signOut: () => {
      isSignedIn = false;
      return { success: true };
    },
    ...answers,
  });
  return { received, end: () => (isSignedIn = false) };
}

export async function openDialog(locale: Locale = 'de', address = '/gibt-es-nicht') {
  const page = await renderPage(address, { locale });
  const button = within(screen.getByRole('banner')).getByRole('button', {
    name: /^(Anmelden oder registrieren|Sign in or register)$/,
  });
  await page.user.click(button);
  const dialog = await screen.findByRole('dialog');
  return { ...page, button, dialog };
}

export const emailField = () => screen.getByRole('textbox', { name: /^(E-Mail-Adresse|E-mail address)$/ });

export const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^(Ziffer|Digit) / });

export const shownCode = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

export async function goToCode(locale: Locale = 'de', address?: string) {
  const page = await openDialog(locale, address);
  await page.user.type(emailField(), `${email}{Enter}`);
  await screen.findByRole('group', { name: /^(Einmalcode|One-time code)$/ });
  return page;
}

/** After each test. */
export async function leaveSignIn(): Promise<void> {
  vi.useRealTimers();
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
}
