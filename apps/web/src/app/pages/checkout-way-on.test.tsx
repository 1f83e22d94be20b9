import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keepCheckoutChoice } from '#features/ordering/kept-order.ts';
import * as at from '#testing/at-checkout.ts';
import { aCart, aCartLine } from '#testing/factories.ts';

afterEach(at.leaveCheckout);

describe('[CO-03] the way on', () => {
  test('says what is missing and does not go on without a shipping address; then saves and goes to the prescription', async () => {
    at.shop();
    const { user, router } = await at.atCheckout();
    expect(at.next()).toHaveAttribute('aria-disabled', 'true');
    expect(at.next()).toHaveAccessibleDescription(/die Lieferadresse/);
    await user.click(at.next());
    expect(at.missing()).toEqual(['die Lieferadresse']);
    expect(router.state.location.pathname).toBe('/checkout');
    await user.click(screen.getByRole('button', { name: 'die Lieferadresse' }));
    expect(within(at.shippingCard()).getByRole('heading')).toHaveFocus();

    await user.click(at.sameAsBilling());
    await user.click(await at.radio(/^Botendienst/));
    await waitFor(() => expect(at.next()).not.toHaveAttribute('aria-disabled'));
    await user.click(at.next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(at.storedChoice()).toEqual({
      billing: at.local,
      shipping: at.local,
      option: { id: 'courier', type: 'courier' },
    });
  });

  test('needs no shipping address for self pickup', async () => {
    at.shop();
    const { user, router } = await at.atCheckout();
    await user.click(await at.radio(/^Selbstabholung/));
    await user.click(at.next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(at.storedChoice()).toEqual({
      billing: at.local,
      shipping: null,
      option: { id: 'pickup-uferstrasse', type: 'selfPickUp' },
    });
  });

  test('needs something that can be ordered; what cannot is named, with the way to the cart', async () => {
    at.shop({ readCart: () => aCart([aCartLine({ available: false, stock: 0 })]) });
    const { user, router } = await at.atCheckout();
    expect(screen.getByText(/^Eine Position können Sie so nicht bestellen/)).toHaveTextContent('Käppele 25/1');
    expect(screen.getByRole('link', { name: 'Im Warenkorb prüfen' })).toHaveAttribute('href', '#/cart');
    await user.click(at.sameAsBilling());
    await user.click(at.next());
    expect(at.missing()).toEqual(['ein Produkt im Warenkorb, das Sie bestellen können']);
    expect(router.state.location.pathname).toBe('/checkout');
  });

  test('is not closed by a line that cannot be ordered: it is named here and above the order button', async () => {
    const gone = aCartLine({
      productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c03',
      name: 'Nachtviole 19/1',
      available: false,
    });
    at.shop({ readCart: () => aCart([aCartLine(), gone]) });
    const { user, router } = await at.atCheckout();
    expect(at.plain(at.summary())).not.toContain('Nachtviole');
    expect(screen.getByText(/^Eine Position können Sie so nicht bestellen/)).toHaveTextContent('Nachtviole 19/1');
    await user.click(at.sameAsBilling());
    await user.click(at.next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(await screen.findByText(/^Eine Position können Sie so nicht bestellen/)).toHaveTextContent(
      'Nachtviole 19/1',
    );
  });

  test('is open with what was chosen before', async () => {
    keepCheckoutChoice({
      billing: at.local,
      shipping: { ...at.local, city: 'Kitzingen' },
      option: { id: 'courier', type: 'courier' },
    });
    at.shop();
    await at.atCheckout();
    expect(await at.radio(/^Botendienst/)).toBeChecked();
    expect(at.shippingCard()).toHaveTextContent('Kitzingen');
    expect(at.next()).not.toHaveAttribute('aria-disabled');
  });
});

test('a changed price is told before anything goes on', async () => {
  at.shop({ readCart: () => aCart([aCartLine({ previousPriceCent: 949 })]) });
  await at.atCheckout();
  expect(screen.getByText(/^Bei einer Position hat sich der Preis geändert/)).toHaveTextContent('Käppele 25/1');
});

describe('the step in the address', () => {
  test.each([
    ['/checkout/versand', /^Versandart$/],
    ['/checkout/shipping', /^Versandart$/],
    ['/checkout/lieferadresse', /^Liefer.?adresse$/],
    ['/checkout/billing', /^Rechnungs.?adresse$/],
    ['/checkout/payment', /^Bezahlung$/],
  ])('%s opens the screen at that part', async (address, part) => {
    at.shop();
    await at.atCheckout(address);
    await waitFor(() => expect(within(at.card(part)).getByRole('heading', { level: 2 })).toHaveFocus());
  });

  test('that nobody knows opens the screen at its top', async () => {
    at.shop();
    await at.atCheckout('/checkout/42');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Adresse und Versand');
    expect(document.activeElement).toBe(document.body);
  });
});
