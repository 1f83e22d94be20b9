import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import { readStored, store } from '#lib/storage.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const email = 'clara@post.example';
const clara = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  email,
  phone: '+499310000144',
  birthDate: '1988-05-04',
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
  consents: [
    { kind: 'terms-and-conditions', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
    { kind: 'privacy-policy', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
    { kind: 'health-data', acceptedAt: '2025-12-01T08:00:00.000Z', withdrawnAt: null },
    { kind: 'newsletter', acceptedAt: '2025-12-02T08:00:00.000Z', withdrawnAt: null },
  ],
};

const sessionOf = (of: string, onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: of, firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted },
  onboardingCompleted,
});

const mother = {
  id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01',
  fullName: 'Ute Vogelsang',
  street: 'Domstraße',
  houseNumber: '8',
  postalCode: '97070',
  city: 'Würzburg',
  country: 'DE',
};

const home: FakeAnswers = {
  readContentFile: refuse('NotFound'),
  listBlogPosts: refuse('NotFound'),
  readFaq: refuse('NotFound'),
};

/** A server at which Clara is signed in until `end()`, and can sign in again with 123456. */
function givenServer(answers: FakeAnswers = {}) {
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

async function openProfile(answers: FakeAnswers = {}, locale: Locale = 'de') {
  const server = givenServer(answers);
  const page = await renderPage('/account', { locale });
  await screen.findByRole('region', { name: /^(Zur Person|About you)$/ });
  return { ...page, ...server };
}

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
});

const main = () => within(screen.getByRole('main'));
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('[PR-01] the profile', () => {
  test('shows the personal data and the consents in words, with date and time', async () => {
    await openProfile();
    const facts = region('Zur Person');
    for (const text of ['Clara Vogelsang', email, '+49 9310000144', '4. Mai 1988'])
      expect(facts.getByText(text)).toBeVisible();

    const consents = region(/^Einwilli.?gungen$/).getAllByRole('listitem');
    expect(consents.map((line) => line.textContent?.replaceAll('\u00ad', ''))).toEqual([
      'Allgemeine GeschäftsbedingungenAkzeptiert am 12. November 2025, 14:02 UhrText ansehen',
      'DatenschutzerklärungGelesen am 12. November 2025, 14:02 UhrText ansehen',
      'Verarbeitung von GesundheitsdatenErteilt am 1. Dezember 2025, 09:00 UhrText ansehen',
      'Einwilligung „newsletter“Erteilt am 2. Dezember 2025, 09:00 Uhr',
    ]);
    expect(region(/^Rechnungs.?adresse$/).getByText(/Sanderglacis 14/)).toBeVisible();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });

  test('changes the billing address by PUT and goes back to where one was', async () => {
    const { user, received } = await openProfile({ saveBillingAddress: ({ body }) => Response.json(body) });
    await user.click(button('Rechnungsadresse ändern'));
    const form = region(/^Rechnungs.?adresse bearbeiten$/);
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Clara Vogelsang');
    await change(user, 'Name', 'Praxis Vogelsang');
    await change(user, 'Straße', 'Straße des 17. Juni 135');
    await change(user, 'Hausnummer', '');
    await change(user, 'Postleitzahl', ' 10 623 ');
    await change(user, 'Ort', 'Berlin');
    await user.click(button('Adresse speichern'));

    expect(await screen.findByText('Adresse gespeichert.')).toBeVisible();
    expect(received.saveBillingAddress?.map(({ body }) => body)).toEqual([
      {
        fullName: 'Praxis Vogelsang',
        street: 'Straße des 17. Juni',
        houseNumber: '135',
        postalCode: '10623',
        city: 'Berlin',
        country: 'DE',
      },
    ]);
    expect(region(/^Rechnungs.?adresse$/).getByText(/Praxis Vogelsang/)).toBeVisible();
    expect(region('Zur Person').getByText('Clara Vogelsang')).toBeVisible();
    expect(button('Rechnungsadresse ändern')).toHaveFocus();
  });

  test('says what is missing beside the fields and in a summary that leads to them', async () => {
    const { user, received } = await openProfile();
    await user.click(button('Rechnungsadresse ändern'));
    for (const label of ['Name', 'Ort']) await change(user, label, ' ');
    await change(user, 'Postleitzahl', '97O72');
    await user.click(button('Adresse speichern'));
    const summary = main().getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Bitte geben Sie einen Namen an.',
      'Bitte geben Sie die Postleitzahl mit fünf Ziffern an.',
      'Bitte geben Sie den Ort an.',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Ort/ }));
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveAccessibleDescription('Bitte geben Sie den Ort an.');
    expect(received.saveBillingAddress).toBeUndefined();
  });

  test('cancelling changes nothing', async () => {
    const { user } = await openProfile();
    await user.click(button('Rechnungsadresse ändern'));
    await change(user, 'Ort', 'Berlin');
    await user.click(button('Abbrechen'));
    expect(region(/^Rechnungs.?adresse$/).getByText(/Würzburg/)).toBeVisible();
    expect(button('Rechnungsadresse ändern')).toHaveFocus();
  });
});

