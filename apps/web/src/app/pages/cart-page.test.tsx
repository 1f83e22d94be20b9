import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onCartUpdated } from '#domain/cart/cart-events.ts';
import { forgetGuestCart, guestCartStore, keepInGuestCart, keepUntilSignIn } from '#domain/cart/guest-cart.ts';
import { closeLogin, loginDialogStore } from '#domain/session/login-dialog.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const kaeppele = aCartLine();
const frankonia = aCartLine({
  productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c03',
  slug: 'frankonia-extrakt-10-10',
  name: 'Frankonia Extrakt 10/10',
  unit: 'milliliter',
  quantity: 25,
  minOrderQuantity: 25,
  quantityIncrement: 25,
  stock: 110,
  priceCent: 549,
});

/** A server whose cart really changes, unless the test has another answer. */
function cartServer(items = [kaeppele, frankonia], answers: FakeAnswers = {}) {
  let cart = aCart(items);
  return fakeServer({
    readCart: () => cart,
    // The checkout asks for it; what becomes of that is told in its own tests.
    readPersonalData: neverAnswers,
    setCartQuantity: ({ body }) => {
      const { itemId, quantity } = body as { itemId: string; quantity: number };
      const changed = items.filter((line) => line.itemId === itemId).map((line) => ({ ...line, quantity }));
      const others = cart.items.filter((line) => line.itemId !== itemId);
      const lines = cart.items.some((line) => line.itemId === itemId)
        ? cart.items.map((line) => (line.itemId === itemId ? { ...line, quantity } : line))
        : [...others, ...changed];
      cart = aCart(
        lines.filter((line) => line.quantity > 0),
        cart.version + 1,
      );
      return cart;
    },
    ...answers,
  });
}

const session = (onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted },
  onboardingCompleted,
});

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const heading = () => screen.getByRole('heading', { level: 1 });
const select = (name = 'Käppele 25/1') => screen.findByRole<HTMLSelectElement>('combobox', { name: `Menge ${name}` });
const lineOf = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement;
const summary = () => within(screen.getByRole('region', { name: 'Summe' }));
const checkout = () => summary().getByRole('link', { name: 'Zur Kasse' });
/** The next page is a chunk of its own, and a busy machine loads it slowly. */
const patience = { timeout: 4000 };

afterEach(async () => {
  await act(async () => closeLogin());
  forgetGuestCart();
  for (const { id } of toastStore.read()) dismissToast(id);
});

