import { type CallName, calls } from '@shop/contract/calls';
import { promisedCalls } from '@shop/contract/promised-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetGuestCart } from '#domain/cart/guest-cart.ts';
import { store } from '#lib/storage.ts';
import { atCheckout, billing, leaveCheckout, session, shop } from '#testing/at-checkout.ts';
import { aShop, pressOrder, readyToOrder, withCheckoutDone } from '#testing/at-prescription.ts';
import { field, fill, submit } from '#testing/at-registration.ts';
import { aCart, aCartLine, aProduct, aProductDetail } from '#testing/factories.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder, inList } from '#testing/wire-order.ts';

// The code editor needs a browser; without it the text stays in the plain field that every browser has.
vi.mock('#features/editor/text/code-text.tsx', () => {
  throw new Error('not in this test');
});

type Received = ReturnType<typeof fakeServer>;

/** What the tests below have made the client ask; the last one looks whether anything is missing. */
const made = new Set<CallName>();

/** Waits until each of these was asked. The stand-in finds a call by its method and path alone. */
async function expectMade(received: Received, ...names: CallName[]) {
  await waitFor(() => expect(names.filter((name) => !received[name])).toEqual([]));
  for (const name of names) made.add(name);
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

afterEach(async () => {
  await leaveCheckout();
  forgetGuestCart();
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('[WI-03] the client makes', () => {
  test('the calls for texts, from the files and else from the content API', async () => {
    const received = fakeServer({
      readContentFile: refuse('NotFound'),
      listBlogPosts: () => [],
      readBlogPost: refuse('NotFound'),
      readFaq: () => [],
    });
    const { router } = await renderPage('/blog');
    await expectMade(received, 'readContentFile', 'listBlogPosts');
    await router.navigate('/blog/charge');
    await expectMade(received, 'readBlogPost');
    await router.navigate('/faq');
    await expectMade(received, 'readFaq');
  });

  test('the calls of the shop', async () => {
    const received = fakeServer({
      listProducts: () => ({ items: [aProduct()], page: 1, pageSize: 200, total: 1 }),
      readProduct: () => aProductDetail(),
      findShopByDomain: () => ({ shopId: 's-1' }),
      readShopContext: refuse('NotFound'),
    });
    const { router } = await renderPage('/shop');
    await expectMade(received, 'listProducts');
    await router.navigate('/product/kaeppele-25-1');
    await expectMade(received, 'readProduct', 'findShopByDomain', 'readShopContext');
  });

  test('the calls of the cart', async () => {
    let quantity = 0;
    const cart = () => aCart(quantity > 0 ? [aCartLine({ quantity })] : [], quantity + 1);
    const change = (next: number) => {
      quantity = next;
      return cart();
    };
    const received = fakeServer({
      readCart: cart,
      readProduct: () => aProductDetail(),
      findShopByDomain: refuse('NotFound'),
      readShopContext: refuse('NotFound'),
      listProducts: () => ({ items: [], page: 1, pageSize: 200, total: 0 }),
      addCartItem: () => change(5),
      setCartQuantity: ({ body }) => change((body as { quantity: number }).quantity),
      decrementCartItem: () => change(5),
    });
    await renderPage('/product/kaeppele-25-1');
    await press(/^In den Warenkorb/);
    await expectMade(received, 'readCart', 'addCartItem');
    await press('Warenkorb, 1 Position');
    await press('Mehr Käppele 25/1');
    await expectMade(received, 'setCartQuantity');
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(2));
    await press('Weniger Käppele 25/1');
    await expectMade(received, 'decrementCartItem');
  });

  test('the calls of the sign-in and the registration', async () => {
    let isSignedIn = false;
    const received = fakeServer({
      readSession: () => (isSignedIn ? session(false) : refuse('Internal')()),
      readLegacySession: refuse('Unauthorized'),
      sendSignInCode: () => ({ success: true, isDelayed: false }),
      signInWithCode: () => {
        isSignedIn = true;
        return { user: session(false).user };
      },
      completeOnboarding: () => ({ success: true }),
    });
    const { user } = await renderPage('/gibt-es-nicht');
    await expectMade(received, 'readSession', 'readLegacySession');
    await press('Anmelden oder registrieren');
    const dialog = within(await screen.findByRole('dialog', { name: /^Anmelden/ }));
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'clara@post.example{Enter}');
    await user.type(await screen.findByLabelText('Ziffer 1 von 6'), '1');
    await user.keyboard('23456');
    await expectMade(received, 'sendSignInCode', 'signInWithCode');

    await waitFor(() => expect(field('firstName')).toBeInTheDocument());
    await fill(user, { phone: '931 1234567' });
    await submit(user);
    await expectMade(received, 'completeOnboarding');
  });

  test('the calls of the checkout and the profile', async () => {
    const received = shop({ saveBillingAddress: () => billing });
    await atCheckout();
    await press('Rechnungsadresse ändern');
    await press('Adresse speichern');
    await expectMade(received, 'listShippingOptions', 'readPersonalData', 'saveBillingAddress');
  });

  test('the calls of the prescription and the order', async () => {
    withCheckoutDone();
    const received = aShop({ listOrders: () => [] });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    await expectMade(received, 'requestPrescriptionUpload', 'assignPrescription', 'reserveCart', 'listOrders');
  });

  test('the calls of an order, and out by the other way where the first fails', async () => {
    const order = aWireOrder({ status: 'shipped', missing: [], invoice: { number: '2026-1', corrections: [] } });
    const received = shop({
      listOrders: () => [inList(order)],
      readOrder: () => order,
      downloadInvoice: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
      signOut: refuse('NotFound'),
      legacyLogout: () => ({ success: true }),
      readContentFile: refuse('NotFound'),
      listBlogPosts: () => [],
      readFaq: () => [],
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await renderPage('/orders');
    await press('Rechnung herunterladen');
    await expectMade(received, 'readOrder', 'downloadInvoice');
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Abmelden' }));
    await expectMade(received, 'signOut', 'legacyLogout');
  });

  test('the calls of the editor', async () => {
    const received = fakeServer({
      editorLogin: () => ({ token: 'token-of-anna' }),
      listEditorFiles: () => ({ items: [{ name: 'faq.de.md', type: 'file' }] }),
      listEditorChanges: () => ({ items: [] }),
      readEditorFile: () => ({ content: '## Rezept\n', revision: '7' }),
      saveEditorFile: () => ({ revision: '8' }),
      uploadEditorImage: () => ({ path: 'faq/bild.png', width: 40, height: 30 }),
    });
    const { user, router } = await renderPage('/cms/login');
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'anna');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await expectMade(received, 'editorLogin', 'listEditorFiles');
    store('cms_token', 'token-of-anna');
    await router.navigate('/cms?path=faq/faq.de.md');
    await user.type(await screen.findByRole('textbox', { name: /^Text von/ }), 'Neu.');
    await press('Speichern');
    await expectMade(received, 'readEditorFile', 'saveEditorFile');

    const image = new File(['x'], 'bild.png', { type: 'image/png' });
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, image);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bild hochladen' }));
    await user.type(dialog.getByRole('textbox', { name: /^Beschreibung/ }), 'Ein Bild');
    await user.click(dialog.getByRole('button', { name: 'Hochladen und einfügen' }));
    await expectMade(received, 'uploadEditorImage');
  });

  test('and with them every call that is promised', () => {
    const bases = { api: '/api', marketplace: '', root: '', editor: '/api/cms' };
    const addresses = [...made].map((name) => `${calls[name].method} ${bases[calls[name].mount]}${calls[name].path}`);
    expect(promisedCalls.filter((promised) => !addresses.includes(promised))).toEqual([]);
  });
});
