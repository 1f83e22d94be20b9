import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentCartSession } from '#domain/cart/cart-events.ts';
import { closeLogin, openLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import { readStored, store } from '#lib/storage.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const email = 'clara@post.example';

const sessionOf = (onboardingCompleted: boolean) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email, firstName: null, name: null, onboardingCompleted },
  onboardingCompleted,
});

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
});

/** A server at which one signs in with 123456, and is then somebody. */
function givenServer(onboardingCompleted: boolean, answers: FakeAnswers = {}) {
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

async function openDialog(locale: Locale = 'de', address = '/gibt-es-nicht') {
  const page = await renderPage(address, { locale });
  const button = within(screen.getByRole('banner')).getByRole('button', {
    name: /^(Anmelden oder registrieren|Sign in or register)$/,
  });
  await page.user.click(button);
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  return { ...page, button, dialog };
}

const emailField = () => screen.getByRole('textbox', { name: /^(E-Mail-Adresse|E-mail address)$/ });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^(Ziffer|Digit) / });
const shownCode = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

async function goToCode(locale: Locale = 'de', address?: string) {
  const page = await openDialog(locale, address);
  await page.user.type(emailField(), `${email}{Enter}`);
  await screen.findByRole('group', { name: /^(Einmalcode|One-time code)$/ });
  return page;
}

describe('the way in', () => {
  test('[AU-01] an e-mail address, then a code of six digits that sends itself', async () => {
    const { received } = givenServer(true);
    const { user } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAttribute('type', 'email');
    await user.type(emailField(), `${email}{Enter}`);

    expect(await screen.findByRole('dialog', { name: 'Code eingeben' })).toHaveTextContent(email);
    expect(received.sendSignInCode?.[0]?.body).toEqual({ email, type: 'sign-in' });
    expect(boxes()[0]).toHaveFocus();
    await user.paste('12 34-5');
    expect(received.signInWithCode).toBeUndefined();
    await user.keyboard('6');

    expect(await screen.findByText('Sie sind angemeldet.')).toHaveFocus();
    expect(received.signInWithCode?.map(({ body }) => body)).toEqual([{ email, otp: '123456' }]);
  });

  test('what is no address is said before anything is sent', async () => {
    const { received } = givenServer(true);
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    expect(emailField()).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await user.type(emailField(), 'clara@post{Enter}');
    expect(emailField()).toHaveAccessibleDescription(/nicht vollständig/);
    expect(received.sendSignInCode).toBeUndefined();
  });

  test('the language of the interface goes along, for the mail', async () => {
    const { received } = givenServer(true);
    await goToCode('en');
    expect(received.sendSignInCode?.[0]?.headers.get('accept-language')).toBe('en');
  });

  test('another address: the one typed is still there', async () => {
    givenServer(true);
    const { user } = await goToCode();
    await user.click(screen.getByRole('button', { name: 'E-Mail ändern' }));
    expect(emailField()).toHaveValue(email);
    expect(emailField()).toHaveFocus();
  });

  test('the same address again leads on to the code that is on its way, without asking for a second one', async () => {
    const { received } = givenServer(true);
    const { user } = await goToCode();
    await user.click(screen.getByRole('button', { name: 'E-Mail ändern' }));
    await user.click(screen.getByRole('button', { name: 'Code anfordern' }));
    expect(boxes()).toHaveLength(6);
    expect(received.sendSignInCode).toHaveLength(1);
  });

  test('tells to wait when mails go out late', async () => {
    givenServer(true, { sendSignInCode: () => ({ success: true, isDelayed: true }) });
    await goToCode();
    expect(screen.getByText(/gehen gerade verzögert hinaus/)).toBeVisible();
    expect(screen.getByText(/Spam-Ordner.*fünf Minuten/)).toBeVisible();
  });

  test('[AU-09] a token in the answer is stored and sent from then on', async () => {
    const { received } = givenServer(true, {
      signInWithCode: () => Response.json({ token: 't0ken' }),
      readSession: ({ headers }) => (headers.get('authorization') === 'Bearer t0ken' ? sessionOf(true) : null),
    });
    const { user } = await goToCode();
    await user.paste('123456');
    expect(await screen.findByRole('button', { name: /^Guten Tag, clara/, hidden: true })).toBeInTheDocument();
    expect(readStored('auth_token')).toBe('t0ken');
    expect(received.signInWithCode?.[0]?.headers.get('authorization')).toBeNull();
  });
});

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
    ['no answer', unreachable, 'de', 'Anfrage fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung.'],
    ['no answer', unreachable, 'en', 'Request failed. Please check your internet connection.'],
  ])('sending: %s', async (_case, sendSignInCode, locale, text) => {
    givenServer(true, { ...(sendSignInCode && { sendSignInCode }) });
    const { user } = await openDialog(locale);
    await user.type(emailField(), `${email}{Enter}`);
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription(text));
    expect(emailField()).toHaveValue(email);
    expect(emailField()).toBeInvalid();
  });

  test.each<[string, FakeAnswers['signInWithCode'], Locale, string | RegExp]>([
    ['a wrong code', refuse('InvalidCode'), 'de', /^Dieser Code stimmt nicht\./],
    ['an expired code', refuse('CodeExpired'), 'de', 'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.'],
    ['too many guesses', refuse('TooManyAttempts'), 'en', 'Too many attempts. Please ask for a new code.'],
    ['no reason', refuse('Internal'), 'de', 'Anmeldung fehlgeschlagen.'],
    ['no reason', refuse('Internal'), 'en', 'Sign-in failed.'],
    ['a server without ids', () => Response.json({ message: 'Nope.' }, { status: 401 }), 'en', 'Nope.'],
    ['no answer', unreachable, 'en', /^Request failed/],
  ])('signing in: %s', async (_case, signInWithCode, locale, text) => {
    const { received } = givenServer(true, { ...(signInWithCode && { signInWithCode }) });
    const { user } = await goToCode(locale);
    await user.paste('654321');
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();

    expect(shownCode()).toBe('654321');
    for (const box of boxes()) expect(box).toBeInvalid();
    expect(boxes()[0]).toHaveFocus();
    expect(received.signInWithCode).toHaveLength(1);
    await user.keyboard('1');
    expect(shownCode()).toBe('1');
    expect(received.signInWithCode).toHaveLength(1);
    for (const box of boxes()) expect(box).not.toBeInvalid();
  });

  test('a code with a gap is not sent', async () => {
    const { received } = givenServer(true);
    const { user } = await goToCode();
    await user.keyboard('123{Enter}');
    expect(screen.getByText('Bitte geben Sie alle sechs Ziffern ein.')).toBeVisible();
    expect(received.signInWithCode).toBeUndefined();
  });
});

