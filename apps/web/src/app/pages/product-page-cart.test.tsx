import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetGuestCart, guestCartStore } from '#domain/cart/guest-cart.ts';
import { readStored } from '#lib/storage.ts';
import { aCart, aCartLine, aProductDetail } from '#testing/factories.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const address = '/product/kaeppele-25-1';
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

function shopWith(answers: FakeAnswers = {}) {
  return fakeServer({
    readProduct: () => aProductDetail(),
    listProducts: neverAnswers,
    findShopByDomain: neverAnswers,
    ...answers,
  });
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const add = () => button(/^In den Warenkorb/);
const update = () => button(/^Menge aktualisieren/);

afterEach(() => {
  forgetGuestCart();
  for (const { id } of toastStore.read()) dismissToast(id);
});

describe('[CA-08] adding', () => {
  test('says that it has worked; the badge and the button follow', async () => {
    let cart = aCart([]);
    const received = shopWith({
      readCart: () => cart,
      addCartItem: () => {
        cart = aCart([aCartLine({ quantity: 5 })]);
        return cart;
      },
    });
    const { user } = await renderPage(address);
    await user.click(await add());
    expect(await screen.findByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
    expect(received.addCartItem?.[0]?.body).toEqual({ itemId: 'reg-0144', quantity: 5 });
    expect(await update()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Warenkorb, 1 Position' })).toBeVisible();
  });

  test('[PD-06] what is in the cart already has its quantity set, and says so', async () => {
    let quantity = 10;
    const received = shopWith({
      readCart: () => aCart([aCartLine({ quantity })]),
      setCartQuantity: ({ body }) => {
        quantity = (body as { quantity: number }).quantity;
        return aCart([aCartLine({ quantity })], 2);
      },
    });
    const { user } = await renderPage(address);
    await update();
    expect(screen.getByRole('spinbutton')).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: '5 g mehr' }));
    await user.click(await update());
    expect(await screen.findByText('Menge wurde aktualisiert')).toBeVisible();
    expect(received.setCartQuantity?.map(({ body }) => body)).toEqual([{ itemId: aCartLine().itemId, quantity: 15 }]);
    expect(received.addCartItem).toBeUndefined();
    expect(screen.getByRole('spinbutton')).toHaveValue('15');
  });
});

describe('[CA-07] a server that is away', () => {
  test('the product is kept on this device and told; the panel shows it, and it follows when the server is back', async () => {
    let isAway = true;
    let cart = aCart([]);
    const received = shopWith({
      readCart: () => (isAway ? unreachable() : cart),
      addCartItem: () => {
        if (isAway) return unreachable();
        cart = aCart([aCartLine({ quantity: 5 })]);
        return cart;
      },
    });
    const { user } = await renderPage(address);
    await user.click(await add());
    expect(await screen.findByText('Im Gast-Warenkorb gespeichert')).toBeVisible();
    expect(guestCartStore.read()).toMatchObject([
      { itemId: aCartLine().itemId, quantityGrams: 5, meta: { image: '/products/kaeppele-25-1.webp' } },
    ]);
    expect(readStored('cart_item_meta_v1')).toEqual({
      [aCartLine().itemId]: { image: '/products/kaeppele-25-1.webp' },
    });

    // The name is known as long as the page lives.
    await user.click(await screen.findByRole('button', { name: 'Warenkorb, 1 Position' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Warenkorb' }));
    expect(await panel.findByText('Käppele 25/1')).toBeVisible();
    expect(panel.getByText(/^Das ist nur auf diesem Gerät gespeichert/)).toBeVisible();

    isAway = false;
    act(() => {
      window.dispatchEvent(new CustomEvent('cart-updated'));
    });
    await waitFor(() => expect(guestCartStore.read()).toEqual([]));
    await waitFor(() => expect(panel.queryByText(/^Das ist nur auf diesem Gerät/)).not.toBeInTheDocument());
    expect(received.addCartItem).toHaveLength(2);
    expect(panel.getByText('Käppele 25/1')).toBeVisible();
  });

  test('what waits on this device can be changed on its page', async () => {
    shopWith({ readCart: refuse('Unavailable'), addCartItem: refuse('Unavailable') });
    const { user } = await renderPage(address);
    await user.click(await add());
    await update();
    await user.click(screen.getByRole('button', { name: '5 g mehr' }));
    await user.click(await update());
    expect(await screen.findByText('Menge wurde aktualisiert')).toBeVisible();
    expect(guestCartStore.read()).toMatchObject([{ quantityGrams: 10 }]);
  });

  test('a refusal with a reason is shown and not kept', async () => {
    shopWith({ addCartItem: refuse('InsufficientStock', { available: 3 }) });
    const { user } = await renderPage(address);
    await user.click(await add());
    expect(await screen.findByText('Davon haben wir nur noch 3 Einheiten.')).toHaveRole('alert');
    expect(guestCartStore.read()).toEqual([]);
    expect(screen.queryByText('Im Gast-Warenkorb gespeichert')).not.toBeInTheDocument();
  });

  test('a failed update says why, and the cart is as it was', async () => {
    shopWith({ readCart: () => aCart(), setCartQuantity: refuse('Unavailable') });
    const { user } = await renderPage(address);
    await update();
    await user.click(screen.getByRole('button', { name: '5 g mehr' }));
    await user.click(await update());
    expect(await screen.findByText(/^Der Shop ist gerade nicht erreichbar/)).toHaveRole('alert');
    expect(guestCartStore.read()).toEqual([]);
  });
});
