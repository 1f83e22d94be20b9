import { errors as germanErrors } from '@shop/texts/messages/de/screens/errors';
import { onboarding as german } from '@shop/texts/messages/de/screens/onboarding';
import { onboarding as english } from '@shop/texts/messages/en/screens/onboarding';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import * as at from '#testing/at-registration.ts';
import { refuse } from '#testing/fake-server.ts';

describe('[RG-04] without a session', () => {
  test.each<[Locale, string]>([
    ['en', 'No authenticated session found — please sign in (OTP) before completing registration.'],
    ['de', german.errors.noSession],
  ])('nothing is sent and the form says so in %s', async (locale, text) => {
    const { user, received } = await at.openForm(at.nobody, locale);
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(text);
    expect(received.completeOnboarding).toBeUndefined();
    at.expectValues();
  });

  test('a server that has no sign-in yet means the same', async () => {
    const { user } = await at.openForm({ readSession: refuse('NotFound'), readLegacySession: refuse('NotFound') });
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(german.errors.noSession);
  });

  test('the legacy endpoint is asked before anybody is turned away', async () => {
    const { user, received } = await at.openForm({
      readSession: () => null,
      readLegacySession: () => ({ ...at.patient, onboardingCompleted: false }),
      completeOnboarding: () => ({ success: true }),
    });
    await at.fill(user);
    await at.submit(user);
    await screen.findByRole('heading', { name: german.complete });
    expect(received.readLegacySession).toHaveLength(1);
  });

  test('a connection that is gone is not taken for a missing session', async () => {
    const lost = () => Promise.reject(new TypeError('fetch failed'));
    const { user } = await at.openForm({ readSession: lost, readLegacySession: lost });
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(germanErrors.Unreachable);
    at.expectValues();
  });
});

describe('[RG-07] a session that the server refuses', () => {
  const notImplemented = () => Response.json({ message: 'x' }, { status: 501 });

  test.each([
    ['HTTP 501', notImplemented],
    ['Unauthorized', refuse('Unauthorized')],
    ['Unauthorized as a message', () => Response.json({ message: 'Unauthorized' }, { status: 400 })],
  ])('%s: it is refreshed and the registration tried once more', async (_case, refusal) => {
    const calls: string[] = [];
    const { user } = await at.openForm({
      readSession: () => {
        calls.push('session');
        return at.signedIn();
      },
      completeOnboarding: () => {
        calls.push('registration');
        return calls.filter((name) => name === 'registration').length === 1 ? refusal() : { success: true };
      },
    });
    await screen.findByText('Angemeldet als clara@post.example');
    await at.fill(user);
    calls.length = 0;
    await at.submit(user);
    await screen.findByRole('heading', { name: german.complete });
    expect(calls.slice(0, 4)).toEqual(['session', 'registration', 'session', 'registration']);
    expect(calls.slice(4)).not.toContain('registration');
  });

  test.each<[Locale, string]>([
    ['en', 'Your session appears invalid or not present. Please sign in again using the OTP and retry registration.'],
    ['de', german.errors.sessionInvalid],
  ])('refused twice, the form says so in %s and tries no third time', async (locale, text) => {
    const { user, received } = await at.openForm({ completeOnboarding: notImplemented }, locale);
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(text);
    expect(received.completeOnboarding).toHaveLength(2);
    at.expectValues();
  });

  test('another refusal at the retry is told as what it is', async () => {
    let tries = 0;
    const completeOnboarding = () => (++tries === 1 ? notImplemented() : refuse('PhoneNumberInvalid')());
    const { user } = await at.openForm({ completeOnboarding });
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(german.errors.PhoneNumberInvalid);
  });
});

describe('[RG-08] another failure is told', () => {
  const unknown = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut oder kontaktiere den Support.';
  const foreign = (body: unknown, status = 400) => Response.json(body, { status });

  test.each<[string, () => Response, string, string | null]>([
    ['an invalid phone number', refuse('PhoneNumberInvalid'), german.errors.PhoneNumberInvalid, 'phone'],
    [
      'a registered phone number',
      refuse('UniqueConstraintViolation', { kind: 'phoneNumber' }),
      german.errors.UniqueConstraintViolation.phone,
      'phone',
    ],
    [
      'a registered e-mail address',
      refuse('UniqueConstraintViolation', { kind: 'email' }),
      german.errors.UniqueConstraintViolation.email,
      null,
    ],
    [
      'a registered value of no kind',
      () => foreign({ id: 'UniqueConstraintViolation' }, 409),
      german.errors.UniqueConstraintViolation.value,
      null,
    ],
    ['an age under 18', refuse('Underage'), germanErrors.Underage, 'birthDay'],
    [
      'a value that the server refuses',
      refuse('InvalidInput', { fields: [{ path: 'json.address.postalCode', problem: 'too short' }] }),
      germanErrors.InvalidInput,
      'postalCode',
    ],
    ['a broken server', refuse('Internal'), unknown, null],
    ['an id nobody knows', () => foreign({ id: 'E_42', message: 'raw text' }), unknown, null],
    [
      'an id in the message',
      () => foreign({ message: 'PhoneNumberInvalid' }),
      german.errors.PhoneNumberInvalid,
      'phone',
    ],
    ['a message that is an unknown id', () => foreign({ message: 'E_42' }), unknown, null],
    ['a server without ids', () => foreign({ message: 'Bitte rufen Sie an.' }), 'Bitte rufen Sie an.', null],
    ['a server that says nothing', () => foreign({}), german.errors.notCompleted, null],
  ])('%s', async (_case, completeOnboarding, text, name) => {
    const { user } = await at.openForm({ completeOnboarding });
    await at.fill(user);
    await at.submit(user);
    expect(await at.summaryText()).toBe(text);
    expect(screen.getByRole('heading', { name: 'Registrierung fehlgeschlagen' })).toBeVisible();
    const invalid = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(invalid.map((input) => input.name)).toEqual(name ? [name] : []);
    at.expectValues();
  });

  test("a server's HTML is shown without what could harm", async () => {
    const message = 'Bitte <b>rufen</b> Sie <a href="javascript:alert(1)">uns</a> an<img src=x onerror=alert(1)>.';
    const { user } = await at.openForm({ completeOnboarding: () => foreign({ message }) });
    await at.fill(user);
    await at.submit(user);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(within(alert).getByRole('listitem').innerHTML).toBe('Bitte <b>rufen</b> Sie uns an.');
  });
});

test('another language keeps what was typed and tells the failure in its own words', async () => {
  const { user } = await at.openForm({});
  await at.fill(user, { phone: '' });
  await at.submit(user);
  expect(await at.summaryText()).toBe(german.checks.phone);
  await user.click(screen.getByRole('button', { name: /Sprache wechseln/ }));
  await user.click(screen.getByText('English'));
  expect(await screen.findByRole('link', { name: english.checks.phone })).toBeVisible();
  at.expectValues({ phone: '' });
});