describe('[AU-02] asking again', () => {
  test('within 1500 ms is ignored, and the time is kept in `auth:otpLastSent`', async () => {
    const { received } = givenServer(true, { sendSignInCode: refuse('Internal') });
    const { user } = await openDialog();
    await user.type(emailField(), email);
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
    givenServer(true);
    const { user } = await goToCode();
    expect(Date.now() - (readStored('auth:otpLastSent') ?? 0)).toBeLessThan(10_000);
    await user.paste('123456');
    await screen.findByText('Sie sind angemeldet.');
    await waitFor(() => expect(readStored('auth:otpLastSent')).toBeNull());
  });

  test('counts down until the server would send again, then sends and begins anew', async () => {
    const { received } = givenServer(true);
    await goToCode();
    const resend = () => screen.getByRole('button', { name: /erneut senden/i });
    expect(resend()).toHaveTextContent(/^Erneut senden in (30|29)/);
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(resend());
    expect(received.sendSignInCode).toHaveLength(1);

    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    await waitFor(() => expect(resend()).toHaveTextContent('Code erneut senden'), { timeout: 3000 });
    fireEvent.click(resend());
    expect(await screen.findByText(/Wir haben einen neuen Code gesendet/)).toBeVisible();
    expect(received.sendSignInCode).toHaveLength(2);
    expect(resend()).toHaveTextContent(/^Erneut senden in/);
  });

  test('a refusal of the server is shown as the time to wait', async () => {
    givenServer(true, { sendSignInCode: refuse('TooManyRequests', { retryAfterSeconds: 17 }) });
    const { user } = await openDialog();
    await user.type(emailField(), `${email}{Enter}`);
    expect(await screen.findByText('Zu viele Anfragen. Bitte warten Sie 17 Sekunden.')).toBeVisible();

    // A code that came before the page was loaded anew can still be used.
    await user.click(screen.getByRole('button', { name: 'Ich habe schon einen Code' }));
    expect(screen.getByRole('button', { name: /^Erneut senden in 1[67]/ })).toBeVisible();
    await user.paste('123456');
    expect(await screen.findByText('Sie sind angemeldet.')).toBeVisible();
  });

  test('an hour is told in minutes', async () => {
    givenServer(true, { sendSignInCode: refuse('TooManyRequests', { retryAfterSeconds: 2999 }) });
    const { user } = await openDialog();
    await user.type(emailField(), `${email}{Enter}`);
    expect(await screen.findByText('Zu viele Anfragen. Bitte warten Sie 50 Minuten.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ich habe schon einen Code' }));
    expect(screen.getByRole('button', { name: /^Erneut senden in 49:5\d.min/ })).toBeVisible();
  });
});