async function change(user: UserEvent, label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
}

describe('[PR-03] an address that could not be saved', () => {
  test.each<[Locale, FakeAnswers['saveBillingAddress'], RegExp]>([
    ['de', refuse('Internal'), /^Konnte nicht speichern\. Bitte später erneut versuchen\.$/],
    [
      'de',
      () => Promise.reject(new TypeError('x')),
      /^Konnte nicht speichern\. Bitte später erneut versuchen\. Keine Verbindung/,
    ],
    ['en', refuse('Internal'), /^Could not save\. Please try again later\.$/],
  ])('says so in %s, and nothing typed is lost', async (locale, saveBillingAddress, text) => {
    const { user } = await openProfile({ ...(saveBillingAddress && { saveBillingAddress }) }, locale);
    await user.click(button(/^(Rechnungsadresse ändern|Change billing address)$/));
    await change(user, locale === 'de' ? 'Ort' : 'City', 'Berlin');
    await user.click(button(/^(Adresse speichern|Save address)$/));
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(screen.getByRole('textbox', { name: locale === 'de' ? 'Ort' : 'City' })).toHaveValue('Berlin');
  });
});

describe('[PR-02] a profile that cannot be loaded', () => {
  test.each<[Locale, FakeAnswers['readPersonalData'], RegExp]>([
    [
      'de',
      refuse('Unavailable'),
      /^Ihre Profildaten konnten nicht geladen werden\. Der Shop ist gerade nicht erreichbar/,
    ],
    ['en', refuse('Internal'), /^Failed to load profile information\. /],
  ])('says so in %s and shows marked sample data that cannot be changed', async (locale, readPersonalData, text) => {
    const { user, received } = await openProfile({ ...(readPersonalData && { readPersonalData }) }, locale);
    expect(main().getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /^(Neu anmelden|Sign in again)$/ })).not.toBeInTheDocument();

    const cards = [
      /^(Zur Person|About you)$/,
      /^(Einwilli.?gungen|Consents)$/,
      /^(Rechnungs.?adresse|Billing address)$/,
    ];
    for (const name of cards) expect(region(name).getByText(/^(Beispieldaten|Sample data)$/)).toBeVisible();
    expect(main().queryByText('Clara Vogelsang')).not.toBeInTheDocument();
    expect(received.listDeliveryAddresses).toBeUndefined();

    for (const name of [
      /^(Rechnungsadresse ändern|Change billing address)$/,
      /^(Telefonnummer ändern|Change telephone number)$/,
      /^(E-Mail-Adresse ändern|Change e-mail address)$/,
      /^(Daten herunter.?laden|Download data)$/,
      /^(Konto löschen|Delete account)$/,
    ]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription(/^(Bearbeiten ist gesperrt|Editing is locked)/);
      await user.click(button(name));
    }
    expect(screen.queryByRole('textbox', { name: /^(Ort|City|Neue|New)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(received.exportPersonalData).toBeUndefined();
  });

  test('hints at the sign-in on 401, and shows the data after it', async () => {
    let isRefused = true;
    const { user } = await openProfile({ readPersonalData: () => (isRefused ? refuse('Unauthorized')() : clara) });
    expect(main().getByRole('alert')).toHaveTextContent(/Ihre Anmeldung ist abgelaufen oder ungültig/);
    await user.click(button('Neu anmelden'));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' }, { timeout: 4000 })).toBeVisible();
    await act(async () => closeLogin());

    isRefused = false;
    await user.click(button('Erneut laden'));
    expect(await main().findByText(email)).toBeVisible();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });
});

describe('whoever', () => {
  test('is not signed in is asked to sign in', async () => {
    const received = fakeServer({ readSession: () => null });
    const { user } = await renderPage('/account');
    await user.click(await main().findByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' }, { timeout: 4000 })).toBeVisible();
    expect(received.readPersonalData).toBeUndefined();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });

  test('is not registered yet is led to the registration', async () => {
    const received = fakeServer({ readSession: () => sessionOf(email, false) });
    await renderPage('/account');
    expect(await main().findByRole('link', { name: 'Registrierung abschließen' })).toHaveAttribute(
      'href',
      '#/register',
    );
    expect(received.readPersonalData).toBeUndefined();
  });

  test('waits is told so', async () => {
    fakeServer({ readSession: () => sessionOf(email), readPersonalData: neverAnswers });
    await renderPage('/account');
    expect(main().getByText('Ihre Daten werden geladen …')).toBeInTheDocument();
  });
});

describe('a session that ends with a form open', () => {
  async function typeAndLose() {
    const page = await openProfile({
      saveBillingAddress: ({ body }) => (page.isOver() ? refuse('Unauthorized')() : Response.json(body)),
    });
    await page.user.click(button('Rechnungsadresse ändern'));
    await change(page.user, 'Ort', 'Berlin');
    page.end();
    return page;
  }

  async function signIn(user: UserEvent, as: string) {
    await user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }, { timeout: 4000 }), `${as}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
  }

  test('opens the sign-in above it, and afterwards one goes on', async () => {
    const { user, received } = await typeAndLose();
    await user.click(button('Adresse speichern'));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' }, { timeout: 4000 })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('+49 9310000144')).not.toBeInTheDocument());
    expect(screen.getByText(/Was Sie eingegeben haben, steht noch hier/)).toBeInTheDocument();

    await signIn(user, email);
    expect(await screen.findByText('+49 9310000144')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Berlin');
    await user.click(button('Adresse speichern'));
    expect(await screen.findByText('Adresse gespeichert.')).toBeVisible();
    expect(received.saveBillingAddress).toHaveLength(2);
  });

  test('in another tab: the form stays, the data goes', async () => {
    const { user } = await typeAndLose();
    act(() => {
      const newValue = JSON.stringify({ change: 'logout', at: Date.now() });
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue }));
    });
    expect(await main().findByText(/Was Sie eingegeben haben, steht noch hier/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Berlin');
    expect(screen.queryByText('+49 9310000144')).not.toBeInTheDocument();
    await user.click(button('Abbrechen'));
    expect(main().getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
  });

  test('somebody else who signs in does not get the form', async () => {
    const { user } = await typeAndLose();
    await user.click(button('Adresse speichern'));
    await signIn(user, 'otto@post.example');
    await main().findByText('+49 9310000144');
    expect(screen.queryByRole('textbox', { name: 'Ort' })).not.toBeInTheDocument();
  });
});

describe('the telephone number', () => {
  async function openForm(answers: FakeAnswers) {
    const page = await openProfile(answers);
    await page.user.click(button('Telefonnummer ändern'));
    return { ...page, field: screen.getByRole('textbox', { name: 'Neue Telefonnummer' }) };
  }

  test('is corrected by its local digits', async () => {
    const { user, field, received } = await openForm({ changePhone: () => ({ phone: '+4993155512' }) });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('9310000144');
    await change(user, 'Neue Telefonnummer', '+49 931 / 555-12');
    await user.click(button('Speichern'));
    expect(await region('Zur Person').findByText('+49 93155512')).toBeVisible();
    expect(received.changePhone?.map(({ body }) => body)).toEqual([{ phoneNumber: '93155512' }]);
    expect(button('Telefonnummer ändern')).toHaveFocus();
  });

  test.each<[string, FakeAnswers['changePhone'], RegExp]>([
    ['is taken', refuse('UniqueConstraintViolation', { kind: 'phoneNumber' }), /bereits registriert/],
    ['is none', refuse('PhoneNumberInvalid'), /nicht gültig/],
  ])('that %s is refused beside the field', async (_case, changePhone, text) => {
    const { user, field } = await openForm({ ...(changePhone && { changePhone }) });
    await user.click(button('Speichern'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('9310000144');
    await user.clear(field);
    await user.click(button('Speichern'));
    expect(field).toHaveAccessibleDescription(/Bitte geben Sie Ihre Telefonnummer an/);
  });
});

describe('the e-mail address', () => {
  const other = 'neu@post.example';
  const waiting = { newEmail: other, movesAt: '2025-11-22T13:00:00.000Z' };

  async function goToCode(answers: FakeAnswers) {
    const page = await openProfile({ sendEmailChangeCode: () => ({ success: true }), ...answers });
    await page.user.click(button('E-Mail-Adresse ändern'));
    await page.user.type(screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }), `${other}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    return page;
  }
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Ziffer/ });

  test('is changed by the codes from both mailboxes, first the new one', async () => {
    const { user, received } = await goToCode({
      changeEmail: () => waiting,
      confirmEmailChange: () => ({ email: other }),
    });
    expect(received.sendEmailChangeCode?.[0]?.body).toEqual({ email: other });
    expect(boxes()[0]).toHaveFocus();
    await user.paste('123456');
    expect(received.changeEmail?.map(({ body }) => body)).toEqual([{ email: other, otp: '123456' }]);

    const form = await screen.findByRole('form', { name: 'Code aus dem bisherigen Postfach' });
    expect(within(form).getByText(email)).toBeVisible();
    expect(region('Zur Person').getByText(/gilt ab 22\. November 2025/)).toBeVisible();
    expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    expect(boxes()[0]).toHaveFocus();
    const before = received.readSession?.length ?? 0;
    await user.paste('654321');
    expect(await screen.findByText('E-Mail-Adresse geändert.')).toBeVisible();
    expect(received.confirmEmailChange?.map(({ body }) => body)).toEqual([{ email: other, otp: '654321' }]);
    expect(region('Zur Person').getByText(other)).toBeVisible();
    expect(screen.queryByText(/wartet noch/)).not.toBeInTheDocument();
    await waitFor(() => expect(received.readSession?.length).toBeGreaterThan(before));
  });

  describe('that waits', () => {
    const openWaiting = (answers: FakeAnswers = {}, locale?: Locale) =>
      openProfile({ readEmailChange: () => ({ change: waiting }), ...answers }, locale);

    test('is shown with its day, and the current one still counts', async () => {
      await openWaiting();
      const person = region('Zur Person');
      expect(await person.findByRole('heading', { name: 'Ihre neue E-Mail-Adresse wartet noch' })).toBeVisible();
      expect(person.getByText(other)).toBeVisible();
      expect(person.getByText(/gilt ab 22\. November 2025\. Bis dahin melden Sie sich mit/)).toBeVisible();
      expect(button('E-Mail-Adresse ändern')).toBeVisible();
    });

    test('also in English', async () => {
      await openWaiting({}, 'en');
      expect(await screen.findByText(/takes effect on 22 November 2025\. Until then you sign in with/)).toBeVisible();
    });

    test('is taken back', async () => {
      const { user, received } = await openWaiting({ cancelEmailChange: () => ({ success: true }) });
      await user.click(await screen.findByRole('button', { name: 'Änderung abbrechen' }));
      expect(await screen.findByText(/Änderung abgebrochen/)).toBeVisible();
      expect(received.cancelEmailChange).toHaveLength(1);
      expect(screen.queryByText(/wartet noch/)).not.toBeInTheDocument();
    });

    test('stays when taking it back fails, and says so', async () => {
      const { user } = await openWaiting({ cancelEmailChange: refuse('Unavailable') });
      await user.click(await screen.findByRole('button', { name: 'Änderung abbrechen' }));
      expect(await main().findByText(/^Konnte nicht speichern/)).toBeVisible();
      expect(screen.getByText(/wartet noch/)).toBeVisible();
    });

    test('holds at once with the code from the old mailbox; a wrong one is told', async () => {
      const { user } = await openWaiting({ confirmEmailChange: refuse('InvalidCode') });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      expect(boxes()[0]).toHaveFocus();
      await user.paste('123456');
      expect(await main().findByText(/^Dieser Code stimmt nicht/)).toBeVisible();
      await user.click(button('Später'));
      expect(button('Code eingeben')).toHaveFocus();
    });

    test.each<[string, FakeAnswers['confirmEmailChange'], RegExp]>([
      ['was stopped meanwhile', refuse('InvalidState'), /wartet nicht mehr/],
      ['got an account meanwhile', refuse('UniqueConstraintViolation', { kind: 'email' }), /gibt es schon ein Konto/],
    ])('and %s is told, and no longer shown', async (_case, confirmEmailChange, text) => {
      let change: typeof waiting | null = waiting;
      const { user } = await openProfile({
        readEmailChange: () => ({ change }),
        ...(confirmEmailChange && { confirmEmailChange }),
      });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      change = null;
      await user.paste('123456');
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(screen.queryByText(/wartet noch/)).not.toBeInTheDocument());
      expect(region('Zur Person').getByText(email)).toBeVisible();
    });

    test('another code is sent to the old mailbox', async () => {
      const { user, received } = await openWaiting({ sendOldEmailCode: () => ({ success: true }) });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      expect(screen.getByText(/Ist er älter, lassen Sie sich einen neuen senden/)).toBeVisible();
      await user.click(button('Code erneut senden'));
      expect(await screen.findByRole('button', { name: /^Erneut senden in/ })).toBeVisible();
      expect(received.sendOldEmailCode).toHaveLength(1);
    });

    test('with a backend that knows of no such changes nothing is shown', async () => {
      await openProfile({ readEmailChange: refuse('NotFound') });
      expect(screen.queryByText(/wartet noch/)).not.toBeInTheDocument();
    });
  });

  test('needs the right code; the digits stay and the first box takes the focus', async () => {
    const { user } = await goToCode({ changeEmail: refuse('InvalidCode') });
    await user.paste('654321');
    expect(await main().findByText(/^Dieser Code stimmt nicht/)).toBeVisible();
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('654321');
    expect(boxes()[0]).toHaveFocus();
  });

  test('of another account is refused', async () => {
    const { user } = await goToCode({ changeEmail: refuse('UniqueConstraintViolation', { kind: 'email' }) });
    await user.paste('123456');
    expect(await main().findByText(/gibt es schon ein Konto/)).toBeVisible();
    await user.click(button('Andere Adresse'));
    expect(screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })).toHaveValue(other);
  });

  test('a new code can be asked for after a while', async () => {
    const { received } = await goToCode({});
    expect(button(/^Erneut senden in (30|29)/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(/^Erneut senden/));
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Code erneut senden' }, { timeout: 3000 }));
    await waitFor(() => expect(received.sendEmailChangeCode).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /^Erneut senden in/ })).toBeVisible();
  });

  test.each([
    ['', 'Bitte geben Sie die neue E-Mail-Adresse ein.'],
    ['neu@post', /nicht vollständig/],
    ['CLARA@post.example', 'Das ist schon Ihre E-Mail-Adresse.'],
  ])('%j is not sent', async (typed, text) => {
    const { user, received } = await openProfile();
    await user.click(button('E-Mail-Adresse ändern'));
    const field = screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' });
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(text);
    expect(received.sendEmailChangeCode).toBeUndefined();
  });
});

