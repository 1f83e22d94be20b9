import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readStored, store } from '#lib/storage.ts';
import { listOf, shopWith } from '#testing/at-product.ts';
import { aProduct, aProductDetail } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { hearToasts } from '#testing/hear-toasts.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

/** A shop in which every address is a product, named after it. */
function shopOfMany(differences: Record<string, object> = {}) {
  return shopWith({
    readProduct: ({ params }) => {
      const { slug } = params as { slug: string };
      return aProductDetail({ id: slug, slug, title: slug.toUpperCase(), ...differences[slug] });
    },
  });
}

const table = () => screen.findByRole('table', { name: 'Vergleich' }, patience);
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
const valuesOf = async (name: string) => {
  const header = within(await table()).getByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

test('an empty shortlist says how something comes onto it, and leads to the shop', async () => {
  shopOfMany();
  await renderPage('/merkliste');
  expect(await screen.findByRole('heading', { name: 'Ihre Merkliste ist leer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Blüten' })).toHaveAttribute('href', '#/shop?type=bud');
});

test('a card in the shop puts its product on the list, says so with the way there, and takes it off again', async () => {
  shopWith({ listProducts: () => listOf(aProduct()) });
  const said = hearToasts();
  const { user } = await renderPage('/shop?type=bud');
  await user.click(await screen.findByRole('button', { name: 'Käppele 25/1 auf die Merkliste setzen' }, patience));
  expect(said).toEqual(['Käppele 25/1 steht auf Ihrer Merkliste.']);
  expect(readStored('shortlist_v1')).toEqual(['kaeppele-25-1']);
  expect(screen.getByRole('link', { name: 'Merkliste (1)' })).toHaveAttribute('href', '#/merkliste');
  await user.click(screen.getByRole('button', { name: 'Käppele 25/1 von der Merkliste nehmen' }));
  expect(readStored('shortlist_v1')).toBeNull();
});

test('the product’s own page has the same in words', async () => {
  shopWith();
  const { user } = await renderPage('/product/kaeppele-25-1');
  await user.click(await screen.findByRole('button', { name: 'Auf die Merkliste' }, patience));
  expect(await screen.findByRole('button', { name: 'Von der Merkliste nehmen' })).toBeVisible();
  expect(readStored('shortlist_v1')).toEqual(['kaeppele-25-1']);
});

test('two products stand side by side, line by line, and what is missing is said', async () => {
  shopOfMany({ b: { thc: 18, country: null, mgPerMl: { thc: 25, cbd: 0 } } });
  store('shortlist_v1', ['a', 'b']);
  await renderPage('/merkliste');
  await waitFor(async () => expect(await columns()).toEqual(['Produkt', 'A', 'B']), patience);
  expect(await valuesOf('THC')).toEqual(['25,5\u00a0%', '18,0\u00a0% (25 mg/ml)']);
  expect(await valuesOf('Herkunft')).toEqual(['Kanada (CA)', 'keine Angabe']);
});

test('four at most are compared: a fifth is refused with a reason until one is taken out', async () => {
  shopOfMany();
  store('shortlist_v1', ['a', 'b', 'c', 'd', 'e']);
  const { user } = await renderPage('/merkliste');
  const box = (title: string) => screen.findByRole('checkbox', { name: `Vergleichen ${title}` }, patience);
  const fifth = await box('E');
  await waitFor(async () => expect(await columns()).toEqual(['Produkt', 'A', 'B', 'C', 'D']), patience);
  expect(fifth).toHaveAccessibleDescription('Es sind schon vier Produkte ausgewählt. Nehmen Sie zuerst eines heraus.');
  await user.click(fifth);
  expect(fifth).not.toBeChecked();
  await user.click(await box('A'));
  await user.click(fifth);
  expect(await columns()).toEqual(['Produkt', 'B', 'C', 'D', 'E']);
});

test('a product that is gone says so and can be taken off; the others stay', async () => {
  shopWith({
    readProduct: ({ params }) =>
      (params as { slug: string }).slug === 'gone' ? refuse('NotFound')() : aProductDetail(),
  });
  store('shortlist_v1', ['gone', 'kaeppele-25-1']);
  const { user } = await renderPage('/merkliste');
  expect(await screen.findByText('Dieses Produkt führen wir nicht mehr.', {}, patience)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'gone von der Merkliste nehmen' }));
  expect(readStored('shortlist_v1')).toEqual(['kaeppele-25-1']);
  expect(screen.getByRole('link', { name: 'Käppele 25/1' })).toBeVisible();
});

test('the sheet for the practice has PZN, contents and the sample text, no price and no amount of our own', async () => {
  shopOfMany({ b: { musterRezeptText: null, pzn: '90000150' } });
  store('shortlist_v1', ['a', 'b']);
  vi.stubGlobal('print', vi.fn());
  const { user, container } = await renderPage('/merkliste');
  await user.click(await screen.findByRole('button', { name: 'Für die Praxis ausdrucken' }, patience));
  expect(window.print).toHaveBeenCalledOnce();
  const sheet = container.querySelector('[class*=sheet]');
  await waitFor(() => expect(sheet).toHaveTextContent('Cannabisblüten „B“, PZN 90000150, Menge und'), patience);
  expect(sheet).toHaveTextContent('Cannabisblüten „Käppele 25/1“, 10 g, unzerkleinert.');
  expect(sheet).toHaveTextContent('keine Empfehlung der Apotheke');
  expect(sheet?.textContent).not.toMatch(/€/);
});
