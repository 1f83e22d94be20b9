import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import * as at from '#testing/at-profile.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(at.leaveProfile);

describe('[PR-01] the profile', () => {
  test('shows the personal data and the consents in words, with date and time', async () => {
    await at.openProfile();
    const facts = at.region('Zur Person');
    for (const text of ['Clara Vogelsang', at.email, '+49 9310000144', '4. Mai 1988'])
      expect(facts.getByText(text)).toBeVisible();

    const consents = at.region(/^Einwilli.?gungen$/).getAllByRole('listitem');
    expect(consents.map((line) => line.textContent?.replaceAll('\u00ad', ''))).toEqual([
      'Allgemeine GeschäftsbedingungenAkzeptiert am 12. November 2025, 14:02 UhrText ansehen',
      'DatenschutzerklärungGelesen am 12. November 2025, 14:02 UhrText ansehen',
      'Verarbeitung von GesundheitsdatenErteilt am 1. Dezember 2025, 09:00 UhrText ansehen',
      'Einwilligung „newsletter“Erteilt am 2. Dezember 2025, 09:00 Uhr',
    ]);
    expect(at.region(/^Rechnungs.?adresse$/).getByText(/Sanderglacis 14/)).toBeVisible();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });

  test('changes the billing address by PUT and goes back to where one was', async () => {
    const { user, received } = await at.openProfile({ saveBillingAddress: ({ body }) => Response.json(body) });
    await user.click(at.button('Rechnungsadresse ändern'));
    const form = at.region(/^Rechnungs.?adresse bearbeiten$/);
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Clara Vogelsang');
    await at.change(user, 'Name', 'Praxis Vogelsang');
    await at.change(user, 'Straße', 'Straße des 17. Juni 135');
    await at.change(user, 'Hausnummer', '');
    await at.change(user, 'Postleitzahl', ' 10 623 ');
    await at.change(user, 'Ort', 'Berlin');
    await user.click(at.button('Adresse speichern'));

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
    expect(at.region(/^Rechnungs.?adresse$/).getByText(/Praxis Vogelsang/)).toBeVisible();
    expect(at.region('Zur Person').getByText('Clara Vogelsang')).toBeVisible();
    expect(at.button('Rechnungsadresse ändern')).toHaveFocus();
  });

  test('says what is missing beside the fields and in a summary that leads to them', async () => {
    const { user, received } = await at.openProfile();
    await user.click(at.button('Rechnungsadresse ändern'));
    for (const label of ['Name', 'Ort']) await at.change(user, label, ' ');
    await at.change(user, 'Postleitzahl', '97O72');
    await user.click(at.button('Adresse speichern'));
    const summary = at.main().getByRole('alert');
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
    const { user } = await at.openProfile();
    await user.click(at.button('Rechnungsadresse ändern'));
    await at.change(user, 'Ort', 'Berlin');
    await user.click(at.button('Abbrechen'));
    expect(at.region(/^Rechnungs.?adresse$/).getByText(/Würzburg/)).toBeVisible();
    expect(at.button('Rechnungsadresse ändern')).toHaveFocus();
  });
});

describe('[PR-03] an address that could not be saved', () => {
  test.each<[Locale, FakeAnswers['saveBillingAddress'], RegExp]>([
    ['de', refuse('Internal'), /^Konnte nicht speichern\. Bitte später erneut versuchen\.$/],
    [
      'de',
      () => Promise.reject(new TypeError('x')),
      /^Konnte nicht speichern\. Bitte später erneut versuchen\. Sie haben gerade keine Verbindung/,
    ],
    ['en', refuse('Internal'), /^Could not save\. Please try again later\.$/],
  ])('says so in %s, and nothing typed is lost', async (locale, saveBillingAddress, text) => {
    const { user } = await at.openProfile({ ...(saveBillingAddress && { saveBillingAddress }) }, locale);
    await user.click(at.button(/^(Rechnungsadresse ändern|Change billing address)$/));
    await at.change(user, locale === 'de' ? 'Ort' : 'City', 'Berlin');
    await user.click(at.button(/^(Adresse speichern|Save address)$/));
    const alert = await at.main().findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(screen.getByRole('textbox', { name: locale === 'de' ? 'Ort' : 'City' })).toHaveValue('Berlin');
  });
});

