import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keepInGuestCart } from '#domain/cart/guest-cart.ts';
import { kaeppele, leaveCart, plain } from '#testing/at-cart.ts';
import { bodies, lineOf, openPanel, panelServer, press, steinburg } from '#testing/at-cart-panel.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';

afterEach(leaveCart);

describe('what goes wrong', () => {
  test('a refused change goes back with a message', async () => {
    panelServer([kaeppele], { setCartQuantity: refuse('InsufficientStock', { available: 10 }) });
    const { panel } = await openPanel();
    await screen.findByText('Käppele 25/1');
    press('Mehr Käppele 25/1');
    expect(plain(lineOf('Käppele 25/1'))).toContain('157,35 €');
    expect(await panel.findByText('Davon haben wir nur noch 10 Einheiten.')).toBeVisible();
    expect(plain(lineOf('Käppele 25/1'))).toContain('104,90 €');
  });

  test('a line that could not be removed comes back, with the focus', async () => {
    let lines = [kaeppele];
    panelServer([], { readCart: () => aCart(lines), setCartQuantity: refuse('Unavailable') });
    const { panel, user } = await openPanel();
    await screen.findByText('Käppele 25/1');
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    expect(await panel.findByText(/Der Shop ist gerade nicht erreichbar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mehr Käppele 25/1' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();

    // Taken out elsewhere later on, it leaves nothing to undo here.
    lines = [];
    act(() => {
      window.dispatchEvent(new CustomEvent('cart:updated'));
    });
    expect(await panel.findByText('Ihr Warenkorb ist leer')).toBeVisible();
  });

  test('a line that is brought back is there at once, and gone again when that fails', async () => {
    let answer = (_reply: Response) => {};
    let lines = [kaeppele];
    panelServer([], {
      readCart: () => aCart(lines),
      setCartQuantity: ({ body }) => {
        if ((body as { quantity: number }).quantity > 0) return new Promise((resolve) => (answer = resolve));
        lines = [];
        return aCart([]);
      },
    });
    const { user, panel } = await openPanel();
    await screen.findByText('Käppele 25/1');
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    await screen.findByRole('button', { name: 'Warenkorb', hidden: true });
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(plain(lineOf('Käppele 25/1'))).toContain('104,90 €');
    await act(async () => answer(refuse('InsufficientStock', { available: 0 })()));
    expect(await panel.findByText('Davon haben wir zurzeit nichts mehr.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  });

  test('many quick clicks are one change: the last quantity counts, and no older answer shows up', async () => {
    const answers: (() => void)[] = [];
    let quantityOnServer = 10;
    const received = panelServer([aCartLine({ stock: 1_000_000 })], {
      readCart: () => aCart([aCartLine({ stock: 1_000_000, quantity: quantityOnServer })]),
      setCartQuantity: ({ body }) =>
        new Promise((resolve) => {
          answers.push(() => {
            quantityOnServer = (body as { quantity: number }).quantity;
            resolve(aCart([aCartLine({ stock: 1_000_000, quantity: quantityOnServer })]));
          });
        }),
    });
    await openPanel();
    await screen.findByText('Käppele 25/1');
    const more = screen.getByRole('button', { name: 'Mehr Käppele 25/1' });
    act(() => {
      for (let click = 0; click < 10_000; click++) more.click();
    });
    expect(plain(lineOf('Käppele 25/1'))).toContain('50.010 g');

    await act(async () => answers[0]?.());
    expect(plain(lineOf('Käppele 25/1'))).toContain('50.010 g');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 15 }, { quantity: 50_010 }]);
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(1));
    expect(plain(lineOf('Käppele 25/1'))).toContain('50.010 g');
  });

  test('a sold-out line is marked, not counted, and easy to remove', async () => {
    panelServer([kaeppele, { ...steinburg, available: false, stock: 0 }]);
    const { panel } = await openPanel();
    const line = await waitFor(() => lineOf('Steinburg 20/1'));
    expect(line).toHaveTextContent(
      'Dieses Produkt ist zurzeit nicht lieferbar. Deshalb können Sie es nicht bestellen, und wir rechnen es nicht mit.',
    );
    expect(within(line).getAllByRole('button')).toHaveLength(1);
    expect(plain(panel.getByText('Zwischensumme').closest('dl') as HTMLElement)).toContain('104,90 €');
    expect(
      panel.getByText('Eine Position können Sie zurzeit nicht bestellen, deshalb rechnen wir sie nicht mit.'),
    ).toBeVisible();
  });

  test('what waits on this device is changed on this device', async () => {
    keepInGuestCart({ itemId: 'p', quantity: 10, image: null }, null);
    const received = fakeServer({ readCart: refuse('Unavailable') });
    await openPanel();
    await screen.findByText('Produkt');
    press('Mehr Produkt');
    expect(await screen.findByText('11 g', { selector: 'output' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('guest_cart_v1') ?? '')).toMatchObject([{ quantityGrams: 11 }]);
    press('Produkt entfernen');
    expect(JSON.parse(localStorage.getItem('guest_cart_v1') ?? '')).toEqual([]);
    press('Rückgängig');
    expect(await screen.findByText('11 g', { selector: 'output' })).toBeVisible();
    expect(received.setCartQuantity).toBeUndefined();
  });
});