describe('delivery addresses', () => {
  const delivery = () => region(/^Liefer.?adressen$/);

  test('are listed, and one more is added', async () => {
    const added = {
      ...mother,
      id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02',
      fullName: 'Büro',
      street: 'Am Main',
      houseNumber: '3',
    };
    const { user, received } = await openProfile({ addDeliveryAddress: () => added });
    expect(await delivery().findByText(/Ute Vogelsang/)).toBeVisible();
    await user.click(button(/^Liefer.?adresse hinzufügen$/));
    await change(user, 'Name', 'Büro');
    await change(user, 'Straße', 'Am Main 3');
    await change(user, 'Postleitzahl', '97070');
    await change(user, 'Ort', 'Würzburg');
    await user.click(button('Adresse speichern'));
    expect(await delivery().findByText(/Büro/)).toBeVisible();
    expect(delivery().getAllByRole('listitem')).toHaveLength(2);
    expect(received.addDeliveryAddress?.[0]?.body).toMatchObject({
      fullName: 'Büro',
      street: 'Am Main',
      houseNumber: '3',
      country: 'DE',
    });
    expect(button(/^Liefer.?adresse hinzufügen$/)).toHaveFocus();
  });

  test('are changed', async () => {
    const { user, received } = await openProfile({
      changeDeliveryAddress: ({ body }) => Response.json({ id: mother.id, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Lieferadresse Domstraße 8, 97070 Würzburg ändern' }));
    await change(user, 'Hausnummer', '9');
    await user.click(button('Adresse speichern'));
    expect(await delivery().findByText(/Domstraße 9/)).toBeVisible();
    expect(received.changeDeliveryAddress?.[0]?.params).toEqual({ id: mother.id });
  });

  test.each<[string, FakeAnswers['removeDeliveryAddress']]>([
    ['are removed after a question', () => ({ success: true })],
    ['that are gone already are removed too', refuse('NotFound')],
  ])('%s', async (_case, removeDeliveryAddress) => {
    const { user, received } = await openProfile({ ...(removeDeliveryAddress && { removeDeliveryAddress }) });
    const remove = await screen.findByRole('button', { name: 'Lieferadresse Domstraße 8, 97070 Würzburg löschen' });
    await user.click(remove);
    const dialog = within(screen.getByRole('dialog', { name: 'Lieferadresse löschen?' }));
    expect(dialog.getByText(/Ute Vogelsang/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(received.removeDeliveryAddress).toBeUndefined();

    await user.click(remove);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(await delivery().findByText('Sie haben noch keine Lieferadresse gespeichert.')).toBeVisible();
    expect(received.removeDeliveryAddress?.[0]?.params).toEqual({ id: mother.id });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('too many are refused with a reason', async () => {
    const { user } = await openProfile({ addDeliveryAddress: refuse('TooManyAddresses') });
    await user.click(await screen.findByRole('button', { name: /^Liefer.?adresse hinzufügen$/ }));
    for (const [label, text] of [
      ['Name', 'B'],
      ['Straße', 'Am Main 3'],
      ['Postleitzahl', '97070'],
      ['Ort', 'W'],
    ] as const)
      await change(user, label, text);
    await user.click(button('Adresse speichern'));
    expect(await main().findByRole('alert')).toHaveTextContent(/Löschen Sie zuerst eine/);
  });

  test('that cannot be loaded can be asked for again', async () => {
    let isBroken = true;
    const { user } = await openProfile({
      listDeliveryAddresses: () => (isBroken ? refuse('Internal')() : { items: [mother] }),
    });
    expect(await delivery().findByText('Die Lieferadressen konnten nicht geladen werden.')).toBeVisible();
    isBroken = false;
    await user.click(delivery().getByRole('button', { name: 'Erneut laden' }));
    expect(await delivery().findByText(/Ute Vogelsang/)).toBeVisible();
  });
});

describe('the own data', () => {
  test('is downloaded as a ZIP', async () => {
    const saved: { name: string; type: string }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push({ name: '', type: (blob as Blob).type });
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, type: this.href });
    });
    const { user } = await openProfile({
      exportPersonalData: () => new Response('PK', { headers: { 'content-type': 'application/zip' } }),
    });
    await user.click(button(/^Daten herunter.?laden$/));
    expect(await screen.findByText('Ihre Daten wurden heruntergeladen.')).toBeVisible();
    expect(saved).toEqual([
      { name: '', type: 'application/zip' },
      { name: expect.stringMatching(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/), type: 'blob:x' },
    ]);
  });

  test('that cannot be downloaded is said so', async () => {
    const { user } = await openProfile({ exportPersonalData: refuse('Unavailable') });
    await user.click(button(/^Daten herunter.?laden$/));
    expect(await main().findByText(/^Die Daten konnten nicht heruntergeladen werden\./)).toBeVisible();
  });
});

describe('deleting the account', () => {
  test('names what goes and what must stay, wants the own address, then signs out and goes Home', async () => {
    const { user, router, received, end } = await openProfile({
      ...home,
      deleteAccount: () => {
        end();
        return { success: true, kept: [] };
      },
    });
    await user.click(button('Konto löschen'));
    const dialog = within(screen.getByRole('dialog', { name: 'Konto löschen' }));
    expect(dialog.getByText('Rechnungen: 8 Jahre')).toBeVisible();
    expect(dialog.getByText(/Kopien von Rezepten.*5 Jahre/)).toBeVisible();
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(4);

    const confirmation = dialog.getByRole('textbox', { name: 'Zur Bestätigung: Ihre E-Mail-Adresse' });
    await user.type(confirmation, 'otto@post.example');
    await user.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }));
    expect(confirmation).toHaveAccessibleDescription(/Das ist nicht die E-Mail-Adresse dieses Kontos/);
    expect(received.deleteAccount).toBeUndefined();

    await user.clear(confirmation);
    await user.type(confirmation, ' Clara@post.example');
    await user.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }));
    expect(
      await screen.findByText('Ihr Konto ist gelöscht. Sie sind abgemeldet.', {}, { timeout: 4000 }),
    ).toBeVisible();
    expect(received.deleteAccount?.map(({ body }) => body)).toEqual([{ email: 'Clara@post.example' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Anmelden oder registrieren' })).toBeVisible();
  });

  test('that the server refuses leaves everything as it is', async () => {
    const { user } = await openProfile({ deleteAccount: refuse('Unavailable') });
    await user.click(button('Konto löschen'));
    await user.type(screen.getByRole('textbox', { name: /^Zur Bestätigung/ }), `${email}{Enter}`);
    expect(await screen.findByText(/^Das Konto konnte nicht gelöscht werden\./)).toBeVisible();
    expect(screen.getByText('+49 9310000144')).toBeInTheDocument();
  });
});

describe('[OR-01] the side navigation', () => {
  test.each(['/account', '/orders'])('at %s leads Home, to orders, to personal data and out', async (address) => {
    let isSignedIn = true;
    const { router, user } = await (async () => {
      fakeServer({
        ...home,
        readSession: () => (isSignedIn ? sessionOf(email) : null),
        readPersonalData: () => clara,
        readEmailChange: () => ({ change: null }),
        listDeliveryAddresses: () => ({ items: [] }),
        listOrders: neverAnswers,
        signOut: () => {
          isSignedIn = false;
          return { success: true };
        },
      });
      return renderPage(address);
    })();
    const side = within(screen.getByRole('navigation', { name: 'Konto' }));
    const links = side.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Übersicht', '#/'],
      ['Bestellungen', '#/orders'],
      ['Persönliche Daten', '#/account'],
    ]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual([`#${address}`]);

    await user.click(side.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 4000 });
    expect(await screen.findByText('Sie sind abgemeldet.')).toBeVisible();
  });
});

