import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, shopWith } from '#testing/at-product.ts';
import { aProduct } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const config = { cataloguePublic: false };
test.each(['/shop', '/product/x', '/merkliste'])(
  'a guest at %s is told why there is nothing, and how to get in',
  async (address) => {
    shopWith({
      listProducts: refuse('CatalogueClosed'),
      readProduct: refuse('CatalogueClosed'),
      readSession: () => null,
    });
    const { user } = await renderPage(address, { config });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unser Sortiment' })).toBeVisible();
    expect(document.title).toContain('Unser Sortiment');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

test('in an open shop nobody is asked', async () => {
  shopWith({ listProducts: () => listOf(aProduct({ title: 'Käppele' })) });
  await renderPage('/shop');
  expect(await screen.findByText('Käppele')).toBeVisible();
});
