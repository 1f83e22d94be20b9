import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { guestCartStore, keepUntilSignIn } from '#domain/cart/guest-cart.ts';
import { closeLogin, loginDialogStore } from '#domain/session/login-dialog.ts';
import { cartServer, checkout, heading, kaeppele, leaveCart, select } from '#testing/at-cart.ts';
import { aCart } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCart);

const session = (onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted },
  onboardingCompleted,
});

/** The next page is a chunk of its own, and a busy machine loads it slowly. */

describe('the way to the checkout', () => {
  test('is straight for a patient', async () => {
    cartServer([kaeppele], { readSession: () => session() });
    const { user, router } = await renderPage('/cart');
    await select();
    await screen.findByRole('button', { name: /Konto öffnen$/ });
    await user.click(checkout());
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
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
    const email = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
    await user.type(email, 'clara@post.example{Enter}');
    await user.type((await screen.findAllByRole('textbox', { name: /^Ziffer/ }))[0] as HTMLElement, '123456');
    return { server, router };
  }

  test('leads a guest through the sign-in and goes on from there', async () => {
    const { router } = await signInOnTheWay(true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
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
    await screen.findByRole('textbox', { name: 'Vorname' });
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
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  test('who leaves the registration half-way stays', async () => {
    const router = await leaveRegistration(null);
    await screen.findByRole('button', { name: 'Anmelden oder registrieren' });
    expect(router.state.location.pathname).toBe('/cart');
  });
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
