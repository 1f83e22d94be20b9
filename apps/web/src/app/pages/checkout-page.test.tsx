import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import {
  atCheckout,
  billingCard,
  leaveCheckout,
  open,
  personalData,
  plain,
  radio,
  session,
  shop,
  summary,
  sumOf,
} from '#testing/at-checkout.ts';
import { aCart } from '#testing/factories.ts';
import { type FakeAnswers, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCheckout);

describe('who comes to the checkout', () => {
  test.each([
    ['de', 'Nicht angemeldet', 'Anmelden'],
    ['en', 'Not signed in', 'Sign in'],
  ] as const)(
    '[CO-01] without a user reads that they are not signed in, and can (%s)',
    async (locale, title, button) => {
      const received = shop({ readSession: () => null });
      const { user } = await renderPage('/checkout', { locale });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(received.readPersonalData).toBeUndefined();
      expect(received.listShippingOptions).toBeUndefined();
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: button }));
      expect(loginDialogStore.read()).toBe(true);
    },
  );

  test('signed in but not registered is led to the registration', async () => {
    const received = shop({ readSession: () => session(false) });
    await renderPage('/checkout');
    expect(await screen.findByRole('link', { name: 'Zur Registrierung' })).toHaveAttribute('href', '#/register');
    expect(screen.getByText(/Eine Telefonnummer verlangt die Apothekenbetriebsordnung/)).toBeVisible();
    expect(received.readPersonalData).toBeUndefined();
  });

  test('with an empty cart finds the way into the shop', async () => {
    shop({ readCart: () => aCart([]) });
    await renderPage('/checkout');
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blüten ansehen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument();
  });

  test('waits with a word for what is being loaded', async () => {
    shop({ readPersonalData: neverAnswers });
    await renderPage('/checkout');
    expect(await screen.findByText('Wir laden Ihre Angaben …')).toBeInTheDocument();
  });

  test('reads of data that cannot be loaded, and asks again', async () => {
    let answer: FakeAnswers['readPersonalData'] = refuse('Internal');
    shop({ readPersonalData: (request) => (answer as NonNullable<typeof answer>)(request) });
    const { user } = await renderPage('/checkout');
    expect(await screen.findByText('Wir konnten Ihre Angaben nicht laden.')).toBeVisible();
    answer = () => personalData;
    await user.click(open(/^Erneut versuchen$/));
    await radio(/^Standardversand/);
    expect(billingCard()).toHaveTextContent('Sanderglacis 14');
  });

  test('whose session has run out signs in again', async () => {
    shop({ readPersonalData: refuse('Unauthorized') });
    await renderPage('/checkout');
    expect(await screen.findByText(/Ihre Anmeldung ist abgelaufen/)).toBeVisible();
  });

  test('reads of a cart that cannot be loaded', async () => {
    shop({ readCart: refuse('Unavailable') });
    await renderPage('/checkout');
    expect(await screen.findByText('Kein Warenkorb gefunden.')).toBeVisible();
  });
});

test('[CO-01] [BZ-01] the billing address, the options and the order with its sums, at the second of four steps', async () => {
  shop();
  const { user } = await atCheckout();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Adresse und Versand');
  const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(within(steps[0] as HTMLElement).getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '#/cart');

  expect(plain(billingCard())).toContain('Clara VogelsangSanderglacis 1497072 WürzburgDeutschland');
  expect(plain(summary())).toContain('Käppele 25/110 g · Rhön Cannamed104,90 €');
  expect(sumOf(/^Zwischensumme$/)).toBe('Zwischensumme104,90 €');
  expect(sumOf(/^Standardversand$/)).toBe('Standardversand5,90 €');
  expect(sumOf(/^Gesamt$/)).toBe('Gesamt110,80 €');
  // 110,80 × 19 / 119
  expect(sumOf(/^inkl\. 19.% MwSt\.$/)).toBe('inkl. 19 % MwSt.17,69 €');

  await user.click(await radio(/^Selbstabholung/));
  await waitFor(() => expect(sumOf(/^Selbstabholung$/)).toBe('SelbstabholungKostenlos'));
  await waitFor(() => expect(sumOf(/^Gesamt$/)).toBe('Gesamt104,90 €'));
});

test('[CO-06] what an order is: confirmed first, shipped after original and payment, VAT, 1 April 2024; and whom one can ask', async () => {
  shop();
  await atCheckout();
  for (const sentence of [
    /^Ihre Bestellung ist zunächst eine Bestellanfrage\. Wir prüfen Ihr Rezept und bestätigen sie/,
    /sobald das Originalrezept und Ihre Zahlung eingegangen sind/,
    /^Alle Preise enthalten die Mehrwertsteuer/,
    'Seit dem 1. April 2024 können Ärztinnen und Ärzte Cannabis auf einem normalen Rezept verordnen.',
    /^Sie überweisen vor dem Versand\. .* QR-Code/,
    'Montag bis Freitag 9 bis 17 Uhr',
  ])
    expect(screen.getByText(sentence)).toBeVisible();
  const information = within(screen.getByRole('region', { name: 'Gut zu wissen' }));
  expect(information.getByRole('link', { name: '+49 931 0000120' })).toHaveAttribute('href', 'tel:+499310000120');
});

test('[CO-06] the same in English', async () => {
  shop();
  await renderPage('/checkout', { locale: 'en' });
  await radio(/^Standard delivery/);
  for (const sentence of [
    /^At first, your order is an order request\. We check your prescription and then confirm it/,
    /once we have the original prescription and your payment/,
    /^All prices include VAT/,
    'Since 1 April 2024, doctors can prescribe cannabis on a normal prescription.',
  ])
    expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Billing address' })).toHaveTextContent('Germany');
});

test('[NA-06] terms and privacy policy open in a new tab, those of the footer too', async () => {
  shop();
  await atCheckout();
  for (const [name, address] of [
    [/^AGB/, '#/agb'],
    [/^Datenschutz/, '#/datenschutz'],
  ] as const) {
    const links = screen.getAllByRole('link', { name });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
    }
  }
});

test('the header is slim: logo, telephone, back to the cart, language and display', async () => {
  shop();
  const { user } = await atCheckout();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Zurück zum Warenkorb' })).toHaveAttribute('href', '#/cart');
  expect(header.getByRole('link', { name: 'Anrufen: +49 931 0000120' })).toHaveAttribute('href', 'tel:+499310000120');
  expect(header.queryByRole('navigation')).not.toBeInTheDocument();
  expect(header.queryByRole('button', { name: /^Warenkorb/ })).not.toBeInTheDocument();
  await user.click(header.getByRole('button', { name: 'Darstellung und Textgröße' }));
  expect(screen.getByRole('dialog', { name: 'Darstellung' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Darstellung schließen' }));
  await user.click(header.getByRole('button', { name: 'DE, Sprache wechseln' }));
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await header.findByRole('link', { name: 'Back to cart' })).toBeVisible();
});
