import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { linkTo, type RouteName, routes } from '#lib/routes.ts';
import { store } from '#lib/storage.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { fakeServer, neverAnswers } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { unfilledScreens } from '#testing/unfilled-screens.ts';

const headings: Record<RouteName, string> = {
  Home: 'Medizinisches Cannabis auf Rezept, aus Ihrer Apotheke in Mainfranken',
  Shop: 'Blüten',
  Product: 'Produkt',
  Shortlist: 'Merkliste',
  Register: 'Registrierung',
  Cart: 'Warenkorb',
  Checkout: 'Adresse und Versand',
  Prescription: 'Rezept einreichen',
  Orders: 'Bestellungen',
  Profile: 'Persönliche Daten',
  Waitlist: 'Benachrichtigungen',
  StopEmailChange: 'Änderung Ihrer E-Mail-Adresse stoppen',
  ThisDevice: 'Ist das Ihr Gerät?',
  Blog: 'Ratgeber',
  BlogPost: 'Beitrag aus dem Ratgeber',
  Faq: 'Häufige Fragen',
  Glossary: 'Glossar',
  About: 'Eine Apotheke, die jedes Rezept persönlich prüft',
  Contact: 'Kontakt',
  Imprint: 'Impressum',
  Privacy: 'Datenschutzerklärung',
  Terms: 'Allgemeine Geschäftsbedingungen',
  Accessibility: 'Erklärung zur Barrierefreiheit',
  Withdrawal: 'Vertrag widerrufen',
  Booking: 'Termin buchen',
  EditorLogin: 'Anmeldung zur Redaktion',
  Editor: 'Redaktion',
  Desk: 'Anmelden in der Offizin',
  DeskOrder: 'Anmelden in der Offizin',
  DeskPost: 'Anmelden in der Offizin',
  DeskPacking: 'Anmelden in der Offizin',
  DeskPackOrder: 'Anmelden in der Offizin',
  DeskHandOver: 'Anmelden in der Offizin',
  DeskWithdrawals: 'Anmelden in der Offizin',
  DeskWithdrawal: 'Anmelden in der Offizin',
  DeskTour: 'Anmelden in der Offizin',
  DeskStock: 'Anmelden in der Offizin',
  DeskProductStock: 'Anmelden in der Offizin',
  DeskRecall: 'Anmelden in der Offizin',
  DeskGoodsIn: 'Anmelden in der Offizin',
  DeskCatalogue: 'Anmelden in der Offizin',
  DeskNewProduct: 'Anmelden in der Offizin',
  DeskCatalogueProduct: 'Anmelden in der Offizin',
  DeskRules: 'Anmelden in der Offizin',
  DeskPayments: 'Anmelden in der Offizin',
  DeskJournal: 'Anmelden in der Offizin',
  DeskPrivacy: 'Anmelden in der Offizin',
  DeskPrivacyRequest: 'Anmelden in der Offizin',
  DeskRetention: 'Anmelden in der Offizin',
  DeskTeam: 'Anmelden in der Offizin',
  DeskAccess: 'Anmelden in der Offizin',
};

/** Where the tab says something else than the heading. */
const titles: Partial<Record<RouteName, string>> = {
  Home: 'Startseite',
  About: 'Über uns',
  Desk: 'Offizin',
  DeskOrder: 'Offizin',
  DeskPost: 'Offizin',
  DeskPacking: 'Offizin',
  DeskPackOrder: 'Offizin',
  DeskHandOver: 'Offizin',
  DeskWithdrawals: 'Offizin',
  DeskWithdrawal: 'Offizin',
  DeskTour: 'Offizin',
  DeskStock: 'Offizin',
  DeskProductStock: 'Offizin',
  DeskRecall: 'Offizin',
  DeskGoodsIn: 'Offizin',
  DeskCatalogue: 'Offizin',
  DeskNewProduct: 'Offizin',
  DeskCatalogueProduct: 'Offizin',
  DeskRules: 'Offizin',
  DeskPayments: 'Offizin',
  DeskJournal: 'Offizin',
  DeskPrivacy: 'Offizin',
  DeskPrivacyRequest: 'Offizin',
  DeskRetention: 'Offizin',
  DeskTeam: 'Offizin',
  DeskAccess: 'Offizin',
};

