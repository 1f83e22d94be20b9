import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

async function logIn(username: string, password: string) {
  const page = await renderPage('/cms/login');
  if (username) await page.user.type(screen.getByRole('textbox', { name: 'Benutzername' }), username);
  if (password) await page.user.type(screen.getByLabelText('Passwort'), password);
  await page.user.click(screen.getByRole('button', { name: 'Anmelden' }));
  return page;
}

describe('[CM-01] the login', () => {
  test('wants both a user name and a password', async () => {
    const received = fakeServer({ editorLogin: () => ({ token: 'x' }) });
    await logIn('', '');
    expect(screen.getByText('Bitte geben Sie Ihren Benutzernamen ein.')).toBeInTheDocument();
    expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Benutzername' })).toHaveFocus();
    expect(received.editorLogin).toBeUndefined();
  });

  test('keeps the token in the browser and leads into the editor', async () => {
    const received = fakeServer({
      editorLogin: () => ({ token: 'token-of-anna' }),
      listEditorFiles: neverAnswers,
      readEditorFile: neverAnswers,
    });
    const { router } = await logIn(' anna ', 'geheim ');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms'));
    expect(received.editorLogin?.[0]?.body).toEqual({ username: 'anna', password: 'geheim ' });
    expect(readStored('cms_token')).toBe('token-of-anna');
  });

  test("says 'Login fehlgeschlagen'", async () => {
    fakeServer({ editorLogin: refuse('LoginFailed') });
    await logIn('anna', 'falsch');
    expect(await screen.findByText('Login fehlgeschlagen')).toBeInTheDocument();
    expect(screen.getByText('Bitte prüfen Sie Benutzername und Passwort.')).toBeInTheDocument();
    expect(readStored('cms_token')).toBeNull();
  });

  test('says how long to wait after too many tries, and asks nobody until then', async () => {
    const received = fakeServer({ editorLogin: refuse('TooManyRequests', { retryAfterSeconds: 754 }) });
    const { user } = await logIn('anna', 'falsch');
    expect(await screen.findByText(/Bitte warten Sie noch 12:3\d Minuten/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(received.editorLogin).toHaveLength(1);
  });

  test('shows the password when asked to', async () => {
    const { user } = await renderPage('/cms/login');
    await user.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
    expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
  });
});
