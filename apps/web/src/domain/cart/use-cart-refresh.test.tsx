import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionQuery } from '#domain/session/session-query.ts';
import { allMessages } from '#testing/all-messages.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeServer, neverAnswers } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { bumpCartSession } from './cart-events.ts';
import { justReadMs } from './cart-query.ts';
import { useCart } from './use-cart.ts';
import { useCartRefresh } from './use-cart-refresh.ts';

const german = await allMessages('de');

const badge = (name: string) => screen.findByRole('button', { name });
const twoLines = [
  aCartLine(),
  aCartLine({ productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02', name: 'Steinburg 20/1' }),
];

afterEach(() => vi.useRealTimers());

/** One line is shown; the server has two of them now. */
async function cartWithOneLineMore() {
  let lines = [aCartLine()];
  fakeServer({ readCart: () => aCart(lines) });
  await renderPage('/faq');
  await badge('Warenkorb, 1 Position');
  lines = twoLines;
}

function inShop(queryClient: QueryClient) {
  return ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="de" messages={german}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

describe('[CA-10] the cart is read anew', () => {
  test.each(['cart:updated', 'cart-updated'])('on the window event %s', async (name) => {
    await cartWithOneLineMore();
    act(() => {
      window.dispatchEvent(new Event(name));
    });
    expect(await badge('Warenkorb, 2 Positionen')).toBeVisible();
  });

  test('when another tab has changed it, and this one tells the others', async () => {
    await cartWithOneLineMore();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart:changed', newValue: '1' }));
    });
    await badge('Warenkorb, 2 Positionen');

    const write = vi.spyOn(localStorage, 'setItem');
    act(() => {
      window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'page' } }));
    });
    expect(write).toHaveBeenCalledWith('cart:changed', expect.any(String));
    expect(localStorage.getItem('cart:changed')).toBeNull();
  });

  test('when another tab has changed it after a page had asked for it, before the frame was there', async () => {
    const answers: ((cart: ReturnType<typeof aCart>) => void)[] = [];
    fakeServer({ readCart: () => new Promise((resolve) => answers.push(resolve)) });
    const wrapper = inShop(new QueryClient());
    const page = renderHook(useCart, { wrapper });
    await waitFor(() => expect(answers).toHaveLength(1));

    window.dispatchEvent(new StorageEvent('storage', { key: 'cart:changed', newValue: '1' }));
    renderHook(useCartRefresh, { wrapper });
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(aCart(twoLines));
    await waitFor(() => expect(page.result.current.cart.lines).toHaveLength(2));
  });

  test('by no part that only comes later than the one that read it', async () => {
    const received = fakeServer({ readCart: () => aCart(twoLines) });
    const wrapper = inShop(new QueryClient());
    const page = renderHook(() => useCart(justReadMs), { wrapper });
    await waitFor(() => expect(page.result.current.cart.lines).toHaveLength(2));

    renderHook(useCartRefresh, { wrapper });
    const button = renderHook(() => useCart(justReadMs), { wrapper });
    expect(button.result.current.cart.lines).toHaveLength(2);
    expect(received.readCart).toHaveLength(1);
  });

  test('50 ms after another person is here, and not when it turns out who it is', async () => {
    vi.useFakeTimers();
    fakeServer({});
    const queryClient = new QueryClient();
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    renderHook(useCartRefresh, { wrapper: inShop(queryClient) });
    const isHere = (email: string | null) =>
      act(() => {
        queryClient.setQueryData(
          sessionQuery.queryKey,
          email === null ? null : { userId: 'u1', email, firstName: null, name: null, onboardingCompleted: true },
        );
        vi.advanceTimersByTime(0);
      });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    isHere(null);
    await wait(1000);
    expect(invalidate).not.toHaveBeenCalled();

    isHere('clara@post.example');
    await wait(49);
    expect(invalidate).not.toHaveBeenCalled();
    await wait(1);
    expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['cart'] });

    isHere('clara@post.example');
    await wait(1000);
    expect(invalidate).toHaveBeenCalledOnce();
  });
});

test('[AU-07] a wish of before a sign-out is not shown any more, and its answer does not bring it back', async () => {
  let answer = (_cart: ReturnType<typeof aCart>) => {};
  let cart = aCart([aCartLine()]);
  fakeServer({
    readCart: () => cart,
    setCartQuantity: () => new Promise((resolve) => (answer = resolve)),
  });
  const { user } = await renderPage('/cart');
  const select = await screen.findByRole('combobox', { name: 'Menge Käppele 25/1' });
  await user.selectOptions(select, '20');
  cart = aCart([aCartLine({ quantity: 5 })], 9);
  act(() => {
    bumpCartSession();
    window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'signin' } }));
  });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('5'));
  await act(async () => answer(aCart([aCartLine({ quantity: 20 })], 10)));
  expect(screen.getByRole('combobox')).toHaveValue('5');
});

test('while nothing is known of the cart nothing is counted', async () => {
  fakeServer({ readCart: neverAnswers });
  await renderPage('/faq');
  expect(await badge('Warenkorb')).toBeVisible();
});
