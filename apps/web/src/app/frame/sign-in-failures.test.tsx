import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import * as at from '#testing/at-sign-in.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(at.leaveSignIn);

describe('[AU-10] a failure is told in the words of the server first', () => {
  test.each<[string, FakeAnswers['sendSignInCode'], Locale, string]>([
    [
      'a server without ids',
      () => Response.json({ message: 'Bitte <b>später</b>' }, { status: 400 }),
      'de',
      'Bitte später',
    ],
    [
      'an id',
      refuse('Unavailable'),
      'de',
      'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
    ],
    ['no reason', refuse('Internal'), 'de', 'Senden des Codes fehlgeschlagen.'],
    ['no reason', refuse('Internal'), 'en', 'Failed to send code.'],
    ['nothing at all', () => new Response('', { status: 400 }), 'en', 'Failed to send code.'],
    ['no answer', at.unreachable, 'de', 'Anfrage fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung.'],
    ['no answer', at.unreachable, 'en', 'Request failed. Please check your internet connection.'],
  ])('sending: %s', async (_case, sendSignInCode, locale, text) => {
    at.givenServer(true, { ...(sendSignInCode && { sendSignInCode }) });
    const { user } = await at.openDialog(locale);
    await user.type(at.emailField(), `${at.email}{Enter}`);
    await waitFor(() => expect(at.emailField()).toHaveAccessibleDescription(text));
    expect(at.emailField()).toHaveValue(at.email);
    expect(at.emailField()).toBeInvalid();
  });

  test.each<[string, FakeAnswers['signInWithCode'], Locale, string | RegExp]>([
    ['a wrong code', refuse('InvalidCode'), 'de', /^Dieser Code stimmt nicht\./],
    ['an expired code', refuse('CodeExpired'), 'de', 'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.'],
    ['too many guesses', refuse('TooManyAttempts'), 'en', 'There were too many attempts. Please ask for a new code.'],
    ['no reason', refuse('Internal'), 'de', 'Anmeldung fehlgeschlagen.'],
    ['no reason', refuse('Internal'), 'en', 'Sign-in failed.'],
    ['a server without ids', () => Response.json({ message: 'Nope.' }, { status: 401 }), 'en', 'Nope.'],
    ['no answer', at.unreachable, 'en', /^Request failed/],
  ])('signing in: %s', async (_case, signInWithCode, locale, text) => {
    const { received } = at.givenServer(true, { ...(signInWithCode && { signInWithCode }) });
    const { user } = await at.goToCode(locale);
    await user.paste('654321');
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();

    expect(at.shownCode()).toBe('654321');
    for (const box of at.boxes()) expect(box).toBeInvalid();
    expect(at.boxes()[0]).toHaveFocus();
    expect(received.signInWithCode).toHaveLength(1);
    await user.keyboard('1');
    expect(at.shownCode()).toBe('1');
    expect(received.signInWithCode).toHaveLength(1);
    for (const box of at.boxes()) expect(box).not.toBeInvalid();
  });

  test('codes that are used up: how long to wait, and whom to call; nothing contradicts it', async () => {
    const late = refuse('TooManyRequests', { retryAfterSeconds: 7200 });
    at.givenServer(true, { signInWithCode: late });
    const { user } = await at.goToCode();
    await user.paste('654321');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Bitte warten Sie 2 Stunden/)).toBeVisible();
    expect(dialog.getByText(/^Kommen Sie nicht weiter\?/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /^\+?[\d ]+/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  test('a code with a gap is not sent', async () => {
    const { received } = at.givenServer(true);
    const { user } = await at.goToCode();
    await user.keyboard('123{Enter}');
    expect(screen.getByText('Bitte geben Sie alle sechs Ziffern ein.')).toBeVisible();
    expect(received.signInWithCode).toBeUndefined();
  });
});