describe('withdrawing the consent to the processing of health data', () => {
  const outlook = {
    cancelled: [{ code: 'MB-4711', date: '2025-11-12T13:02:00.000Z', totalCent: 10980 }],
    carriedOut: [{ code: 'MB-4700', date: '2025-11-02T13:02:00.000Z', totalCent: 5000 }],
    deletedFiles: [{ fileName: 'rezept.pdf' }, { fileName: 'rezept.pdf' }],
    keptFiles: [{ fileName: 'altes-rezept.pdf', orderCode: 'MB-4700', until: '2030-11-12' }],
  };
  const withdrawnAt = '2025-12-03T08:00:00.000Z';

  test('is told before, order by order and file by file; nothing happens until it is confirmed', async () => {
    store('prescription_v1', { owner: email });
    let isWithdrawn = false;
    const { received } = givenServer({
      readPersonalData: () => ({
        ...clara,
        consents: clara.consents.map((consent) =>
          isWithdrawn && consent.kind === 'health-data' ? { ...consent, withdrawnAt } : consent,
        ),
      }),
      readConsentWithdrawal: () => outlook,
      withdrawConsent: () => {
        isWithdrawn = true;
        return outlook;
      },
    });
    const { user } = await renderPage('/account');
    await user.click(await screen.findByRole('button', { name: 'Einwilligung widerrufen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Einwilligung widerrufen?' });
    const listed = async (name: string) =>
      within(await within(dialog).findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await listed('Diese Bestellungen stornieren wir')).toEqual([expect.stringMatching(/^MB-4711 vom .*109,80/)]);
    expect(await listed('Diese Bestellungen bereiten wir schon vor und führen wir aus')).toHaveLength(1);
    expect(await listed('Diese Rezeptdateien löschen wir sofort')).toEqual(['rezept.pdf', 'rezept.pdf']);
    expect(await listed('Diese Rezeptdateien müssen wir aufbewahren')).toEqual([
      'altes-rezept.pdf (Bestellung MB-4700): bis 12. November 2030',
    ]);
    expect(within(dialog).getByText(/fragen wir Sie neu/)).toBeVisible();
    expect(received.withdrawConsent).toBeUndefined();

    await user.click(within(dialog).getByRole('button', { name: 'Jetzt widerrufen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received.withdrawConsent).toHaveLength(1);
    expect(await screen.findByText(/^Widerrufen am 3\. Dezember 2025/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Einwilligung widerrufen' })).not.toBeInTheDocument();
    expect(readStored('prescription_v1')).toBeNull();
  });

  test('cannot be confirmed before it is known what follows, and can be left', async () => {
    const { received } = givenServer({ readConsentWithdrawal: refuse('Forbidden') });
    const { user } = await renderPage('/account');
    await user.click(await screen.findByRole('button', { name: 'Einwilligung widerrufen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Einwilligung widerrufen?' });
    expect(await within(dialog).findByText(/^Wir konnten nicht nachsehen/)).toHaveRole('alert');
    expect(within(dialog).queryByRole('button', { name: 'Jetzt widerrufen' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(received.withdrawConsent).toBeUndefined();
  });
});
