import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { aProduct } from './factories.ts';
import { fakeServer } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the filters: a shop with three flowers, and what a patient sees of the list. */
const käppele = aProduct();

const silvana = aProduct({
  slug: 'silvana-18-1',
  title: 'Silvana 18/1',
  manufacturer: 'Veltana Pharma',
  strain: 'LAVENDER SLATE',
  thc: 18,
  cbd: 12,
  terpenes: ['Limonen'],
  irradiation: false,
  priceCent: 749,
  pzn: '90000121',
});

const starkweiler = aProduct({
  slug: 'starkweiler-33-1',
  title: 'Starkweiler 33/1',
  manufacturer: 'Veltana Pharma',
  strain: null,
  thc: 33,
  cbd: null,
  terpenes: [],
  irradiation: null,
  priceCent: null,
  pzn: null,
});

const anOil = (thc: number, cbd: number) =>
  aProduct({
    slug: `oil-${thc}-${cbd}`,
    title: `Öl ${thc}/${cbd}`,
    type: 'extract',
    unit: 'milliliter',
    thc: thc / 10,
    cbd: cbd / 10,
    mgPerMl: { thc, cbd },
  });

function serve(...items: ReturnType<typeof aProduct>[]) {
  return fakeServer({ listProducts: () => ({ items, page: 1, pageSize: 200, total: items.length }) });
}

/** The same for extracts: three oils, of 25, 5 and 10 mg/ml THC. */
export function openExtracts(search = '', locale: 'de' | 'en' = 'de') {
  return open([anOil(25, 0), anOil(5, 50), anOil(10, 10)], `?type=extract${search}`, locale);
}

export function openShop(search = '', locale: 'de' | 'en' = 'de') {
  return open([käppele, silvana, starkweiler], search, locale);
}

async function open(products: ReturnType<typeof aProduct>[], search: string, locale: 'de' | 'en') {
  serve(...products);
  const page = await renderPage(`/shop${search}`, { locale });
  await screen.findAllByRole('status');
  await waitFor(() => expect(inMain().getByRole('status')).toHaveTextContent(/\d|Keine|No/));
  return page;
}

export const inMain = () => within(screen.getByRole('main'));

export const panel = () => within(screen.getByRole('region', { name: /^Filter/ }));

export const section = (name: string) => panel().getByRole('button', { name: new RegExp(`^${name}`) });

export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

export const expectTitles = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

/** As keys and screen readers set it. */
export const setSlider = (name: string, value: number) =>
  fireEvent.change(panel().getByRole('slider', { name }), { target: { value: String(value) } });
