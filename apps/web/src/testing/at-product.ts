import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type aProduct, aProductDetail } from './factories.ts';
import { type FakeAnswers, fakeServer } from './fake-server.ts';

/** For the tests of the product page: a shop with one product, and what a patient sees of it. */
export const address = '/product/kaeppele-25-1';

export const shopContext = { shopId: 's', pharmacyId: 'p', name: 'N', showStock: true, showSimilarProducts: true };

export function listOf(...items: ReturnType<typeof aProduct>[]) {
  return { items, page: 1, pageSize: 200, total: items.length };
}

/** A shop with this one product; the test names what is different. */
export function shopWith(answers: FakeAnswers = {}) {
  return fakeServer({
    readProduct: () => aProductDetail(),
    listProducts: () => listOf(),
    findShopByDomain: () => ({ shopId: 's' }),
    readShopContext: () => shopContext,
    ...answers,
  });
}

export const inMain = () => within(screen.getByRole('main'));

export const heading = () => inMain().getByRole('heading', { level: 1 });

export const loadingText = () => inMain().queryByText('Lade Produkt…');

export const ready = () => waitFor(() => expect(loadingText()).not.toBeInTheDocument());
