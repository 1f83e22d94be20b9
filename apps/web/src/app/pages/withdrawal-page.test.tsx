import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { contentFiles } from '#testing/content-files.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const receivedAt = '2026-11-12T13:20:00.000Z';
const email = 'clara@post.example';

function givenServer(answers: FakeAnswers = {}) {
  return fakeServer({
    readContentFile: contentFiles({
      'widerruf/widerruf.de.md': 'Vierzehn Tage.',
      'widerruf/widerruf.en.md': 'Fourteen days.',
    }),
    declareWithdrawal: () => ({ receivedAt }),
    ...answers,
  });
}

const main = () => within(screen.getByRole('main'));
const field = (name: string | RegExp) => main().getByRole('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(main().getByRole('button', { name }));

async function fillIn(user: UserEvent) {
  await user.type(field('Name'), ' Clara Vogelsang ');
  await user.type(field('Bestellnummer'), '7KQX-M29F');
  await user.type(field(/^E-Mail/), email);
}

describe('the withdrawal', () => {
  test('is declared in two steps without a sign-in, and receipted with date and time', async () => {
    const received = givenServer();
    const { user, router } = await renderPage('/widerruf');
    await fillIn(user);
    await press(user, 'Vertrag widerrufen');

    expect(await screen.findByRole('heading', { level: 1, name: 'Widerruf bestätigen' })).toHaveFocus();
    expect(main().getByText(/^Hiermit widerrufe ich den Vertrag zur Bestellung/)).toHaveTextContent('7KQX-M29F.');
    for (const text of ['Clara Vogelsang', 'Ganze Bestellung', email]) expect(main().getByText(text)).toBeVisible();
    expect(received.declareWithdrawal).toBeUndefined();

    await press(user, 'Widerruf bestätigen');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' })).toHaveFocus();
    expect(main().getByText('Eingegangen am 12. November 2026 um 14:20 Uhr')).toBeVisible();
    expect(received.declareWithdrawal?.map(({ body }) => body)).toEqual([
      { fullName: 'Clara Vogelsang', orderCode: '7KQX-M29F', email, scope: 'whole' },
    ]);
    expect(main().getByText(/^Hiermit widerrufe ich/)).toBeVisible();
    expect(router.state.location.search).toBe('');

    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press(user, 'Bestätigung drucken');
    expect(print).toHaveBeenCalledOnce();
    // It has arrived: the way back does not lead to the button that would send it again.
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(main().getByText(/^Eingegangen am/)).toBeVisible();
    expect(main().queryByRole('button', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
  });

  test('of single products names them', async () => {
    const received = givenServer();
    const { user } = await renderPage('/widerruf');
    await fillIn(user);
    await user.click(main().getByRole('radio', { name: 'Nur einzelne Produkte' }));
    await press(user, 'Vertrag widerrufen');
    expect(field('Welche Produkte?')).toHaveAccessibleDescription(/Bitte nennen Sie die Produkte/);
    await user.type(field('Welche Produkte?'), 'Käppele 25/1, 5 g');
    await press(user, 'Vertrag widerrufen');
    expect(await main().findByText('Käppele 25/1, 5 g')).toBeVisible();
    await press(user, 'Widerruf bestätigen');
    await main().findByText(/^Eingegangen am/);
    expect(received.declareWithdrawal?.[0]?.body).toMatchObject({ scope: 'part', products: 'Käppele 25/1, 5 g' });
  });

  test('says what is missing beside the fields and in a summary that leads to them', async () => {
    givenServer();
    const { user } = await renderPage('/widerruf');
    await user.type(field(/^E-Mail/), 'clara@');
    await press(user, 'Vertrag widerrufen');
    const summary = main().getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Bitte geben Sie Ihren Namen an.',
      'Bitte geben Sie die Bestellnummer an.',
      'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@beispiel.de',
    ]);
    expect(field('Bestellnummer')).toHaveAccessibleDescription(/Bitte geben Sie die Bestellnummer an\./);
    await user.click(within(summary).getByRole('link', { name: 'Bitte geben Sie Ihren Namen an.' }));
    expect(field('Name')).toHaveFocus();
  });

  test('that could not be sent loses nothing and tells how else', async () => {
    let isDown = true;
    givenServer({ declareWithdrawal: () => (isDown ? refuse('Unavailable')() : { receivedAt }) });
    const { user, router } = await renderPage('/widerruf', { config: { email: 'post@loewe.example' } });
    await fillIn(user);
    await press(user, 'Vertrag widerrufen');
    await press(user, 'Widerruf bestätigen');
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent(/^Das Senden hat nicht funktioniert\. Ihre Angaben sind noch da\./);
    expect(within(alert).getByRole('link', { name: 'post@loewe.example' })).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());

    // The browser's own way back leads to the form, with everything in it.
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field('Name')).toHaveValue('Clara Vogelsang'));
    expect(field('Bestellnummer')).toHaveValue('7KQX-M29F');
    isDown = false;
    await press(user, 'Vertrag widerrufen');
    await press(user, 'Widerruf bestätigen');
    expect(await main().findByText(/^Eingegangen am/)).toBeVisible();
  });

  test('can be changed before it is sent', async () => {
    givenServer();
    const { user } = await renderPage('/widerruf');
    await fillIn(user);
    await press(user, 'Vertrag widerrufen');
    await press(user, 'Angaben ändern');
    expect(await screen.findByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toHaveFocus();
    expect(field('Bestellnummer')).toHaveValue('7KQX-M29F');
  });

  test('begins with what is known of whoever is signed in', async () => {
    givenServer({
      readSession: () => ({
        session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
        user: { email, firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted: true },
        onboardingCompleted: true,
      }),
    });
    await renderPage('/widerruf');
    await waitFor(() => expect(field('Name')).toHaveValue('Clara Vogelsang'));
    expect(field(/^E-Mail/)).toHaveValue(email);
  });

  test('in English, with the information on it below', async () => {
    const received = givenServer();
    const { user } = await renderPage('/widerruf', { locale: 'en' });
    expect(await screen.findByText('Fourteen days.')).toBeInTheDocument();
    await user.type(field('Name'), 'Clara Vogelsang');
    await user.type(field('Order number'), '7KQX-M29F');
    await user.type(field('E-mail for the receipt'), email);
    await press(user, 'Withdraw from contract');
    await press(user, 'Confirm withdrawal');
    expect(await main().findByText('Received on 12 November 2026 at 14:20')).toBeVisible();
    expect(received.declareWithdrawal).toHaveLength(1);
  });
});
