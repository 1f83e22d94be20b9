import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, store } from '#lib/storage.ts';
import { button, clara, email, givenServer, home, leaveProfile, main, openProfile } from '#testing/at-profile.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveProfile);

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
    expect(await screen.findByText('Ihre Daten sind heruntergeladen.')).toBeVisible();
    expect(saved).toEqual([
      { name: '', type: 'application/zip' },
      { name: expect.stringMatching(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/), type: 'blob:x' },
    ]);
  });

  test('that cannot be downloaded is said so', async () => {
    const { user } = await openProfile({ exportPersonalData: refuse('Unavailable') });
    await user.click(button(/^Daten herunter.?laden$/));
    expect(await main().findByText(/^Wir konnten die Daten nicht herunterladen\./)).toBeVisible();
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
    expect(await screen.findByText('Ihr Konto ist gelöscht. Sie sind abgemeldet.')).toBeVisible();
    expect(received.deleteAccount?.map(({ body }) => body)).toEqual([{ email: 'Clara@post.example' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Anmelden oder registrieren' })).toBeVisible();
  });

  test('that the server refuses leaves everything as it is', async () => {
    const { user } = await openProfile({ deleteAccount: refuse('Unavailable') });
    await user.click(button('Konto löschen'));
    await user.type(screen.getByRole('textbox', { name: /^Zur Bestätigung/ }), `${email}{Enter}`);
    expect(await screen.findByText(/^Wir konnten das Konto nicht löschen\./)).toBeVisible();
    expect(screen.getByText('+49 9310000144')).toBeInTheDocument();
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
    expect(within(dialog).getByText(/bitten wir Sie neu um Ihre Einwilligung/)).toBeVisible();
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
