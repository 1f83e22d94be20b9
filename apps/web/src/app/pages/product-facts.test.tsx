import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showEverything } from '#testing/all-in-sight.ts';
import { address, heading, inMain, listOf, ready, shopContext, shopWith } from '#testing/at-product.ts';
import { aProduct, aProductDetail } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

function rowsOf(table: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent.replaceAll('\u00a0', ' '),
      ]),
  );
}

describe('[PD-03] the product', () => {
  test('picture, meters, availability, price, amount, button and terpenes', async () => {
    shopWith();
    await renderPage(address);
    await ready();
    const main = inMain();
    expect(main.getByRole('img', { name: 'Illustration zu Käppele 25/1' })).toBeVisible();
    expect(main.getByText('Illustration, keine Produktabbildung')).toBeVisible();
    expect(main.getByRole('meter', { name: 'THC-Gehalt' })).toHaveAttribute('aria-valuenow', '25.5');
    expect(main.getByRole('meter', { name: 'CBD-Gehalt' })).toHaveAttribute('aria-valuenow', '0.8');
    expect(main.getByText('Rhön Cannamed · Kultivar Lavender Slate')).toHaveAttribute('lang', 'de');
    expect(await main.findByText(/^40\sg am Lager$/)).toBeVisible();
    expect(main.getByText('/ g inkl. MwSt.')).toBeVisible();
    expect(main.getByText(/^Grundpreis/)).toHaveTextContent('Grundpreis 1.049,00 € / 100 g');
    expect(main.getByRole('spinbutton', { name: 'Menge in Gramm' })).toHaveValue('5');
    expect(main.getByRole('link', { name: 'Linalool' })).toHaveAttribute('href', '#/glossar#linalool');
    expect(main.getByRole('link', { name: 'Myrcen' })).toHaveAttribute('href', '#/glossar#myrcen');
  });

  test('an extract: per millilitre, with its contents in mg/ml', async () => {
    shopWith({
      readProduct: () =>
        aProductDetail({ type: 'extract', unit: 'milliliter', thc: 2.5, cbd: 1, mgPerMl: { thc: 25, cbd: 10 } }),
    });
    await renderPage(address);
    await ready();
    expect(screen.getByText('25 mg/ml')).toBeVisible();
    expect(screen.getByText('10 mg/ml')).toBeVisible();
    expect(screen.getByText('/ ml inkl. MwSt.')).toBeVisible();
  });

  test('does without what is missing', async () => {
    const nothing = { genetic: null, strain: null, thc: null, cbd: null, priceCent: null, pzn: null, grower: null };
    shopWith({
      readProduct: () =>
        aProductDetail({
          ...nothing,
          irradiation: null,
          country: null,
          description: null,
          musterRezeptText: null,
          terpenes: [],
          images: [],
        }),
    });
    await renderPage(address);
    await ready();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(inMain().getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');
    expect(screen.queryByText('Illustration, keine Produktabbildung')).not.toBeInTheDocument();
    expect(screen.getByText('Zu den Terpenen haben wir keine Angaben.')).toBeVisible();
    expect(screen.getByText('Zu diesem Produkt haben wir keine Beschreibung.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mustertext für das Rezept' })).not.toBeInTheDocument();
    expect(rowsOf(screen.getByRole('table'))).toEqual({
      Beschreibung: 'keine Angabe',
      Genetik: 'keine Angabe',
      Herkunft: 'keine Angabe',
      Bestrahlung: 'Unbekannt',
      Hersteller: 'Rhön Cannamed',
      'Strain / Kultivar': 'keine Angabe',
      Anbauer: 'keine Angabe',
      'Artikelnummer (PZN)': 'keine Angabe',
    });
  });
});

describe('[PD-04] the meta table', () => {
  test('in German', async () => {
    shopWith();
    await renderPage(address);
    expect(rowsOf(await screen.findByRole('table', { name: 'Angaben zum Produkt' }))).toEqual({
      Beschreibung: 'Getrocknete, ganze Cannabisblüten.',
      Genetik: 'Hybrid Indica-Dominant',
      Herkunft: 'Kanada (CA)',
      Bestrahlung: 'Ja',
      Hersteller: 'Rhön Cannamed',
      'Strain / Kultivar': 'Lavender Slate',
      Anbauer: 'Slate Valley Growers',
      'Artikelnummer (PZN)': '90000144',
    });
  });

  test('in English, where the product texts stay German', async () => {
    shopWith();
    await renderPage(address, { locale: 'en' });
    const table = await screen.findByRole('table', { name: 'Product details' });
    expect(rowsOf(table)).toMatchObject({
      Genetics: 'Hybrid Indica-Dominant',
      Origin: 'Canada (CA)',
      Irradiation: 'Yes',
    });
    expect(within(table).getByText('Slate Valley Growers')).toHaveAttribute('lang', 'de');
    expect(within(table).getByText('Canada (CA)')).not.toHaveAttribute('lang');
    expect(screen.getByRole('button', { name: '← Back to flowers' })).toBeVisible();
  });

  test.each([
    ['indica', 'Indica'],
    ['sativa', 'Sativa'],
    ['hybrid', 'Hybrid'],
    ['hybrid_sativa_dominant', 'Hybrid Sativa-Dominant'],
    ['hybridIndicaDominant', 'Hybrid Indica-Dominant'],
    ['ruderalis_cross', 'Ruderalis Cross'],
  ])('genetics %s in words: %s', async (genetic, words) => {
    shopWith({ readProduct: () => Response.json({ ...aProductDetail(), genetic }) });
    await renderPage(address);
    expect(rowsOf(await screen.findByRole('table')).Genetik).toBe(words);
  });

  test.each([
    [true, 'Ja'],
    [false, 'Nein'],
    [null, 'Unbekannt'],
  ])('irradiation %s is %s', async (irradiation, word) => {
    shopWith({ readProduct: () => aProductDetail({ irradiation }) });
    await renderPage(address);
    expect(rowsOf(await screen.findByRole('table')).Bestrahlung).toBe(word);
  });
});