describe('the cart page', () => {
  test('lists the lines with their prices and stands at the first of four steps', async () => {
    cartServer();
    await renderPage('/cart');
    await select();
    expect(heading()).toHaveTextContent('Warenkorb');
    expect(screen.getByText('2 Positionen, alle verschreibungs\u00adpflichtig')).toBeVisible();
    const line = lineOf('Käppele 25/1');
    expect(within(line).getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
    expect(plain(line)).toContain('Rhön Cannamed10,49 € / 1 gGrundpreis 1.049,00 € / 100 g');
    expect(plain(line)).toContain('104,90 €');
    expect(plain(lineOf('Frankonia Extrakt 10/10'))).toContain('137,25 €');

    const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Warenkorb', 'Adresse und Versand', 'Rezept', 'Reserviert']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  });

  test('[CA-05] sum, VAT share, shipping at the next step, prices with VAT', async () => {
    cartServer();
    await renderPage('/cart');
    await select();
    expect(plain(summary().getByText('Zwischensumme').parentElement)).toBe('Zwischensumme242,15 €');
    expect(plain(summary().getByText(/^darin/).parentElement)).toBe('darin 19 % MwSt.38,66 €');
    expect(plain(summary().getByText('Gesamt ohne Versand').parentElement)).toBe('Gesamt ohne Versand242,15 €');
    expect(summary().getByText('Versandkosten werden im nächsten Schritt berechnet')).toBeVisible();
    expect(summary().getByText('Preise inkl. MwSt.')).toBeVisible();
  });

  test('tells what an order is and when it is sent', async () => {
    cartServer();
    await renderPage('/cart');
    await select();
    for (const text of [
      'Ihre Bestellung ist zunächst eine Anfrage. Wir bestätigen sie nach Prüfung des Rezepts.',
      'Ihr Arzneimittel versenden wir, sobald das Originalrezept und Ihre Zahlung eingegangen sind.',
      'Seit dem 1. April 2024 kann Cannabis auf einem normalen Rezept verordnet werden.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('the total is the server’s, never one of our own', async () => {
    cartServer([kaeppele], { readCart: () => ({ ...aCart([kaeppele]), totalCent: 12345 }) });
    await renderPage('/cart');
    await select();
    expect(plain(summary().getByText('Gesamt ohne Versand').parentElement)).toContain('123,45 €');
  });

  test('is loading, and says so', async () => {
    fakeServer({ readCart: neverAnswers });
    await renderPage('/cart');
    expect(heading()).toHaveTextContent('Warenkorb');
    expect(screen.getByText('Lade Warenkorb…')).toHaveRole('status');
  });

  test('that is empty leads back to the shop, and to a saved cart', async () => {
    const { user } = await renderPage('/cart');
    await waitFor(() => expect(heading()).toHaveTextContent('Ihr Warenkorb ist leer'));
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
    const before = heading();
    await act(async () => answer(aCart([])));
    await waitFor(() => expect(heading()).toHaveTextContent('Ihr Warenkorb ist leer'));
    expect(heading()).toBe(before);
  });

  test('[CA-09] without an answer there is no cart, the guest cart is shown, and nothing leads to the checkout', async () => {
    keepInGuestCart({ itemId: 'p', quantity: 10, image: null }, null);
    fakeServer({ readCart: refuse('Unavailable') });
    await renderPage('/cart');
    expect(await screen.findByText('Kein Warenkorb gefunden.')).toBeVisible();
    expect(lineOf('Produkt')).toHaveTextContent(/Nur auf diesem Gerät gespeichert/);
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
    expect(summary().getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    expect(summary().getByText('Zur Kasse geht es, sobald der Shop wieder antwortet.')).toBeVisible();
  });

  test('speaks English too', async () => {
    cartServer();
    await renderPage('/cart', { locale: 'en' });
    expect(await screen.findByRole('combobox', { name: 'Quantity of Käppele 25/1' })).toBeVisible();
    expect(screen.getByText('2 items, all prescription only')).toBeVisible();
  });
});

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
    expect(await screen.findByText('Nur noch 15 Einheiten verfügbar.')).toBeVisible();
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

describe('a line that cannot be ordered as it stands', () => {
  test.each([
    ['sold out', { available: false, stock: 0 }, /^Zurzeit nicht lieferbar\./],
    ['with too little left', { available: false, stock: 5 }, /^Nur noch 5\sg verfügbar\./],
    ['in a quantity that is no more', { available: false, stock: 40 }, /^Diese Menge ist nicht mehr bestellbar\./],
    ['without a price', { available: false, stock: 40, priceCent: null }, /^Zurzeit nicht lieferbar\./],
  ])('%s is marked and not counted', async (_case, differences, note) => {
    cartServer([{ ...kaeppele, ...differences }, frankonia]);
    await renderPage('/cart');
    await select('Frankonia Extrakt 10/10');
    expect(within(lineOf('Käppele 25/1')).getByText(note)).toBeVisible();
    expect(plain(lineOf('Käppele 25/1'))).not.toContain('104,90 €');
    expect(plain(summary().getByText('Gesamt ohne Versand').parentElement)).toContain('137,25 €');
    expect(summary().getByText('Eine Position ist nicht bestellbar und zählt nicht zur Summe.')).toBeVisible();
  });

  test('sold out can only be removed, and alone it does not go to the checkout', async () => {
    const received = cartServer([{ ...kaeppele, available: false, stock: 0 }]);
    const { user } = await renderPage('/cart');
    const remove = await screen.findByRole('button', { name: 'Käppele 25/1 entfernen' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(summary().getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    expect(summary().getByText('Zur Kasse geht es, sobald eine Position bestellbar ist.')).toBeVisible();
    await user.click(remove);
    await waitFor(() => expect(received.setCartQuantity?.[0]?.body).toMatchObject({ quantity: 0 }));
  });

  test('a changed price is told', async () => {
    cartServer([{ ...kaeppele, previousPriceCent: 949 }]);
    await renderPage('/cart');
    await select();
    expect(plain(lineOf('Käppele 25/1'))).toContain('Der Preis hat sich geändert: bisher 9,49 €, jetzt 10,49 €.');
  });
});

describe('the way to the checkout', () => {
  test('is straight for a patient', async () => {
    cartServer([kaeppele], { readSession: () => session() });
    const { user, router } = await renderPage('/cart');
    await select();
    await screen.findByRole('button', { name: /Konto öffnen$/ });
    await user.click(checkout());
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'), patience);
    expect(loginDialogStore.read()).toBe(false);
  });

  /** A guest presses the button and types the code they got; `who` is then signed in. */
  async function signInOnTheWay(isRegistered: boolean) {
    const server = { who: null as ReturnType<typeof session> | null };
    cartServer([kaeppele], {
      readSession: () => server.who,
      readLegacySession: refuse('Unauthorized'),
      sendSignInCode: () => ({ success: true, isDelayed: false }),
      signInWithCode: () => {
        server.who = session(isRegistered);
        return { user: server.who.user };
      },
    });
    const { user, router } = await renderPage('/cart');
    await select();
    await screen.findByRole('button', { name: 'Anmelden oder registrieren' });
    await user.click(checkout());
    expect(router.state.location.pathname).toBe('/cart');
    const email = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }, patience);
    await user.type(email, 'clara@post.example{Enter}');
    await user.type((await screen.findAllByRole('textbox', { name: /^Ziffer/ }))[0] as HTMLElement, '123456');
    return { server, router };
  }

  test('leads a guest through the sign-in and goes on from there', async () => {
    const { router } = await signInOnTheWay(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'), patience);
  });

  test('who closes the dialog without it stays', async () => {
    cartServer([kaeppele]);
    const { user, router } = await renderPage('/cart');
    await select();
    await screen.findByRole('button', { name: 'Anmelden oder registrieren' });
    await user.click(checkout());
    await act(async () => closeLogin());
    expect(router.state.location.pathname).toBe('/cart');
    expect(checkout()).toBeVisible();
  });

  /** The dialog closes a moment before the shop knows how the registration ended. */
  async function leaveRegistration(who: ReturnType<typeof session> | null) {
    const { server, router } = await signInOnTheWay(false);
    await screen.findByRole('textbox', { name: 'Vorname' }, patience);
    await act(async () => closeLogin());
    expect(router.state.location.pathname).toBe('/cart');
    server.who = who;
    act(() => {
      const newValue = JSON.stringify({ change: 'signin', at: 1 });
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue }));
    });
    return router;
  }

  test('who has just registered goes on as soon as that is known', async () => {
    const router = await leaveRegistration(session(true));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'), patience);
  });

  test('who leaves the registration half-way stays', async () => {
    const router = await leaveRegistration(null);
    await screen.findByRole('button', { name: 'Anmelden oder registrieren' });
    expect(router.state.location.pathname).toBe('/cart');
  });
});

test('what waits on this device goes into the cart as soon as the server answers, and a refusal is told', async () => {
  keepInGuestCart({ itemId: 'gone', quantity: 10, image: null }, null);
  keepInGuestCart({ itemId: kaeppele.itemId, quantity: 10, image: null }, null);
  const added: string[] = [];
  fakeServer({
    readCart: () => aCart(added.length > 0 ? [kaeppele] : []),
    addCartItem: ({ body }) => {
      const { itemId } = body as { itemId: string };
      if (itemId === 'gone') return refuse('ProductsNotAvailable')();
      added.push(itemId);
      return aCart();
    },
  });
  await renderPage('/cart');
  expect(await select()).toHaveValue('10');
  expect(guestCartStore.read()).toEqual([]);
  expect(
    await screen.findByText(
      'Ein Produkt konnte nicht oder nicht ganz in Ihren Warenkorb übernommen werden. Dieses Produkt ist nicht verfügbar.',
    ),
  ).toBeVisible();
});

describe('a session that is over', () => {
  const setCookie = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
    document.cookie = cookie;
  };
  const forgetMarker = () => setCookie('shop_signed_in=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  afterEach(forgetMarker);

  test('is told, with the way to sign in again; no cart is begun', async () => {
    setCookie('shop_signed_in=1');
    const received = cartServer([], { readCart: refuse('Unauthorized'), readSession: () => null });
    const { user } = await renderPage('/cart');
    expect(await screen.findByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible();
    expect(heading()).toHaveTextContent('Warenkorb');
    expect(screen.queryByText('Ihr Warenkorb ist leer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }));
    expect(loginDialogStore.read()).toBe(true);
    expect(received.signOut).toBeUndefined();
  });

  test('goes on as a guest for whoever wants that, with what was chosen meanwhile', async () => {
    setCookie('shop_signed_in=1');
    let isOver = true;
    keepUntilSignIn({ itemId: kaeppele.itemId, quantity: 15, image: null }, 0);
    const items = [{ ...kaeppele, quantity: 15 }];
    const received = cartServer(items, {
      readCart: () => (isOver ? refuse('Unauthorized')() : aCart(received.setCartQuantity ? items : [])),
      readSession: () => null,
      signOut: () => {
        isOver = false;
        forgetMarker();
        return { success: true };
      },
    });
    const { user } = await renderPage('/cart');
    await user.click(await screen.findByRole('button', { name: 'Als Gast fortfahren' }));
    expect(await select()).toHaveValue('15');
    expect(received.setCartQuantity?.map(({ body }) => body)).toEqual([{ itemId: kaeppele.itemId, quantity: 15 }]);
    expect(screen.queryByText('Ihre Anmeldung ist abgelaufen.')).toBeNull();
    expect(guestCartStore.read()).toEqual([]);
  });
});
