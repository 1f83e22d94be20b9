import { act, screen, within } from '@testing-library/react';
import { forgetGuestCart } from '#domain/cart/guest-cart.ts';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { aCart, aCartLine } from './factories.ts';
import { type FakeAnswers, fakeServer, neverAnswers } from './fake-server.ts';

/** For the tests of the cart page: a server whose cart really changes, and what a patient sees of it. */
export const kaeppele = aCartLine();

export const frankonia = aCartLine({
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
export function cartServer(items = [kaeppele, frankonia], answers: FakeAnswers = {}) {
  let cart = aCart(items);
  function set(itemId: string, quantity: number) {
    const isInCart = cart.items.some((line) => line.itemId === itemId);
    const known = items.find((line) => line.itemId === itemId) ?? aCartLine();
    const lines = isInCart ? cart.items : [...cart.items, known];
    const changed = lines.map((line) => (line.itemId === itemId ? { ...line, quantity } : line));
    cart = aCart(
      changed.filter((line) => line.quantity > 0),
      cart.version + 1,
    );
    return cart;
  }
  return fakeServer({
    readCart: () => cart,
    // The checkout asks for it; what becomes of that is told in its own tests.
    readPersonalData: neverAnswers,
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
}

export const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

export const heading = () => screen.getByRole('heading', { level: 1 });

export const select = (name = 'Käppele 25/1') =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Menge ${name}` });

export const lineOf = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement;

export const summary = () => within(screen.getByRole('region', { name: 'Summe' }));

export const checkout = () => summary().getByRole('link', { name: 'Zur Kasse' });

/** After each test. */
export async function leaveCart(): Promise<void> {
  await act(async () => closeLogin());
  forgetGuestCart();
  for (const { id } of toastStore.read()) dismissToast(id);
}