const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');

describe('[NA-01] opened directly, after the #,', () => {
  const addresses = Object.entries(routes).map(([name, path]) => [path.replace(/:\w+\??/, 'x'), name as RouteName]);

  test.each(addresses as [string, RouteName][])('%s shows its screen', async (address, name) => {
    fakeServer({ ...unfilledScreens, listEditorChanges: neverAnswers });
    store('cms_token', 'an-editor');
    vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    await renderPage(address);
    expect(window.location.hash).toContain(`#${address}`);
    // The desk asks first who is there.
    if (name.startsWith('Desk')) await screen.findByRole('heading', { level: 1 }, onBusyMachine);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(withoutSoftHyphens(heading.textContent)).toBe(headings[name]);
    const title = titles[name] ?? headings[name];
    expect(document.title).toBe(`${title} · Mainblüte Apotheke`);
  });

  test('/checkout works with and without a step', async () => {
    await renderPage('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headings.Checkout);
  });
});

test('the desk can be reached from a page of the shop; an address that only begins alike is none', async () => {
  fakeServer(unfilledScreens);
  const { router } = await renderPage('/desktop');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Die angeforderte Seite wurde nicht gefunden.');
  await act(() => router.navigate('/desk/order/x'));
  expect(await screen.findByRole('heading', { level: 1, name: headings.DeskOrder })).toBeVisible();
  await act(() => router.navigate('/desk/nowhere'));
  expect(await screen.findByRole('heading', { level: 1, name: /nicht gefunden/ })).toBeVisible();
});

test("the title carries the pharmacy's own name", async () => {
  await renderPage('/faq', { config: { shopName: 'Löwen-Apotheke' } });
  expect(document.title).toBe('Häufige Fragen · Löwen-Apotheke');
});

test('[NA-03] any other path says so in both languages and offers three ways on', async () => {
  await renderPage('/no/such/page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Die angeforderte Seite wurde nicht gefunden.');
  const english = screen.getByText('The page you requested could not be found.');
  expect(english).toHaveAttribute('lang', 'en');
  expect(document.title).toBe('Seite nicht gefunden · Mainblüte Apotheke');
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Zur Startseite', '#/'],
    ['Zum Shop', '#/shop'],
    ['Kontakt', '#/contact'],
  ]);
});

test('[NA-03] in the English interface the English sentence leads', async () => {
  await renderPage('/no/such/page', { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page you requested could not be found.');
  expect(screen.getByText('Die angeforderte Seite wurde nicht gefunden.')).toHaveAttribute('lang', 'de');
});

test('[NA-04] /booking leads to the calendar of the config and offers the link', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const bookingUrl = 'https://calendar.example/loewe';
  await renderPage('/booking', { config: { bookingUrl } });
  expect(replace).toHaveBeenCalledWith(bookingUrl);
  expect(screen.getByRole('link', { name: 'Zum Terminkalender' })).toHaveAttribute('href', bookingUrl);
});

describe('the focus', () => {
  test('stays where it is on the first load', async () => {
    await renderPage('/faq');
    expect(document.body).toHaveFocus();
  });

  test('goes to the heading of the next screen', async () => {
    const { router } = await renderPage('/faq');
    await act(() => router.navigate(linkTo('About')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headings.About);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('stays on the control when only the query changes', async () => {
    fakeServer({ listProducts: neverAnswers });
    const { user, router } = await renderPage('/shop?type=bud');
    await user.click(screen.getByRole('link', { name: 'EXTRAKTE' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=extract'));
    expect(screen.getByRole('link', { name: 'EXTRAKTE' })).toHaveFocus();
  });

  test('survives a broken anchor in the address', async () => {
    const { router } = await renderPage('/faq');
    await act(() => router.navigate('/about#%'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
