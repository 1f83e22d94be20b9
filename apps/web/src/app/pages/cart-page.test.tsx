import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { guestCartStore, keepInGuestCart } from '#domain/cart/guest-cart.ts';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import * as at from '#testing/at-cart.ts';
import { aCart } from '#testing/factories.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(at.leaveCart);

describe('the cart page', () => {
  test('lists the lines with their prices and stands at the first of four steps', async () => {
    at.cartServer();
    await renderPage('/cart');
    await at.select();
    expect(at.heading()).toHaveTextContent('Warenkorb');
    expect(screen.getByText('2 Positionen, alle verschreibungs\u00adpflichtig')).toBeVisible();
    const line = at.lineOf('Käppele 25/1');
    expect(within(line).getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
    expect(at.plain(line)).toContain('Rhön Cannamed10,49 € / 1 gGrundpreis 1.049,00 € / 100 g');
    expect(at.plain(line)).toContain('104,90 €');
    expect(at.plain(at.lineOf('Frankonia Extrakt 10/10'))).toContain('137,25 €');

    const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Warenkorb', 'Adresse und Versand', 'Rezept', 'Bestellt']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  });

  test('[CA-05] sum, VAT share, shipping at the next step, prices with VAT', async () => {
    at.cartServer();
    await renderPage('/cart');
    await at.select();
    expect(at.plain(at.summary().getByText('Zwischensumme').parentElement)).toBe('Zwischensumme242,15 €');
    expect(at.plain(at.summary().getByText(/^darin/).parentElement)).toBe('darin 19 % MwSt.38,66 €');
    expect(at.plain(at.summary().getByText('Gesamt ohne Versand').parentElement)).toBe('Gesamt ohne Versand242,15 €');
    expect(at.summary().getByText('Die Versandkosten berechnen wir im nächsten Schritt')).toBeVisible();
    expect(at.summary().getByText('Preise inkl. MwSt.')).toBeVisible();
  });

  test('tells what an order is and when it is sent', async () => {
    at.cartServer();
    await renderPage('/cart');
    await at.select();
    for (const text of [
      'Ihre Bestellung ist zunächst eine Bestellanfrage. Wir prüfen Ihr Rezept und bestätigen sie dann.',
      'Ihr Arzneimittel versenden wir, sobald das Originalrezept und Ihre Zahlung eingegangen sind.',
      'Seit dem 1. April 2024 können Ärztinnen und Ärzte Cannabis auf einem normalen Rezept verordnen.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('the total is the server’s, never one of our own', async () => {
    at.cartServer([at.kaeppele], { readCart: () => ({ ...aCart([at.kaeppele]), totalCent: 12345 }) });
    await renderPage('/cart');
    await at.select();
    expect(at.plain(at.summary().getByText('Gesamt ohne Versand').parentElement)).toContain('123,45 €');
  });

  test('is loading, and says so', async () => {
    fakeServer({ readCart: neverAnswers });
    await renderPage('/cart');
    expect(at.heading()).toHaveTextContent('Warenkorb');
    expect(screen.getByText('Lade Warenkorb…')).toHaveRole('status');
  });

  test('that is empty leads back to the shop, and to a saved cart', async () => {
    const { user } = await renderPage('/cart');
    await waitFor(() => expect(at.heading()).toHaveTextContent('Ihr Warenkorb ist leer'));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Blüten ansehen' })).toHaveAttribute('href', '#/shop?type=bud');
    expect(main.getByRole('link', { name: 'Extrakte ansehen' })).toHaveAttribute('href', '#/shop?type=extract');
    await user.click(await main.findByRole('button', { name: 'Melden Sie sich an' }));
    expect(loginDialogStore.read()).toBe(true);
  });

  test('the heading stays the same element, so that it keeps the focus', async () => {
    let answer = (_cart: ReturnType<typeof aCart>) => {};
    fakeServer({ readCart: () => new Promise((resolve) => (answer = resolve)) });
    await renderPage('/cart');
    const before = at.heading();
    await act(async () => answer(aCart([])));
    await waitFor(() => expect(at.heading()).toHaveTextContent('Ihr Warenkorb ist leer'));
    expect(at.heading()).toBe(before);
  });

  test('[CA-09] without an answer there is no cart, the guest cart is shown, and nothing leads to the checkout', async () => {
    keepInGuestCart({ itemId: 'p', quantity: 10, image: null }, null);
    fakeServer({ readCart: refuse('Unavailable') });
    await renderPage('/cart');
    expect(await screen.findByText('Kein Warenkorb gefunden.')).toBeVisible();
    expect(at.lineOf('Produkt')).toHaveTextContent(/Das ist nur auf diesem Gerät gespeichert/);
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
    expect(at.summary().getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    expect(at.summary().getByText('Zur Kasse können Sie gehen, sobald der Shop wieder erreichbar ist.')).toBeVisible();
  });

  test('speaks English too', async () => {
    at.cartServer();
    await renderPage('/cart', { locale: 'en' });
    expect(await screen.findByRole('combobox', { name: 'Quantity of Käppele 25/1' })).toBeVisible();
    expect(screen.getByText('2 items, all prescription only')).toBeVisible();
  });
});

describe('a line that cannot be ordered as it stands', () => {
  test.each([
    ['sold out', { available: false, stock: 0 }, /^Dieses Produkt ist zurzeit nicht lieferbar\./],
    ['with too little left', { available: false, stock: 5 }, /^Davon haben wir nur noch 5\sg\./],
    [
      'in a quantity that is no more',
      { available: false, stock: 40 },
      /^Diese Menge können Sie nicht mehr bestellen\./,
    ],
    [
      'without a price',
      { available: false, stock: 40, priceCent: null },
      /^Dieses Produkt ist zurzeit nicht lieferbar\./,
    ],
  ])('%s is marked and not counted', async (_case, differences, note) => {
    at.cartServer([{ ...at.kaeppele, ...differences }, at.frankonia]);
    await renderPage('/cart');
    await at.select('Frankonia Extrakt 10/10');
    expect(within(at.lineOf('Käppele 25/1')).getByText(note)).toBeVisible();
    expect(at.plain(at.lineOf('Käppele 25/1'))).not.toContain('104,90 €');
    expect(at.plain(at.summary().getByText('Gesamt ohne Versand').parentElement)).toContain('137,25 €');
    expect(
      at.summary().getByText('Eine Position können Sie zurzeit nicht bestellen, deshalb rechnen wir sie nicht mit.'),
    ).toBeVisible();
  });

  test('sold out can only be removed, and alone it does not go to the checkout', async () => {
    const received = at.cartServer([{ ...at.kaeppele, available: false, stock: 0 }]);
    const { user } = await renderPage('/cart');
    const remove = await screen.findByRole('button', { name: 'Käppele 25/1 entfernen' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(at.summary().getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    expect(
      at
        .summary()
        .getByText(
          'In Ihrem Warenkorb ist zurzeit nichts bestellbar. Bitte ändern Sie die Menge oder wählen Sie ein anderes Produkt.',
        ),
    ).toBeVisible();
    await user.click(remove);
    await waitFor(() => expect(received.setCartQuantity?.[0]?.body).toMatchObject({ quantity: 0 }));
  });

  test('a changed price is told', async () => {
    at.cartServer([{ ...at.kaeppele, previousPriceCent: 949 }]);
    await renderPage('/cart');
    await at.select();
    expect(at.plain(at.lineOf('Käppele 25/1'))).toContain('Der Preis hat sich geändert: bisher 9,49 €, jetzt 10,49 €.');
  });
});

test('what waits on this device goes into the cart as soon as the server answers, and a refusal is told', async () => {
  keepInGuestCart({ itemId: 'gone', quantity: 10, image: null }, null);
  keepInGuestCart({ itemId: at.kaeppele.itemId, quantity: 10, image: null }, null);
  const added: string[] = [];
  fakeServer({
    readCart: () => aCart(added.length > 0 ? [at.kaeppele] : []),
    addCartItem: ({ body }) => {
      const { itemId } = body as { itemId: string };
      if (itemId === 'gone') return refuse('ProductsNotAvailable')();
      added.push(itemId);
      return aCart();
    },
  });
  await renderPage('/cart');
  expect(await at.select()).toHaveValue('10');
  expect(guestCartStore.read()).toEqual([]);
  expect(
    await screen.findByText(
      'Wir konnten ein Produkt nicht oder nicht in voller Menge in Ihren Warenkorb übernehmen. Dieses Produkt ist zurzeit nicht lieferbar.',
    ),
  ).toBeVisible();
});
