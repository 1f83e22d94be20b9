import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onCartUpdated } from '#domain/cart/cart-events.ts';
import { keepInGuestCart } from '#domain/cart/guest-cart.ts';
import { kaeppele, leaveCart, plain } from '#testing/at-cart.ts';
import { bodies, lineOf, openPanel, panelServer, press, steinburg } from '#testing/at-cart-panel.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveCart);

describe('[CA-02] the panel', () => {
  test('lists thumbnail, name, quantity with unit and line price, and leads to the full cart', async () => {
    panelServer();
    const { panel, user, router } = await openPanel();
    const line = await waitFor(() => lineOf('Käppele 25/1'));
    expect(line.querySelector('img')).toHaveAttribute('src', '/products/kaeppele-25-1.webp');
    expect(within(line).getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
    expect(plain(line)).toContain('104,90 €');
    expect(plain(line)).toContain('10 g · 10,49 € / 1 gGrundpreis 1.049,00 € / 100 g');
    expect(plain(within(line).getByRole('status'))).toBe('10 g');
    for (const name of ['Weniger Käppele 25/1', 'Mehr Käppele 25/1', 'Käppele 25/1 entfernen'])
      expect(within(line).getByRole('button', { name })).toBeVisible();

    await user.click(panel.getByRole('link', { name: 'Zum Warenkorb' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });

  test('[CA-05] shows the server’s sum, the VAT in it and what comes on top', async () => {
    panelServer();
    const { panel } = await openPanel();
    const sum = (await panel.findByText('Zwischensumme')).closest('dl') as HTMLElement;
    expect(plain(sum)).toBe('Zwischensumme146,35 €darin 19 % MwSt.23,37 €');
    expect(panel.getByText('Die Versandkosten berechnen wir im nächsten Schritt.')).toBeVisible();
  });

  test('says that it is loading', async () => {
    fakeServer({ readCart: neverAnswers });
    const { panel } = await openPanel();
    expect(panel.getByText('Lade Warenkorb…')).toHaveRole('status');
    expect(panel.queryByRole('link', { name: 'Zum Warenkorb' })).not.toBeInTheDocument();
  });

  test('that is empty leads into the shop', async () => {
    const { panel } = await openPanel();
    expect(await panel.findByText('Ihr Warenkorb ist leer')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Blüten ansehen' })).toHaveAttribute('href', '#/shop?type=bud');
    expect(panel.getByRole('link', { name: 'Extrakte ansehen' })).toHaveAttribute('href', '#/shop?type=extract');
  });

  test('[CA-09] that cannot be read says so, shows the guest cart, and can be tried again', async () => {
    keepInGuestCart({ itemId: 'p', quantity: 10, image: '/kept.webp' }, null);
    let isAway = true;
    panelServer([steinburg], {
      readCart: () => (isAway ? refuse('Unavailable')() : aCart([kaeppele])),
      addCartItem: refuse('Unavailable'),
    });
    const { panel, user } = await openPanel();
    expect((await panel.findByText('Kein Warenkorb gefunden.')).parentElement).toHaveRole('alert');
    const line = lineOf('Produkt');
    expect(line.querySelector('img')).toHaveAttribute('src', '/kept.webp');
    expect(line).toHaveTextContent(/Das ist nur auf diesem Gerät gespeichert/);

    isAway = false;
    await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await panel.findByText('Käppele 25/1')).toBeVisible();
    expect(panel.queryByText('Kein Warenkorb gefunden.')).not.toBeInTheDocument();
  });
});

describe('[CA-03] minus, plus and remove', () => {
  test('plus and minus go by the increment; the change is announced as the modal’s and the cart read anew', async () => {
    const heard = vi.fn<(source: string | null) => void>();
    const stop = onCartUpdated(heard);
    const received = panelServer();
    await openPanel();
    await screen.findByText('Käppele 25/1');
    const reads = received.readCart?.length ?? 0;

    press('Mehr Käppele 25/1');
    expect(plain(lineOf('Käppele 25/1'))).toContain('157,35 €');
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('modal'));
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(reads));
    expect(bodies(received.setCartQuantity)).toEqual([{ itemId: kaeppele.itemId, quantity: 15 }]);
    press('Weniger Käppele 25/1');
    await waitFor(() => expect(bodies(received.decrementCartItem)).toEqual([{ itemId: kaeppele.itemId }]));
    await waitFor(() => expect(plain(lineOf('Käppele 25/1'))).toContain('104,90 €'));
    expect(received.setCartQuantity).toHaveLength(1);
    stop();
  });

  test('several presses of minus are one decrement and then the quantity that is wanted', async () => {
    const received = panelServer([aCartLine({ quantity: 30 })]);
    await openPanel();
    await screen.findByText('Käppele 25/1');
    for (let times = 0; times < 3; times++) press('Weniger Käppele 25/1');
    expect(plain(lineOf('Käppele 25/1'))).toContain('15 g');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 15 }]));
    expect(received.decrementCartItem).toHaveLength(1);
  });

  test('minus takes a line down to what is left in stock, which is no single step', async () => {
    const received = panelServer([aCartLine({ quantity: 30, stock: 12, available: false })]);
    await openPanel();
    await screen.findByText('Käppele 25/1');
    press('Weniger Käppele 25/1');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 10 }]));
    expect(received.decrementCartItem).toBeUndefined();
  });

  test('packs are counted one by one', async () => {
    const received = panelServer([
      aCartLine({ name: 'Kapseln', unit: 'pack', quantity: 1, minOrderQuantity: 1, quantityIncrement: 1 }),
    ]);
    await openPanel();
    await screen.findByText('Kapseln');
    press('Mehr Kapseln');
    expect(plain(lineOf('Kapseln'))).toContain('2 Packungen');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 2 }]));
  });

  test('the last of it in stock is the most', async () => {
    const received = panelServer([aCartLine({ stock: 12 })]);
    const { user } = await openPanel();
    await screen.findByText('Käppele 25/1');
    const more = screen.getByRole('button', { name: 'Mehr Käppele 25/1' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(received.setCartQuantity).toBeUndefined();
  });

  test('a removed line leaves a row that brings it back to its place, and the focus goes with it', async () => {
    const received = panelServer();
    const { user } = await openPanel();
    await screen.findByText('Käppele 25/1');
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Käppele 25/1 wurde entfernt.');
    await waitFor(() => expect(received.setCartQuantity).toHaveLength(1));
    await screen.findByRole('button', { name: 'Warenkorb, 1 Position', hidden: true });

    await user.click(undo);
    const names = () => screen.getAllByRole('link', { name: /\d+\/1$/ }).map((link) => link.textContent);
    expect(names()).toEqual(['Käppele 25/1', 'Steinburg 20/1']);
    expect(screen.getByRole('button', { name: 'Mehr Käppele 25/1' })).toHaveFocus();
    await screen.findByRole('button', { name: 'Warenkorb, 2 Positionen', hidden: true });
    expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 0 }, { quantity: 10 }]);
    expect(names()).toEqual(['Käppele 25/1', 'Steinburg 20/1']);
  });

  test('minus at the minimum removes the line', async () => {
    const received = panelServer();
    await openPanel();
    await screen.findByText('Steinburg 20/1');
    press('Weniger Steinburg 20/1');
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await waitFor(() => expect(bodies(received.setCartQuantity)).toEqual([{ itemId: steinburg.itemId, quantity: 0 }]));
  });
});

test('the button, Escape and the way to the cart close it', async () => {
  panelServer();
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Warenkorb schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Warenkorb/ }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
