import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { errors as germanErrors } from '#i18n/de/errors.ts';
import { onboarding as german } from '#i18n/de/onboarding.ts';
import { onboarding as english } from '#i18n/en/onboarding.ts';
import type { Locale } from '#i18n/messages.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const patient = { email: 'clara@post.example', firstName: null, name: null };

/** Somebody who is signed in and not registered yet. */
const signedIn = (onboardingCompleted = false) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { ...patient, onboardingCompleted },
  onboardingCompleted,
});

const nobody: FakeAnswers = { readSession: () => null, readLegacySession: refuse('Unauthorized') };

async function openForm(answers: FakeAnswers, locale: Locale = 'de') {
  const received = fakeServer({ readSession: () => signedIn(), ...answers });
  const page = await renderPage('/register', { locale });
  return { ...page, received };
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

const clara = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  phone: '0931 / 0000-144',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  birthDay: '31',
  birthMonth: '3',
  birthYear: '1955',
};

async function fill(user: UserEvent, differences: Partial<typeof clara> = {}) {
  for (const [name, text] of Object.entries({ ...clara, ...differences })) {
    fireEvent.change(field(name), { target: { value: text } });
  }
  if (!field('isAccepted').checked) await user.click(field('isAccepted'));
}

const submitButton = () =>
  screen.getByRole('button', { name: /^(Registrie.?rung ab.?schließen|Complete registration)$/ });
const submit = (user: UserEvent) => user.click(submitButton());

/** The summary's words, without its title; it has the focus. */
async function summaryText(): Promise<string> {
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert.parentElement).toHaveFocus();
  return within(alert).getByRole('listitem').textContent;
}

function expectValues(differences: Partial<typeof clara> = {}) {
  for (const [name, text] of Object.entries({ ...clara, ...differences })) expect(field(name), name).toHaveValue(text);
  expect(field('isAccepted')).toBeChecked();
}

describe('the form', () => {
  test('asks for everything, with the words a browser fills in by', async () => {
    await openForm({});
    const expected = {
      firstName: 'given-name',
      lastName: 'family-name',
      phone: 'tel-national',
      street: 'address-line1',
      houseNumber: 'off',
      postalCode: 'postal-code',
      city: 'address-level2',
      birthDay: 'bday-day',
      birthMonth: 'bday-month',
      birthYear: 'bday-year',
    };
    for (const [name, token] of Object.entries(expected)) {
      expect(field(name), name).toHaveAttribute('autocomplete', token);
      expect(field(name), name).toHaveAccessibleName(german[name as keyof typeof expected]);
      expect(field(name), name).toHaveValue('');
    }
    expect(field('phone')).toHaveAccessibleDescription(/^\+49/);
    expect(screen.getByRole('group', { name: 'Geburtsdatum' })).toContainElement(field('birthYear'));
    expect(screen.getByRole('textbox', { name: 'Land' })).toHaveValue('Deutschland');
  });

  test('wants an acceptance that is not ticked before, with links that keep the form open', async () => {
    await openForm({});
    expect(field('isAccepted')).not.toBeChecked();
    const label = field('isAccepted').closest('label') as HTMLElement;
    const links = within(label).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/agb', '#/datenschutz']);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  test('says who is signed in', async () => {
    await openForm({});
    expect(await screen.findByText('Angemeldet als clara@post.example')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fast geschafft');
  });

  test('tells a guest before anything is typed that one has to sign in', async () => {
    await openForm(nobody);
    expect(await screen.findByText('Sie sind noch nicht angemeldet.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registrierung');
  });
});

describe('[RG-01] the first failure is shown beside its field and in a summary that takes the focus', () => {
  test.each<[Locale, Record<string, string>]>([
    [
      'en',
      {
        name: 'Please provide your name',
        phone: 'Please provide phone number',
        address: 'Please complete the address',
        birthDate: 'Please provide your birth date',
        acceptance: 'Please accept the privacy policy and terms',
      },
    ],
    ['de', { ...german.checks, name: 'Bitte geben Sie Ihren Namen an' }],
  ])('in %s', async (locale, texts) => {
    const { user, received } = await openForm({}, locale);

    async function expectFailure(text: string | undefined, name: string) {
      await submit(user);
      expect(await summaryText()).toBe(text);
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text ?? 'no text'));
      expect(document.querySelectorAll('[name]:not([aria-invalid])').length).toBeGreaterThan(0);
      await user.click(screen.getByRole('link', { name: text ?? 'no text' }));
      expect(field(name)).toHaveFocus();
    }

    await expectFailure(texts.name, 'firstName');
    await user.type(field('firstName'), clara.firstName);
    await expectFailure(texts.name, 'lastName');
    await user.type(field('lastName'), clara.lastName);
    await expectFailure(texts.phone, 'phone');
    await user.type(field('phone'), clara.phone);
    await expectFailure(texts.address, 'street');
    expect(field('city')).toBeInvalid();
    for (const name of ['street', 'houseNumber', 'postalCode', 'city'] as const) {
      await user.type(field(name), clara[name]);
    }
    await expectFailure(texts.birthDate, 'birthDay');
    for (const name of ['birthDay', 'birthMonth', 'birthYear'] as const) await user.type(field(name), clara[name]);
    await expectFailure(texts.acceptance, 'isAccepted');
    expect(received.completeOnboarding).toBeUndefined();
  });

  test('the address of the page stays', async () => {
    const { user, router } = await openForm({});
    await submit(user);
    await user.click(screen.getByRole('link', { name: german.checks.name }));
    expect(router.state.location).toMatchObject({ pathname: '/register', hash: '' });
    expect(window.location.hash).toBe('#/register');
  });
});

