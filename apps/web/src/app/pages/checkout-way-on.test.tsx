import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keepCheckoutChoice } from '#features/ordering/kept-order.ts';
import {
  atCheckout,
  card,
  leaveCheckout,
  local,
  missing,
  next,
  plain,
  radio,
  sameAsBilling,
  shippingCard,
  shop,
  storedChoice,
  summary,
} from '#testing/at-checkout.ts';
import { aCart, aCartLine } from '#testing/factories.ts';

afterEach(leaveCheckout);

describe('[CO-03] the way on', () => {
  test('says what is missing and does not go on without a shipping address; then saves and goes to the prescription', async () => {
    shop();
    const { user, router } = await atCheckout();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription(/die Lieferadresse/);
    await user.click(next());
    expect(missing()).toEqual(['die Lieferadresse']);
    expect(router.state.location.pathname).toBe('/checkout');
    await user.click(screen.getByRole('button', { name: 'die Lieferadresse' }));
    expect(within(shippingCard()).getByRole('heading')).toHaveFocus();

    await user.click(sameAsBilling());
    await user.click(await radio(/^Botendienst/));
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(storedChoice()).toEqual({ billing: local, shipping: local, option: { id: 'courier', type: 'courier' } });
  });

  test('needs no shipping address for self pickup', async () => {
    shop();
    const { user, router } = await atCheckout();
    await user.click(await radio(/^Selbstabholung/));
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(storedChoice()).toEqual({
      billing: local,
      shipping: null,
      option: { id: 'pickup-uferstrasse', type: 'selfPickUp' },
    });
  });

  test('needs something that can be ordered; what cannot is named, with the way to the cart', async () => {
    shop({ readCart: () => aCart([aCartLine({ available: false, stock: 0 })]) });
    const { user, router } = await atCheckout();
    expect(screen.getByText(/^Eine Position ist so nicht bestellbar/)).toHaveTextContent('Käppele 25/1');
    expect(screen.getByRole('link', { name: 'Im Warenkorb prüfen' })).toHaveAttribute('href', '#/cart');
    await user.click(sameAsBilling());
    await user.click(next());
    expect(missing()).toEqual(['ein Produkt im Warenkorb, das bestellt werden kann']);
    expect(router.state.location.pathname).toBe('/checkout');
  });

  test('is not closed by a line that cannot be ordered: it is named here and above the order button', async () => {
    const gone = aCartLine({
      productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c03',
      name: 'Nachtviole 19/1',
      available: false,
    });
    shop({ readCart: () => aCart([aCartLine(), gone]) });
    const { user, router } = await atCheckout();
    expect(plain(summary())).not.toContain('Nachtviole');
    expect(screen.getByText(/^Eine Position ist so nicht bestellbar/)).toHaveTextContent('Nachtviole 19/1');
    await user.click(sameAsBilling());
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(await screen.findByText(/^Eine Position ist so nicht bestellbar/)).toHaveTextContent('Nachtviole 19/1');
  });

  test('is open with what was chosen before', async () => {
    keepCheckoutChoice({
      billing: local,
      shipping: { ...local, city: 'Kitzingen' },
      option: { id: 'courier', type: 'courier' },
    });
    shop();
    await atCheckout();
    expect(await radio(/^Botendienst/)).toBeChecked();
    expect(shippingCard()).toHaveTextContent('Kitzingen');
    expect(next()).not.toHaveAttribute('aria-disabled');
  });
});

test('a changed price is told before anything goes on', async () => {
  shop({ readCart: () => aCart([aCartLine({ previousPriceCent: 949 })]) });
  await atCheckout();
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
    shop();
    await atCheckout(address);
    await waitFor(() => expect(within(card(part)).getByRole('heading', { level: 2 })).toHaveFocus());
  });

  test('that nobody knows opens the screen at its top', async () => {
    shop();
    await atCheckout('/checkout/42');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Adresse und Versand');
    expect(document.activeElement).toBe(document.body);
  });
});
