import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onCartUpdated } from '#domain/cart/cart-events.ts';
import { forgetGuestCart, keepInGuestCart } from '#domain/cart/guest-cart.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { type FakeAnswers, type FakeRequest, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const kaeppele = aCartLine();
const steinburg = aCartLine({
  productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02',
  slug: 'steinburg-20-1',
  name: 'Steinburg 20/1',
  quantity: 5,
  priceCent: 829,
});

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
const bodies = (requests: FakeRequest[] | undefined) => requests?.map(({ body }) => body) ?? [];

/** A server whose cart really changes, unless the test has another answer. */
function cartServer(items = [kaeppele, steinburg], answers: FakeAnswers = {}) {
  let cart = aCart(items);
  function set(itemId: string, quantity: number) {
    const known = items.find((line) => line.itemId === itemId) ?? aCartLine();
    const others = cart.items.filter((line) => line.itemId !== itemId);
    const lines = cart.items.some((line) => line.itemId === itemId)
      ? cart.items.map((line) => (line.itemId === itemId ? { ...line, quantity } : line))
      : [...others, { ...known, quantity }];
    cart = aCart(
      lines.filter((line) => line.quantity > 0),
      cart.version + 1,
    );
    return cart;
  }
  const received = fakeServer({
    readCart: () => cart,
    setCartQuantity: ({ body }) => {
      const { itemId, quantity } = body as { itemId: string; quantity: number };
      return set(itemId, quantity);
    },
    decrementCartItem: ({ body }) => {
      const { itemId } = body as { itemId: string };
      const line = cart.items.find((known) => known.itemId === itemId);
      return set(itemId, (line?.quantity ?? 0) - (line?.quantityIncrement ?? 0));
    },
    ...answers,
  });
  return received;
}

async function openPanel() {
  const rendered = await renderPage('/faq');
  await rendered.user.click(await screen.findByRole('button', { name: /^Warenkorb/ }));
  // A chunk of its own, and a busy machine loads it slowly.
  const panel = await screen.findByRole('dialog', { name: 'Warenkorb' }, { timeout: 4000 });
  return { ...rendered, panel: within(panel) };
}

const lineOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  forgetGuestCart();
  for (const { id } of toastStore.read()) dismissToast(id);
});