test('[PD-05] description and sample prescription, which can be copied', async () => {
  shopWith();
  const { user } = await renderPage(address);
  expect(await screen.findByText(/^Getrocknete, ganze Cannabisblüten\. Der Hersteller gibt/)).toHaveAttribute(
    'lang',
    'de',
  );
  const sample = 'Cannabisblüten „Käppele 25/1“, 10 g, unzerkleinert.';
  expect(screen.getByRole('heading', { name: 'Mustertext für das Rezept' })).toBeVisible();
  expect(screen.getByText(sample)).toHaveAttribute('lang', 'de');

  await user.click(screen.getByRole('button', { name: 'Text kopieren' }));
  expect(await screen.findByText('Text kopiert')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(sample);
});

describe('products with a similar analysis', () => {
  beforeEach(showEverything);
  const productList = () =>
    listOf(
      aProduct(),
      aProduct({ slug: 'near', title: 'Rebstock 24/1', thc: 25 }),
      aProduct({ slug: 'gone', title: 'Nachtviole 25/1', available: false }),
      aProduct({ slug: 'far', title: 'Mainschleife 8/9', thc: 8, cbd: 9, terpenes: ['Pinen'] }),
    );
  const title = 'Verfügbare Produkte mit ähnlicher Analyse';

  test('are listed with their values and lead to their pages', async () => {
    shopWith({ listProducts: productList });
    await renderPage(address);
    const list = within(await screen.findByRole('region', { name: title }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rebstock 24/1']);
    expect(list.getByRole('link')).toHaveAttribute('href', '#/product/near');
    expect(list.getByText(/^THC 25,0\s% · CBD 0,8\s%$/)).toBeVisible();
    expect(list.getByText(/^Grundpreis 1\.049,00\s€ \/ 100\sg$/)).toBeVisible();
  });

  test('stay away where the shop has switched them off, and so does the stock', async () => {
    const received = shopWith({
      listProducts: productList,
      readShopContext: () => ({ ...shopContext, showSimilarProducts: false, showStock: false }),
    });
    await renderPage(address);
    await ready();
    await waitFor(() => expect(localStorage.getItem('shop_context_v1')).not.toBeNull());
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
    expect(screen.queryByText(/am Lager/)).not.toBeInTheDocument();
    expect(received.listProducts).toBeUndefined();
  });

  test('a list that fails takes nothing from the page', async () => {
    const received = shopWith({ listProducts: refuse('Internal') });
    await renderPage(address);
    await waitFor(() => expect(received.listProducts).toHaveLength(1));
    await ready();
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('the next product begins with its own amount', async () => {
    shopWith({
      listProducts: productList,
      readProduct: ({ params }) =>
        params.slug === 'near' ? aProductDetail({ slug: 'near', title: 'Rebstock 24/1' }) : aProductDetail(),
    });
    const { user } = await renderPage(address);
    await user.click(await screen.findByRole('button', { name: /^5\sg mehr$/ }));
    expect(screen.getByRole('spinbutton')).toHaveValue('10');
    await user.click(await screen.findByRole('link', { name: 'Rebstock 24/1' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Rebstock 24/1'));
    expect(screen.getByRole('spinbutton')).toHaveValue('5');
  });
});

test('the order of what follows is told in four steps', async () => {
  shopWith();
  await renderPage(address);
  const steps = within(screen.getByRole('region', { name: 'So geht es weiter' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
});

test('the certificate of the batch that is dispensed now can be downloaded, where there is one', async () => {
  shopWith({ readProduct: () => aProductDetail({ certificateBytes: 312_000 }) });
  await renderPage(address);
  await ready();
  const link = inMain().getByRole('link', { name: /^Analysenzertifikat \(PDF, 312\skB\)$/ });
  expect(link).toHaveAttribute('href', '/api/shop/v1/pharmacy-shop/products/kaeppele-25-1/certificate');
  expect(link).toHaveAttribute('download');
});

test('a photo stands in the place of the drawn picture, with its own words; further ones below it', async () => {
  const fileOf = (id: number) => [1280, 640, 320].map((size) => `/api/pictures/${'0'.repeat(35)}${id}-${size}.webp`);
  const photos = [
    { images: fileOf(1), alt: { de: 'Dose', en: null } },
    { images: fileOf(2), alt: { de: 'Blüte', en: 'Flower' } },
  ];
  const shown = { images: fileOf(1), photoAlt: { de: 'Dose', en: null }, photos };
  shopWith({ readProduct: () => aProductDetail(shown) });
  await renderPage(address);
  await ready();
  const main = inMain();
  const first = main.getByRole('img', { name: 'Dose' });
  expect(first).toHaveAttribute('data-photo');
  expect(first.getAttribute('srcset')).toContain(`${fileOf(1)[1]} 640w`);
  expect(main.queryByText('Illustration, keine Produktabbildung')).toBeNull();
  const further = within(main.getByRole('list', { name: 'Weitere Fotos, groß in einem neuen Tab' }));
  expect(further.getByRole('link', { name: 'Blüte' })).toHaveAttribute('href', fileOf(2)[0]);
});