describe('[RG-03] postal code and city', () => {
  test('a postal code with letters is refused in the words asked for', async () => {
    const { user } = await openForm({}, 'en');
    await fill(user, { postalCode: '97O72' });
    await submit(user);
    expect(await summaryText()).toBe('Postal code appears invalid. Please enter digits only.');
    expect(field('postalCode')).toBeInvalid();
  });

  test('in the wrong places they are swapped, and the note says so', async () => {
    const { user, received } = await openForm({ completeOnboarding: neverAnswers }, 'en');
    await fill(user, { postalCode: 'Würzburg', city: '97072' });
    await user.click(field('city'));
    await user.tab();
    expect(field('postalCode')).toHaveValue('97072');
    expect(field('city')).toHaveValue('Würzburg');
    const note = 'Note: postal code and city were swapped to match expected format.';
    expect(screen.getByText(note)).toBeVisible();
    await submit(user);
    await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
    expect(received.completeOnboarding?.[0]?.body).toMatchObject({
      json: { address: { postalCode: '97072', city: 'Würzburg' } },
    });
    expect(screen.getByText(note)).toBeVisible();
  });
});

test('[RG-02] [RG-05] what is typed is sent in the promised shape', async () => {
  const { user, received } = await openForm({ completeOnboarding: () => ({ success: true }) });
  expect(screen.getByText('+49')).toBeVisible();
  await fill(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Registrierung abgeschlossen.' });
  expect(received.completeOnboarding?.map(({ body }) => body)).toEqual([
    {
      json: {
        firstName: 'Clara',
        lastName: 'Vogelsang',
        phoneNumber: '09310000144',
        address: {
          streetAndHouseNumber: 'Sanderglacis 14',
          city: 'Würzburg',
          country: 'DE',
          postalCode: '97072',
          lat: null,
          lng: null,
        },
        birthDate: '1955-03-31T00:00:00.000Z',
        acceptedPrivacyPolicyAndTac: true,
      },
      meta: { values: { birthDate: ['Date'] } },
    },
  ]);
});

test('a whole date in the field of the day goes to its three places', async () => {
  const { user } = await openForm({});
  await user.click(field('birthDay'));
  await user.paste('31.03.1955');
  expect(['birthDay', 'birthMonth', 'birthYear'].map((name) => field(name).value)).toEqual(['31', '03', '1955']);
});

describe('[RG-04] without a session', () => {
  test.each<[Locale, string]>([
    ['en', 'No authenticated session found — please sign in (OTP) before completing registration.'],
    ['de', german.errors.noSession],
  ])('nothing is sent and the form says so in %s', async (locale, text) => {
    const { user, received } = await openForm(nobody, locale);
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(text);
    expect(received.completeOnboarding).toBeUndefined();
    expectValues();
  });

  test('a server that has no sign-in yet means the same', async () => {
    const { user } = await openForm({ readSession: refuse('NotFound'), readLegacySession: refuse('NotFound') });
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(german.errors.noSession);
  });

  test('the legacy endpoint is asked before anybody is turned away', async () => {
    const { user, received } = await openForm({
      readSession: () => null,
      readLegacySession: () => ({ ...patient, onboardingCompleted: false }),
      completeOnboarding: () => ({ success: true }),
    });
    await fill(user);
    await submit(user);
    await screen.findByRole('heading', { name: german.complete });
    expect(received.readLegacySession).toHaveLength(1);
  });

  test('a connection that is gone is not taken for a missing session', async () => {
    const lost = () => Promise.reject(new TypeError('fetch failed'));
    const { user } = await openForm({ readSession: lost, readLegacySession: lost });
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(germanErrors.Unreachable);
    expectValues();
  });
});

describe('[RG-06] counts as success', () => {
  test.each([
    ['the id InvalidState', refuse('InvalidState')],
    [
      'the message onboarding_already_completed',
      () => Response.json({ message: 'onboarding_already_completed' }, { status: 400 }),
    ],
    [
      'the id in an envelope',
      () => Response.json({ json: { data: { custom: { id: 'InvalidState' } } } }, { status: 409 }),
    ],
  ])('%s', async (_case, completeOnboarding) => {
    const { user } = await openForm({ completeOnboarding });
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: german.complete })).toHaveFocus();
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
    const { user } = await openForm({
      readSession: () => {
        calls.push('session');
        return signedIn();
      },
      completeOnboarding: () => {
        calls.push('registration');
        return calls.filter((name) => name === 'registration').length === 1 ? refusal() : { success: true };
      },
    });
    await screen.findByText('Angemeldet als clara@post.example');
    await fill(user);
    calls.length = 0;
    await submit(user);
    await screen.findByRole('heading', { name: german.complete });
    expect(calls.slice(0, 4)).toEqual(['session', 'registration', 'session', 'registration']);
    expect(calls.slice(4)).not.toContain('registration');
  });

  test.each<[Locale, string]>([
    ['en', 'Your session appears invalid or not present. Please sign in again using the OTP and retry registration.'],
    ['de', german.errors.sessionInvalid],
  ])('refused twice, the form says so in %s and tries no third time', async (locale, text) => {
    const { user, received } = await openForm({ completeOnboarding: notImplemented }, locale);
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(text);
    expect(received.completeOnboarding).toHaveLength(2);
    expectValues();
  });

  test('another refusal at the retry is told as what it is', async () => {
    let tries = 0;
    const completeOnboarding = () => (++tries === 1 ? notImplemented() : refuse('PhoneNumberInvalid')());
    const { user } = await openForm({ completeOnboarding });
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(german.errors.PhoneNumberInvalid);
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
    const { user } = await openForm({ completeOnboarding });
    await fill(user);
    await submit(user);
    expect(await summaryText()).toBe(text);
    expect(screen.getByRole('heading', { name: 'Registrierung fehlgeschlagen' })).toBeVisible();
    const invalid = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(invalid.map((input) => input.name)).toEqual(name ? [name] : []);
    expectValues();
  });

  test("a server's HTML is shown without what could harm", async () => {
    const message = 'Bitte <b>rufen</b> Sie <a href="javascript:alert(1)">uns</a> an<img src=x onerror=alert(1)>.';
    const { user } = await openForm({ completeOnboarding: () => foreign({ message }) });
    await fill(user);
    await submit(user);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(within(alert).getByRole('listitem').innerHTML).toBe('Bitte <b>rufen</b> Sie uns an.');
  });
});