describe('[PR-02] a profile that cannot be loaded', () => {
  test.each<[Locale, FakeAnswers['readPersonalData'], RegExp]>([
    ['de', refuse('Unavailable'), /^Ihre Daten sind gerade nicht abrufbar\. Der Shop ist gerade nicht erreichbar/],
    ['en', refuse('Internal'), /^Failed to load profile information\. /],
  ])('says so in %s and shows marked sample data that cannot be changed', async (locale, readPersonalData, text) => {
    const { user, received } = await at.openProfile({ ...(readPersonalData && { readPersonalData }) }, locale);
    expect(at.main().getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /^(Neu anmelden|Sign in again)$/ })).not.toBeInTheDocument();

    const cards = [
      /^(Zur Person|About you)$/,
      /^(Einwilli.?gungen|Consents)$/,
      /^(Rechnungs.?adresse|Billing address)$/,
    ];
    for (const name of cards) expect(at.region(name).getByText(/^(Beispieldaten|Sample data)$/)).toBeVisible();
    expect(at.main().queryByText('Clara Vogelsang')).not.toBeInTheDocument();
    expect(received.listDeliveryAddresses).toBeUndefined();

    for (const name of [
      /^(Rechnungsadresse ändern|Change billing address)$/,
      /^(Telefonnummer ändern|Change telephone number)$/,
      /^(E-Mail-Adresse ändern|Change e-mail address)$/,
      /^(Daten herunter.?laden|Download data)$/,
      /^(Konto löschen|Delete account)$/,
    ]) {
      expect(at.button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(at.button(name)).toHaveAccessibleDescription(
        /^(Solange Sie Beispieldaten sehen|You cannot change anything)/,
      );
      await user.click(at.button(name));
    }
    expect(screen.queryByRole('textbox', { name: /^(Ort|City|Neue|New)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(received.exportPersonalData).toBeUndefined();
  });

  test('hints at the sign-in on 401, and shows the data after it', async () => {
    let isRefused = true;
    const { user } = await at.openProfile({
      readPersonalData: () => (isRefused ? refuse('Unauthorized')() : at.clara),
    });
    expect(at.main().getByRole('alert')).toHaveTextContent(/Ihre Anmeldung ist abgelaufen oder ungültig/);
    await user.click(at.button('Neu anmelden'));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    await act(async () => closeLogin());

    isRefused = false;
    await user.click(at.button('Erneut laden'));
    expect(await at.main().findByText(at.email)).toBeVisible();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });
});

describe('whoever', () => {
  test('is not signed in is asked to sign in', async () => {
    const received = fakeServer({ readSession: () => null });
    const { user } = await renderPage('/account');
    await user.click(await at.main().findByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(received.readPersonalData).toBeUndefined();
    expect(screen.queryByText('Beispieldaten')).not.toBeInTheDocument();
  });

  test('is not registered yet is led to the registration', async () => {
    const received = fakeServer({ readSession: () => at.sessionOf(at.email, false) });
    await renderPage('/account');
    expect(await at.main().findByRole('link', { name: 'Registrierung abschließen' })).toHaveAttribute(
      'href',
      '#/register',
    );
    expect(received.readPersonalData).toBeUndefined();
  });

  test('waits is told so', async () => {
    fakeServer({ readSession: () => at.sessionOf(at.email), readPersonalData: neverAnswers });
    await renderPage('/account');
    expect(at.main().getByText('Wir laden Ihre Daten …')).toBeInTheDocument();
  });
});

test('leads to what one waits for', async () => {
  fakeServer({
    ...at.home,
    readSession: () => at.sessionOf(at.email),
    readPersonalData: () => at.clara,
    readEmailChange: () => ({ change: null }),
    listDeliveryAddresses: () => ({ items: [] }),
  });
  await renderPage('/account');
  expect(await screen.findByRole('link', { name: 'Benachrichtigungen ansehen' })).toHaveAttribute(
    'href',
    '#/notifications',
  );
});

describe('[OR-01] the side navigation', () => {
  test.each(['/account', '/orders'])('at %s leads Home, to orders, to personal data and out', async (address) => {
    let isSignedIn = true;
    const { router, user } = await (async () => {
      fakeServer({
        ...at.home,
        readSession: () => (isSignedIn ? at.sessionOf(at.email) : null),
        readPersonalData: () => at.clara,
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
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('Sie sind abgemeldet.')).toBeVisible();
  });
});