describe('[AU-04] success', () => {
  test('closes the dialog after 1.2 s for a patient, and the focus is where it was', async () => {
    let signedInAt = 0;
    givenServer(true, {
      signInWithCode: () => {
        signedInAt = Date.now();
        return { user: sessionOf(true).user };
      },
      readSession: () => (signedInAt > 0 ? sessionOf(true) : null),
    });
    const before = currentCartSession();
    const { user } = await goToCode();
    await user.paste('123456');
    const success = await screen.findByText('Sie sind angemeldet.');
    const greeting = await screen.findByRole('button', { name: 'Guten Tag, clara. Konto öffnen', hidden: true });
    expect(success).toBeVisible();
    expect(currentCartSession()).toBe(before + 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 3000 });
    expect(Date.now() - signedInAt).toBeGreaterThanOrEqual(1200);
    expect(greeting).toBeVisible();
  });

  test.each<[string, FakeAnswers]>([
    ['whose registration is missing', {}],
    ['whose state is not told', { readSession: () => Response.json({ sessionId: 's1' }) }],
    ['whose state cannot be read', { readSession: unreachable, readLegacySession: unreachable }],
  ])('leads to the registration for somebody %s', async (_case, answers) => {
    givenServer(false, answers);
    const page = await renderPage('/gibt-es-nicht', { locale: 'en' });
    await act(async () => openLogin());
    await page.user.type(
      await screen.findByRole('textbox', { name: 'E-mail address' }, { timeout: 4000 }),
      `${email}{Enter}`,
    );
    await screen.findByRole('group', { name: 'One-time code' });
    await page.user.paste('123456');

    expect(
      await screen.findByText('Almost done — please complete your registration below.', {}, { timeout: 4000 }),
    ).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(screen.getByText('If you close this window, we sign you out.')).toBeVisible();
  });
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

async function goToOnboarding(answers: FakeAnswers = {}) {
  const server = givenServer(false, answers);
  const page = await goToCode();
  await page.user.paste('123456');
  await screen.findByText(
    'Fast geschafft – bitte vervollständigen Sie unten Ihre Registrierung.',
    {},
    { timeout: 4000 },
  );
  return { ...page, ...server };
}

async function fillAndSubmit(user: Awaited<ReturnType<typeof goToOnboarding>>['user']) {
  const values = {
    firstName: 'Clara',
    lastName: 'Vogelsang',
    phone: '931 0000144',
    street: 'Sanderglacis',
    houseNumber: '14',
    postalCode: '97072',
    city: 'Würzburg',
    birthDay: '31',
    birthMonth: '3',
    birthYear: '1955',
  };
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  if (!field('isAccepted').checked) await user.click(field('isAccepted'));
  await user.click(screen.getByRole('button', { name: /^Registrie.?rung ab.?schließen$/ }));
}

describe('[AU-05] the registration in the dialog', () => {
  test('closing it signs out and resets everything', async () => {
    const { user, received } = await goToOnboarding();
    store('auth_token', 'x');
    await user.click(screen.getByRole('button', { name: 'Schließen und abmelden' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received.signOut).toHaveLength(1);
    await waitFor(() => expect(readStored('auth_token')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Anmelden oder registrieren' }));
    expect(emailField()).toHaveValue('');
    expect(field('firstName')).toBeNull();
  });

  test('completing it refreshes the session and closes the dialog', async () => {
    const { user, received } = await goToOnboarding({ completeOnboarding: () => ({ success: true }) });
    const before = received.readSession?.length ?? 0;
    await fillAndSubmit(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received.signOut).toBeUndefined();
    expect(screen.getByText('Registrierung abgeschlossen.')).toBeVisible();
    await waitFor(() => expect(received.readSession?.length).toBeGreaterThan(before + 1));
  });

  test('[RG-09] one that was done before completes at once', async () => {
    let reads = 0;
    givenServer(false, { readSession: () => sessionOf(++reads > 2) });
    const page = await renderPage('/gibt-es-nicht');
    await act(async () => openLogin());
    await page.user.type(
      await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }, { timeout: 4000 }),
      `${email}{Enter}`,
    );
    await screen.findByRole('group', { name: 'Einmalcode' });
    await page.user.paste('123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(screen.getByText('Registrierung abgeschlossen.')).toBeVisible();
  });

  test('a session that ends meanwhile: one signs in again and finds the form as it was', async () => {
    const { user, end, received } = await goToOnboarding({ completeOnboarding: () => ({ success: true }) });
    end();
    await fillAndSubmit(user);

    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(emailField()).toHaveValue(email);
    await user.type(emailField(), '{Enter}');
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');

    expect(await screen.findByRole('dialog', { name: 'Registrierung' })).toBeVisible();
    expect(received.sendSignInCode).toHaveLength(2);
    expect(field('firstName')).toHaveValue('Clara');
    expect(field('isAccepted')).toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Registrie.?rung ab.?schließen$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a browser that keeps no cookies', () => {
  test('is told about it, and the address is still there', async () => {
    givenServer(true, { readSession: () => null });
    const { user } = await goToCode();
    await user.paste('123456');
    expect(await screen.findByText(/Ihr Browser speichert die Anmeldung nicht/)).toBeVisible();
    expect(emailField()).toHaveValue(email);
  });
});

test('closing it before the code is entered signs nobody out', async () => {
  const { received } = givenServer(true);
  const { user, button } = await goToCode();
  await user.keyboard('{Escape}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(received.signOut).toBeUndefined();
  expect(button).toBeVisible();
});

test('while the code is checked nothing else is sent', async () => {
  const { received } = givenServer(true, { signInWithCode: neverAnswers });
  const { user } = await goToCode();
  await user.paste('123456');
  await waitFor(() => expect(received.signInWithCode).toHaveLength(1));
  await user.keyboard('9{Enter}');
  await user.paste('654321');
  expect(shownCode()).toBe('123456');
  expect(received.signInWithCode).toHaveLength(1);
});

describe('at /register', () => {
  test('a guest signs in over the form, which stays as it is and is not shown twice', async () => {
    givenServer(false);
    const { user } = await renderPage('/register');
    fireEvent.change(field('firstName'), { target: { value: 'Clara' } });
    await user.click(await screen.findByRole('button', { name: 'Jetzt anmelden' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }, { timeout: 4000 }),
      `${email}{Enter}`,
    );
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');
    await screen.findByText('Sie sind angemeldet.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 3000 });

    expect(screen.getByText(`Angemeldet als ${email}`)).toBeVisible();
    expect(document.querySelectorAll('[name="firstName"]')).toHaveLength(1);
    expect(field('firstName')).toHaveValue('Clara');
    expect(screen.queryByRole('button', { name: 'Jetzt anmelden' })).not.toBeInTheDocument();
  });

  test('[RG-07] a session that is refused opens the dialog over the form', async () => {
    fakeServer({ readSession: () => sessionOf(false), completeOnboarding: refuse('Unauthorized') });
    const { user } = await renderPage('/register');
    await screen.findByText(`Angemeldet als ${email}`);
    await fillAndSubmit(user);
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' }, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText(/^Ihre Anmeldung ist ungültig oder nicht vorhanden\./)).toBeInTheDocument();
    expect(field('firstName')).toHaveValue('Clara');
  });
});