describe('[CA-02] the panel', () => {
  test('lists thumbnail, name, quantity with unit and line price, and leads to the full cart', async () => {
    cartServer();
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
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'), { timeout: 4000 });
  });

  test('[CA-05] shows the server’s sum, the VAT in it and what comes on top', async () => {
    cartServer();
    const { panel } = await openPanel();
    const sum = (await panel.findByText('Zwischensumme')).closest('dl') as HTMLElement;
    expect(plain(sum)).toBe('Zwischensumme146,35 €darin 19 % MwSt.23,37 €');
    expect(panel.getByText('Versandkosten werden im nächsten Schritt berechnet.')).toBeVisible();
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
    cartServer([steinburg], {
      readCart: () => (isAway ? refuse('Unavailable')() : aCart([kaeppele])),
      addCartItem: refuse('Unavailable'),
    });
    const { panel, user } = await openPanel();
    expect((await panel.findByText('Kein Warenkorb gefunden.')).parentElement).toHaveRole('alert');
    const line = lineOf('Produkt');
    expect(line.querySelector('img')).toHaveAttribute('src', '/kept.webp');
    expect(line).toHaveTextContent(/Nur auf diesem Gerät gespeichert/);

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
    const received = cartServer();
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
    const received = cartServer([aCartLine({ quantity: 30 })]);
    await openPanel();
    await screen.findByText('Käppele 25/1');
    for (let times = 0; times < 3; times++) press('Weniger Käppele 25/1');
    expect(plain(lineOf('Käppele 25/1'))).toContain('15 g');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 15 }]));
    expect(received.decrementCartItem).toHaveLength(1);
  });

  test('minus takes a line down to what is left in stock, which is no single step', async () => {
    const received = cartServer([aCartLine({ quantity: 30, stock: 12, available: false })]);
    await openPanel();
    await screen.findByText('Käppele 25/1');
    press('Weniger Käppele 25/1');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 10 }]));
    expect(received.decrementCartItem).toBeUndefined();
  });

  test('packs are counted one by one', async () => {
    const received = cartServer([
      aCartLine({ name: 'Kapseln', unit: 'pack', quantity: 1, minOrderQuantity: 1, quantityIncrement: 1 }),
    ]);
    await openPanel();
    await screen.findByText('Kapseln');
    press('Mehr Kapseln');
    expect(plain(lineOf('Kapseln'))).toContain('2 Packungen');
    await waitFor(() => expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 2 }]));
  });

  test('the last of it in stock is the most', async () => {
    const received = cartServer([aCartLine({ stock: 12 })]);
    const { user } = await openPanel();
    await screen.findByText('Käppele 25/1');
    const more = screen.getByRole('button', { name: 'Mehr Käppele 25/1' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(received.setCartQuantity).toBeUndefined();
  });

  test('a removed line leaves a row that brings it back to its place, and the focus goes with it', async () => {
    const received = cartServer();
    const { user } = await openPanel();
    await screen.findByText('Käppele 25/1');
    await user.click(screen.getByRole('button', { name: 'Käppele 25/1 entfernen' }));
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Käppele 25/1 wurde entfernt.');
    await waitFor(() => expect(received.setCartQuantity).toHaveLength(1));
    await screen.findByRole('button', { name: 'Warenkorb, eine Position', hidden: true });

    await user.click(undo);
    const names = () => screen.getAllByRole('link', { name: /\d+\/1$/ }).map((link) => link.textContent);
    expect(names()).toEqual(['Käppele 25/1', 'Steinburg 20/1']);
    expect(screen.getByRole('button', { name: 'Mehr Käppele 25/1' })).toHaveFocus();
    await screen.findByRole('button', { name: 'Warenkorb, 2 Positionen', hidden: true });
    expect(bodies(received.setCartQuantity)).toMatchObject([{ quantity: 0 }, { quantity: 10 }]);
    expect(names()).toEqual(['Käppele 25/1', 'Steinburg 20/1']);
  });

  test('minus at the minimum removes the line', async () => {
    const received = cartServer();
    await openPanel();
    await screen.findByText('Steinburg 20/1');
    press('Weniger Steinburg 20/1');
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await waitFor(() => expect(bodies(received.setCartQuantity)).toEqual([{ itemId: steinburg.itemId, quantity: 0 }]));
  });
});

describe('what goes wrong', () => {
  test('a refused change goes back with a message', async () => {
    cartServer([kaeppele], { setCartQuantity: refuse('InsufficientStock', { available: 10 }) });
    const { panel } = await openPanel();
    await screen.findByText('Käppele 25/1');
    press('Mehr Käppele 25/1');
    expect(plain(lineOf('Käppele 25/1'))).toContain('157,35 €');
    expect(await panel.findByText('Nur noch 10 Einheiten verfügbar.')).toBeVisible();
    expect(plain(lineOf('Käppele 25/1'))).toContain('104,90 €');
  });

  test('a line that could not be removed comes back, with the focus', async () => {
    let lines = [kaeppele];
    cartServer([], { readCart: () => aCart(lines), setCartQuantity: refuse('Unavailable') });
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
    cartServer([], {
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
    expect(await panel.findByText('Davon ist zurzeit nichts verfügbar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  });

  test('many quick clicks are one change: the last quantity counts, and no older answer shows up', async () => {
    const answers: (() => void)[] = [];
    let quantityOnServer = 10;
    const received = cartServer([aCartLine({ stock: 1_000_000 })], {
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
    cartServer([kaeppele, { ...steinburg, available: false, stock: 0 }]);
    const { panel } = await openPanel();
    const line = await waitFor(() => lineOf('Steinburg 20/1'));
    expect(line).toHaveTextContent('Zurzeit nicht lieferbar. Zählt nicht zur Summe und kann nicht bestellt werden.');
    expect(within(line).getAllByRole('button')).toHaveLength(1);
    expect(plain(panel.getByText('Zwischensumme').closest('dl') as HTMLElement)).toContain('104,90 €');
    expect(panel.getByText('Eine Position ist nicht bestellbar und zählt nicht zur Summe.')).toBeVisible();
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

test('the button, Escape and the way to the cart close it', async () => {
  cartServer();
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Warenkorb schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Warenkorb/ }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
