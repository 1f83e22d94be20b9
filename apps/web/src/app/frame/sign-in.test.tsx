import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentCartSession } from '#domain/cart/cart-events.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { readStored, store } from '#lib/storage.ts';
import * as at from '#testing/at-sign-in.ts';
import { type FakeAnswers, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(at.leaveSignIn);

describe('the way in', () => {
  test('[AU-01] an e-mail address, then a code of six digits that sends itself', async () => {
    const { received } = at.givenServer(true);
    const { user } = await at.openDialog();
    expect(screen.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(at.emailField()).toHaveFocus();
    expect(at.emailField()).toHaveAttribute('type', 'email');
    await user.type(at.emailField(), `${at.email}{Enter}`);

    expect(await screen.findByRole('dialog', { name: 'Code eingeben' })).toHaveTextContent(at.email);
    expect(received.sendSignInCode?.[0]?.body).toEqual({ email: at.email, type: 'sign-in' });
    expect(at.boxes()[0]).toHaveFocus();
    await user.paste('12 34-5');
    expect(received.signInWithCode).toBeUndefined();
    await user.keyboard('6');

    expect(await screen.findByText('Sie sind angemeldet.')).toHaveFocus();
    expect(received.signInWithCode?.map(({ body }) => body)).toEqual([{ email: at.email, otp: '123456' }]);
  });

  test('what is no address is said before anything is sent', async () => {
    const { received } = at.givenServer(true);
    const { user } = await at.openDialog();
    await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    expect(at.emailField()).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await user.type(at.emailField(), 'clara@post{Enter}');
    expect(at.emailField()).toHaveAccessibleDescription(/nicht vollständig/);
    expect(received.sendSignInCode).toBeUndefined();
  });

  test('the language of the interface goes along, for the mail', async () => {
    const { received } = at.givenServer(true);
    await at.goToCode('en');
    expect(received.sendSignInCode?.[0]?.headers.get('accept-language')).toBe('en');
  });

  test('another address: the one typed is still there', async () => {
    at.givenServer(true);
    const { user } = await at.goToCode();
    await user.click(screen.getByRole('button', { name: 'E-Mail ändern' }));
    expect(at.emailField()).toHaveValue(at.email);
    expect(at.emailField()).toHaveFocus();
  });

  test('the same address again leads on to the code that is on its way, without asking for a second one', async () => {
    const { received } = at.givenServer(true);
    const { user } = await at.goToCode();
    await user.click(screen.getByRole('button', { name: 'E-Mail ändern' }));
    await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    expect(at.boxes()).toHaveLength(6);
    expect(received.sendSignInCode).toHaveLength(1);
  });

  test('tells to wait when mails go out late', async () => {
    at.givenServer(true, { sendSignInCode: () => ({ success: true, isDelayed: true }) });
    await at.goToCode();
    expect(screen.getByText(/kommen gerade verspätet an/)).toBeVisible();
    expect(screen.getByText(/Spam-Ordner.*fünf Minuten/)).toBeVisible();
  });

  test('[AU-09] a token in the answer is stored and sent from then on', async () => {
    const { received } = at.givenServer(true, {
      signInWithCode: () => Response.json({ token: 't0ken' }),
      readSession: ({ headers }) => (headers.get('authorization') === 'Bearer t0ken' ? at.sessionOf(true) : null),
    });
    const { user } = await at.goToCode();
    await user.paste('123456');
    expect(await screen.findByRole('button', { name: /^Guten Tag, clara/, hidden: true })).toBeInTheDocument();
    expect(readStored('auth_token')).toBe('t0ken');
    expect(received.signInWithCode?.[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('[AU-02] asking again', () => {
  test('within 1500 ms is ignored, and the time is kept in `auth:otpLastSent`', async () => {
    const { received } = at.givenServer(true, { sendSignInCode: refuse('Internal') });
    const { user } = await at.openDialog();
    await user.type(at.emailField(), at.email);
    store('auth:otpLastSent', Date.now());
    await user.keyboard('{Enter}');
    expect(received.sendSignInCode).toBeUndefined();

    store('auth:otpLastSent', Date.now() - 1501);
    await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    await waitFor(() => expect(received.sendSignInCode).toHaveLength(1));
    // What could not be sent does not count.
    expect(await screen.findByText('Senden des Codes fehlgeschlagen.')).toBeVisible();
    expect(readStored('auth:otpLastSent')).toBeNull();
  });

  test('the time of the last code is stored, and cleared on sign-in', async () => {
    at.givenServer(true);
    const { user } = await at.goToCode();
    expect(Date.now() - (readStored('auth:otpLastSent') ?? 0)).toBeLessThan(10_000);
    await user.paste('123456');
    await screen.findByText('Sie sind angemeldet.');
    await waitFor(() => expect(readStored('auth:otpLastSent')).toBeNull());
  });

  test('counts down until the server would send again, then sends and begins anew', async () => {
    const { received } = at.givenServer(true);
    await at.goToCode();
    const resend = () => screen.getByRole('button', { name: /erneut senden/i });
    expect(resend()).toHaveTextContent(/^Erneut senden in (30|29)/);
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(resend());
    expect(received.sendSignInCode).toHaveLength(1);

    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    await waitFor(() => expect(resend()).toHaveTextContent('Code erneut senden'));
    fireEvent.click(resend());
    expect(await screen.findByText(/Wir haben einen neuen Code gesendet/)).toBeVisible();
    expect(received.sendSignInCode).toHaveLength(2);
    expect(resend()).toHaveTextContent(/^Erneut senden in/);
  });

  test('a refusal of the server is shown as the time to wait', async () => {
    at.givenServer(true, { sendSignInCode: refuse('TooManyRequests', { retryAfterSeconds: 17 }) });
    const { user } = await at.openDialog();
    await user.type(at.emailField(), `${at.email}{Enter}`);
    expect(
      await screen.findByText(/^Das waren zu viele Versuche in kurzer Zeit\. Bitte warten Sie 17 Sekunden und/),
    ).toBeVisible();

    // A code that came before the page was loaded anew can still be used.
    await user.click(screen.getByRole('button', { name: 'Ich habe schon einen Code' }));
    expect(screen.getByRole('button', { name: /^Erneut senden in 1[67]/ })).toBeVisible();
    await user.paste('123456');
    expect(await screen.findByText('Sie sind angemeldet.')).toBeVisible();
  });

  test('an hour is told in minutes', async () => {
    at.givenServer(true, { sendSignInCode: refuse('TooManyRequests', { retryAfterSeconds: 2999 }) });
    const { user } = await at.openDialog();
    await user.type(at.emailField(), `${at.email}{Enter}`);
    expect(await screen.findByText(/^Das waren zu viele Versuche\. Bitte warten Sie 50 Minuten und/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ich habe schon einen Code' }));
    expect(screen.getByRole('button', { name: /^Erneut senden in 49:5\d.min/ })).toBeVisible();
  });
});

describe('[AU-04] success', () => {
  test('closes the dialog after 1.2 s for a patient, and the focus is where it was', async () => {
    let signedInAt = 0;
    at.givenServer(true, {
      signInWithCode: () => {
        signedInAt = Date.now();
        return { user: at.sessionOf(true).user };
      },
      readSession: () => (signedInAt > 0 ? at.sessionOf(true) : null),
    });
    const before = currentCartSession();
    const { user } = await at.goToCode();
    await user.paste('123456');
    const success = await screen.findByText('Sie sind angemeldet.');
    const greeting = await screen.findByRole('button', { name: 'Guten Tag, clara. Konto öffnen', hidden: true });
    expect(success).toBeVisible();
    expect(currentCartSession()).toBe(before + 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Date.now() - signedInAt).toBeGreaterThanOrEqual(1200);
    expect(greeting).toBeVisible();
  });

  test.each<[string, FakeAnswers]>([
    ['whose registration is missing', {}],
    ['whose state is not told', { readSession: () => Response.json({ sessionId: 's1' }) }],
    ['whose state cannot be read', { readSession: at.unreachable, readLegacySession: at.unreachable }],
  ])('leads to the registration for somebody %s', async (_case, answers) => {
    at.givenServer(false, answers);
    const page = await renderPage('/gibt-es-nicht', { locale: 'en' });
    await act(async () => openLogin());
    await page.user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), `${at.email}{Enter}`);
    await screen.findByRole('group', { name: 'One-time code' });
    await page.user.paste('123456');

    expect(await screen.findByText('Almost done — please complete your registration below.')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(screen.getByText('If you close this window, we sign you out.')).toBeVisible();
  });
});

describe('a browser that keeps no cookies', () => {
  test('is told about it, and the address is still there', async () => {
    at.givenServer(true, { readSession: () => null });
    const { user } = await at.goToCode();
    await user.paste('123456');
    expect(await screen.findByText(/Ihr Browser speichert die Anmeldung nicht/)).toBeVisible();
    expect(at.emailField()).toHaveValue(at.email);
  });
});

test('closing it before the code is entered signs nobody out', async () => {
  const { received } = at.givenServer(true);
  const { user, button } = await at.goToCode();
  await user.keyboard('{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(received.signOut).toBeUndefined();
  expect(button).toBeVisible();
});

test('while the code is checked nothing else is sent', async () => {
  const { received } = at.givenServer(true, { signInWithCode: neverAnswers });
  const { user } = await at.goToCode();
  await user.paste('123456');
  await waitFor(() => expect(received.signInWithCode).toHaveLength(1));
  await user.keyboard('9{Enter}');
  await user.paste('654321');
  expect(at.shownCode()).toBe('123456');
  expect(received.signInWithCode).toHaveLength(1);
});
