import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const oil = aProduct({ slug: 'frankonia', title: 'Frankonia 10/10', type: 'extract', unit: 'milliliter' });
const other = aProduct({ slug: 'lavendel', title: 'Frankonia Blüte 18/1' });

function givenShop() {
  return fakeServer({
    listProducts: ({ query }) => {
      const items = (query as { productType: string }).productType === 'extract' ? [oil] : [aProduct(), other];
      return { items, page: 1, pageSize: 200, total: items.length };
    },
  });
}

test('a text is sought among both kinds, and says how many of each', async () => {
  givenShop();
  await renderPage('/shop?type=bud&q=frankonia');
  expect(await screen.findByRole('link', { name: 'Ein Treffer für „frankonia“ unter Extrakten' })).toHaveAttribute(
    'href',
    '#/shop?type=extract&q=frankonia',
  );
  expect(await screen.findByText(/^1 von 2 Produkten/)).toBeVisible();
});

test('where this kind has none, the other one comes first', async () => {
  const received = givenShop();
  await renderPage('/shop?type=bud&q=%C3%B6l');
  const [headLink, notice] = await screen.findAllByRole('link', { name: 'Ein Treffer für „öl“ unter Extrakten' });
  expect(headLink).toBeVisible();
  expect(notice?.parentElement?.firstElementChild).toBe(notice);
  expect(received.listProducts?.map(({ query }) => (query as { productType: string }).productType).sort()).toEqual([
    'bud',
    'extract',
  ]);
});

test('without a text the other kind is not asked for', async () => {
  const received = givenShop();
  await renderPage('/shop?type=bud');
  await screen.findAllByRole('article');
  expect(received.listProducts).toHaveLength(1);
});
