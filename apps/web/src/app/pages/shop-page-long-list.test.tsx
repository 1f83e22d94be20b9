import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { linkTo } from '#lib/routes.ts';
import { aProduct } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const products = Array.from({ length: 64 }, (_, index) =>
  aProduct({ slug: `p-${index}`, title: `Produkt ${index}`, manufacturer: index % 2 ? 'Ungerade' : 'Gerade' }),
);

let comesNear: () => void = () => {};

beforeEach(() => {
  class FakeObserver {
    private readonly callback: (entries: unknown[]) => void;
    constructor(callback: (entries: unknown[]) => void) {
      this.callback = callback;
    }
    observe() {
      const far = { isIntersecting: false, boundingClientRect: { top: 0, height: 0 }, rootBounds: { bottom: 0 } };
      // As a busy browser tells it: how it was at first and how it is by now, in one call.
      comesNear = () => act(() => this.callback([far, { ...far, isIntersecting: true }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  fakeServer({ listProducts: () => ({ items: products, page: 1, pageSize: 200, total: 64 }) });
});

/** Not by role: with a hundred cards that takes seconds. */
const cards = () => document.querySelectorAll('article').length;
const expectCards = (count: number) => waitFor(() => expect(cards()).toBe(count));

async function openShop() {
  const page = await renderPage('/faq');
  await act(() => page.router.navigate(linkTo('Shop', undefined, { type: 'bud' })));
  await expectCards(12);
  return page;
}

test('a long list comes in steps, as its end comes near, and a filter starts over', async () => {
  await openShop();
  expect(screen.getByText(/^64 Produkte/)).toBeVisible();
  for (const count of [42, 64]) {
    comesNear();
    await expectCards(count);
  }
  fireEvent.click(screen.getByLabelText(/^Gerade 32/));
  await expectCards(12);
  comesNear();
  await expectCards(32);
});

test('coming back finds as many cards as were there, at once', async () => {
  const { router } = await openShop();
  comesNear();
  await expectCards(42);
  await act(() => router.navigate(linkTo('Faq')));
  expect(cards()).toBe(0);
  await act(() => router.navigate(-1));
  expect(cards()).toBe(42);
});
