import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

function listOf(...items: ReturnType<typeof aProduct>[]) {
  return { items, page: 1, pageSize: 200, total: items.length };
}

/** The toaster beside it has live regions of its own. */
const inMain = () => within(screen.getByRole('main'));

const extract = aProduct({
  slug: 'frankonia',
  title: 'Frankonia Extrakt 10/10',
  type: 'extract',
  unit: 'milliliter',
  priceCent: 549,
});

describe('the four states', () => {
  test('loading: says so and shows no card', async () => {
    fakeServer({ listProducts: neverAnswers });
    await renderPage('/shop');
    expect(inMain().getByRole('status')).toHaveTextContent('Produkte werden geladen …');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('ready: a card for each product, and their number for everyone who listens', async () => {
    fakeServer({ listProducts: () => listOf(aProduct(), aProduct({ slug: 'b', title: 'Silvana 18/1' })) });
    await renderPage('/shop');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(inMain().getByRole('status')).toHaveTextContent(/^2 Produkte, alle verschreibungs/);
  });

  test('empty: says that nothing was found', async () => {
    fakeServer({ listProducts: () => listOf() });
    await renderPage('/shop');
    expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
  });

  test('[SH-12] failed: says why, and tries again on request', async () => {
    let isDown = true;
    fakeServer({ listProducts: () => (isDown ? refuse('Internal')() : listOf(aProduct())) });
    const { user } = await renderPage('/shop');
    expect(await inMain().findByRole('alert')).toHaveTextContent(
      'Fehler: Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    );

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(inMain().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('[SH-01] the type', () => {
  test('is bud unless the address says otherwise, and the address is rewritten', async () => {
    const received = fakeServer({ listProducts: () => listOf(aProduct()) });
    const { router } = await renderPage('/shop');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blüten');
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud'));
    expect(received.listProducts?.[0]?.query).toEqual({ page: '1', pageSize: '200', productType: 'bud' });
  });

  test.each(['?type=flower', '?type=', '?type=BUD'])('%s counts as bud', async (search) => {
    fakeServer({ listProducts: () => listOf(aProduct()) });
    const { router } = await renderPage(`/shop${search}`);
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud'));
  });

  test('keeps the rest of the query when it is rewritten', async () => {
    fakeServer({ listProducts: () => listOf(aProduct()) });
    const { router } = await renderPage('/shop?q=k%C3%A4ppele');
    await waitFor(() => expect(router.state.location.search).toBe('?q=k%C3%A4ppele&type=bud'));
  });

  test('a card of an extract tells its contents in mg/ml', async () => {
    const oil = { ...extract, thc: 2.5, cbd: 0, mgPerMl: { thc: 25, cbd: 0 } };
    fakeServer({ listProducts: () => listOf(oil) });
    await renderPage('/shop?type=extract');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('25 mg/ml')).toBeVisible();
    expect(card.getByText('0 mg/ml')).toBeVisible();
    expect(card.getByRole('meter', { name: 'THC-Gehalt' })).toHaveAttribute('aria-valuenow', '2.5');
  });

  test('changes by the toggle: heading, title, address and a new list', async () => {
    const received = fakeServer({
      listProducts: ({ query }) => listOf(query.productType === 'extract' ? extract : aProduct()),
    });
    const { user, router } = await renderPage('/shop?type=bud');
    const toggle = screen.getByRole('navigation', { name: 'Produktart' });
    expect(within(toggle).getByRole('link', { current: 'page' })).toHaveTextContent('BLÜTEN');

    await user.click(within(toggle).getByRole('link', { name: 'EXTRAKTE' }));
    expect(await screen.findByRole('link', { name: 'Frankonia Extrakt 10/10' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Käppele 25/1' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Extrakte');
    expect(within(toggle).getByRole('link', { current: 'page' })).toHaveTextContent('EXTRAKTE');
    expect(document.title).toBe('Extrakte · Mainblüte Apotheke');
    expect(router.state.location.search).toBe('?type=extract');
    expect(received.listProducts?.map(({ query }) => query.productType)).toEqual(['bud', 'extract']);

    // A cached list is shown at once, and asked for anew.
    await user.click(within(toggle).getByRole('link', { name: 'BLÜTEN' }));
    expect(screen.getByRole('link', { name: 'Käppele 25/1' })).toBeVisible();
    await waitFor(() =>
      expect(received.listProducts?.map(({ query }) => query.productType)).toEqual(['bud', 'extract', 'bud']),
    );
  });
});

test('[SH-08] a card shows the product and leads to its page', async () => {
  fakeServer({ listProducts: () => listOf(aProduct()) });
  await renderPage('/shop');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
  expect(card.getByText('Rhön Cannamed · Lavender Slate')).toBeVisible();
  expect(card.getByText('Hybrid Indica-Dominant')).toBeVisible();
  expect(card.getByText('lieferbar')).toBeVisible();
  expect(card.getByText(/^10,49\s€/)).toHaveTextContent('10,49 € / 1 g');
  expect(card.getByText(/^Grundpreis/)).toHaveTextContent('Grundpreis 1.049,00 € / 100 g');
  expect(card.getByRole('img')).toHaveAccessibleName('Illustration zu Käppele 25/1');
});

test('[SH-08] a card does without what is missing', async () => {
  const bare = aProduct({ genetic: null, strain: null, thc: null, cbd: null, priceCent: null, available: false });
  fakeServer({ listProducts: () => listOf({ ...bare, images: [] }) });
  await renderPage('/shop');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Strain Typ')).toBeVisible();
  expect(card.getByText('Rhön Cannamed')).toBeVisible();
  expect(card.getByText('nicht lieferbar')).toBeVisible();
  expect(card.queryByText(/^Grundpreis/)).not.toBeInTheDocument();
  expect(card.queryByRole('meter')).not.toBeInTheDocument();
  expect(card.getAllByText('keine Angabe')).toHaveLength(2);
  expect(card.getAllByText(/^–/)).toHaveLength(3);
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');
});

test('an extract is priced by the millilitre', async () => {
  fakeServer({ listProducts: () => listOf(extract) });
  await renderPage('/shop?type=extract');
  expect(await screen.findByText(/^5,49\s€/)).toHaveTextContent('5,49 € / 1 ml');
});

test.each([
  ['thc', 25.5, '25,5 %', '25.5', '30', 85],
  ['thc', 33, '33,0 %', '30', '30', 100],
  ['cbd', 0.8, '0,8 %', '0.8', '10', 8],
  ['cbd', 12, '12,0 %', '10', '10', 100],
  ['cbd', 0, '0,0 %', '0', '10', 0],
] as const)('[SH-09] %s of %d shows %s on its scale', async (substance, percent, text, now, max, fill) => {
  fakeServer({ listProducts: () => listOf(aProduct({ [substance]: percent })) });
  await renderPage('/shop');
  const meter = await screen.findByRole('meter', { name: `${substance.toUpperCase()}-Gehalt` });
  expect(meter).toHaveAttribute('aria-valuenow', now);
  expect(meter).toHaveAttribute('aria-valuemax', max);
  expect(meter.firstElementChild).toHaveStyle({ width: `${fill}%` });
  expect(screen.getByText((_, element) => element?.textContent?.replace('\u00a0', ' ') === text)).toBeVisible();
});

test('the English interface', async () => {
  fakeServer({ listProducts: () => listOf(aProduct()) });
  await renderPage('/shop', { locale: 'en' });
  expect(await screen.findByText(/^€10\.49/)).toHaveTextContent('€10.49 / 1 g');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Flowers');
  expect(screen.getByText('available')).toBeVisible();
});

test('a product without a price cannot be had, and 0,0 % has no dot', async () => {
  fakeServer({ listProducts: () => listOf(aProduct({ priceCent: null, cbd: 0.04 })) });
  await renderPage('/shop');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('nicht lieferbar')).toBeVisible();
  expect(card.getByRole('meter', { name: 'CBD-Gehalt' }).firstElementChild).not.toHaveClass('some');
  expect(card.getByRole('meter', { name: 'THC-Gehalt' }).firstElementChild).toHaveClass('some');
});
