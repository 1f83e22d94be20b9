import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onCartUpdated } from '#domain/cart/cart-events.ts';
import { cartServer, frankonia, kaeppele, leaveCart, lineOf, plain, select, summary } from '#testing/at-cart.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCart);

describe('[CA-04] the quantity dropdown', () => {
  test('offers the minimum and its increments, up to 50 or five of them; what is not in stock cannot be chosen', async () => {
    cartServer();
    await renderPage('/cart');
    const options = [...(await select()).options];
    expect(options.map(({ value }) => Number(value))).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(options.filter(({ disabled }) => disabled).map(({ value }) => Number(value))).toEqual([45, 50]);
    expect(options.map((option) => plain(option)).slice(0, 2)).toEqual(['0 g (entfernen)', '5 g']);
    const millilitres = [...(await select('Frankonia Extrakt 10/10')).options];
    expect(millilitres.map((option) => plain(option)).slice(1)).toEqual([
      '25 ml',
      '50 ml',
      '75 ml',
      '100 ml',
      '125 ml',
    ]);
  });

  test('has a larger quantity that is chosen already', async () => {
    cartServer([aCartLine({ quantity: 200, stock: 500 })]);
    await renderPage('/cart');
    expect(await select()).toHaveValue('200');
  });

  test('sets the quantity, tells it and reads the cart anew', async () => {
    const heard = vi.fn<(source: string | null) => void>();
    const stop = onCartUpdated(heard);
    const received = cartServer();
    const { user } = await renderPage('/cart');
    await user.selectOptions(await select(), '20');
    expect(plain(lineOf('Käppele 25/1'))).toContain('209,80 €');
    await waitFor(() => expect(plain(summary().getByText('Gesamt ohne Versand').parentElement)).toContain('347,05 €'));
    expect(received.setCartQuantity?.[0]?.body).toEqual({ itemId: kaeppele.itemId, quantity: 20 });
    expect(heard).toHaveBeenCalledExactlyOnceWith('page');
    await waitFor(() => expect(received.readCart).toHaveLength(2));
    stop();
  });

  test('0 removes the line, with a way back in its place', async () => {
    const received = cartServer();
    const { user } = await renderPage('/cart');
    await user.selectOptions(await select(), '0');
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Eine Position, verschreibungs\u00adpflichtig')).toBeVisible());
    await user.click(undo);
    expect(await select()).toHaveFocus();
    expect(await select()).toHaveValue('10');
    await waitFor(() => expect(received.setCartQuantity).toHaveLength(2));
    const names = () =>
      within(screen.getByRole('list', { name: 'Warenkorb' }))
        .getAllByRole('heading')
        .map((name) => name.textContent);
    await waitFor(() => expect(received.readCart).toHaveLength(3));
    expect(names()).toEqual(['Käppele 25/1', 'Frankonia Extrakt 10/10']);
  });

  test('a refusal brings the quantity back and says why', async () => {
    cartServer([kaeppele], { setCartQuantity: refuse('InsufficientStock', { available: 15 }) });
    const { user } = await renderPage('/cart');
    await user.selectOptions(await select(), '20');
    expect(await screen.findByText('Davon haben wir nur noch 15 Einheiten.')).toBeVisible();
    expect(await select()).toHaveValue('10');
  });
});

describe('removing', () => {
  test('the last line leaves the way back and two ways into the shop', async () => {
    cartServer([kaeppele]);
    const { user } = await renderPage('/cart');
    await select();
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Blüten ansehen' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Summe' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await select()).toHaveValue('10');
  });

  test('what another tab has removed is gone without a row', async () => {
    let lines = [kaeppele, frankonia];
    cartServer([], { readCart: () => aCart(lines) });
    await renderPage('/cart');
    await select();
    lines = [frankonia];
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart:changed', newValue: '1' }));
    });
    await waitFor(() => expect(screen.queryByText('Käppele 25/1')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });

  test('nobody after a sign-out sees what was removed before', async () => {
    cartServer();
    const { user } = await renderPage('/cart');
    await select();
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    act(() => {
      window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'logout' } }));
    });
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });
});