test('a registration leads on to shop and cart', async () => {
  const { user } = await openForm({ completeOnboarding: () => ({ success: true }) }, 'en');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Registration complete.' })).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '#/shop');
  expect(main.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '#/cart');
});

describe('[RG-09] an onboarding that was done before completes at once', () => {
  test.each<[string, unknown]>([
    ['as our server says it', signedIn(true)],
    ['in json.data', { json: { data: { onboardingCompleted: true } } }],
    ['in the payload', { json: { data: { custom: { payload: { onboardingCompleted: true } } } } }],
  ])('%s', async (_case, answer) => {
    const { received } = await openForm({ readSession: () => Response.json(answer) });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
    expect(received.completeOnboarding).toBeUndefined();
  });

  test('by the legacy endpoint', async () => {
    await openForm({
      readSession: refuse('NotFound'),
      readLegacySession: () => ({ ...patient, onboardingCompleted: true }),
    });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
  });
});

test('while it is sent the button is busy, and a second submit does nothing', async () => {
  let answer = (_response: Response) => {};
  const { user, received } = await openForm({
    completeOnboarding: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await fill(user);
  await submit(user);
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await submit(user);
  await user.type(field('city'), '{Enter}');
  act(() => field('city').form?.requestSubmit());
  await act(async () => answer(refuse('Internal')()));
  await summaryText();
  expect(received.completeOnboarding).toHaveLength(1);
  expect(submitButton()).not.toHaveAttribute('aria-busy');
  expectValues();
});

test('two submits in one breath are one', async () => {
  const { user, received } = await openForm({ completeOnboarding: neverAnswers });
  await fill(user);
  act(() => {
    field('city').form?.requestSubmit();
    field('city').form?.requestSubmit();
  });
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received.completeOnboarding).toHaveLength(1);
});

test('another language keeps what was typed and tells the failure in its own words', async () => {
  const { user } = await openForm({});
  await fill(user, { phone: '' });
  await submit(user);
  expect(await summaryText()).toBe(german.checks.phone);
  await user.click(screen.getByRole('button', { name: /Sprache wechseln/ }));
  await user.click(screen.getByText('English'));
  expect(await screen.findByRole('link', { name: english.checks.phone })).toBeVisible();
  expectValues({ phone: '' });
});
