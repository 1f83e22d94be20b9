import type { CatalogueItem, ProductAtDesk } from '@shop/contract/desk/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const id = '44444444-4444-4444-8444-000000000001';
const item: CatalogueItem = {
  id,
  slug: 'kaeppele-25-1',
  name: 'Käppele 25/1',
  manufacturer: 'Rhön Cannamed',
  type: 'bud',
  unit: 'gram',
  pzn: '90000156',
  sale: 'on',
  priceCent: 1049,
  free: 185,
};
const product: ProductAtDesk = {
  item,
  version: 3,
  fields: {
    title: item.name,
    manufacturer: item.manufacturer,
    strain: null,
    genetic: null,
    thcPercent: 25,
    cbdPercent: 1,
    thcMgPerMl: null,
    cbdMgPerMl: null,
    terpenes: ['Myrcen'],
    irradiation: false,
    minOrderQuantity: 5,
    quantityIncrement: 5,
    pzn: item.pzn,
    country: 'DE',
    grower: null,
    description: 'Ganze Blüten.',
    descriptionEn: null,
    samplePrescription: null,
  },
  pictures: [],
  prices: [
    {
      firstDay: '2026-11-01',
      priceCent: 1049,
      basis: 'own',
      purchaseCent: null,
      isPlanned: false,
      setAt: '2026-11-01T08:00:00.000Z',
      setBy: 'Anna Reuter',
    },
  ],
};

function openCatalogue(address: string, answers: FakeAnswers = {}) {
  const rights = ['seeStock', 'editCatalogue'] as const;
  return openAtDesk(address, {
    locale: 'de',
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...rights] }),
      listCatalogue: () => ({ products: [item, { ...item, id: `${id.slice(0, -1)}2`, name: 'Alt', sale: 'retired' }] }),
      readCatalogueProduct: () => product,
      ...answers,
    },
  });
}

test('the list shows what is sold with its price, and finds by maker', async () => {
  const { user } = await openCatalogue('/desk/catalogue');
  const list = within(await screen.findByRole('list', { name: 'Sortiment' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Käppele 25/1']);
  expect(list.getByText('10,49 € je g')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name, Hersteller oder PZN' }), 'gibtsnicht');
  expect(await screen.findByText('Kein Produkt passt dazu.')).toBeVisible();
});

test('a price by the regulation is worked out, set with its basis, and refused sentences leave what was typed', async () => {
  let asked: unknown = null;
  const { user } = await openCatalogue(`/desk/catalogue/${id}`, {
    setProductPrice: ({ body }) => {
      asked = body;
      return refuse('ProductChanged')();
    },
  });
  await user.selectOptions(await screen.findByLabelText('Grundlage'), 'ampreisv4');
  await user.type(screen.getByLabelText(/^Einkauf ohne/), '4');
  await user.click(screen.getByRole('button', { name: /9,52.€ nach AMPreisV übernehmen/ }));
  await user.click(screen.getByRole('button', { name: 'Preis setzen' }));
  expect(await screen.findByText(/inzwischen jemand anderes geändert/)).toBeVisible();
  expect(asked).toMatchObject({ version: 3, priceCent: 952, basis: 'ampreisv4', purchaseCent: 400 });
  expect(screen.getByLabelText(/^Preis mit/)).toHaveValue('9,52');
});

test('texts in both languages are saved with the version that was seen', async () => {
  let asked: unknown = null;
  const { user } = await openCatalogue(`/desk/catalogue/${id}`, {
    changeProduct: ({ body }) => {
      asked = body;
      return { ...product, version: 4 };
    },
  });
  await user.type(await screen.findByLabelText(/^Beschreibung auf Englisch/), 'Whole flowers.');
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }));
  expect(await screen.findByText('Die Angaben zu Käppele 25/1 sind gespeichert.')).toBeVisible();
  expect(asked).toMatchObject({ version: 3, fields: { descriptionEn: 'Whole flowers.', thcPercent: 25 } });
});

test('a table is shown with what it changes and what is wrong; a faulty one cannot be imported', async () => {
  const plan = { rows: 2, added: 0, changed: 1, unchanged: 0, faulty: 1, seal: 'x' };
  const fields = [{ column: 'preis_euro', before: '10,49', after: '9,50' }];
  const { user } = await openCatalogue('/desk/catalogue', {
    previewImport: () => ({
      ...plan,
      faults: [{ line: 3, column: 'preis_euro', problem: 'notAPrice' as const }],
      changes: [{ line: 2, name: 'Käppele 25/1', isNew: false, fields }],
    }),
  });
  const file = new File(['pzn;preis_euro\n'], 'sortiment.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV-Datei'), file);
  expect(await screen.findByText(/Zeile 3, preis_euro:/)).toHaveTextContent('kein Preis über 0 Euro');
  expect(screen.getByText('preis_euro: 10,49 → 9,50')).toBeVisible();
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
});

const photos = [
  { id: 'p1', src: '/a-320.webp', altDe: 'Dose', altEn: null, width: 1280, height: 960 },
  { id: 'p2', src: '/b-320.webp', altDe: 'Blüte', altEn: 'Flower', width: 1280, height: 960 },
];

test('photos are put in another order and described; removing one leaves the other', async () => {
  const asked: unknown[] = [];
  const { user } = await openCatalogue(`/desk/catalogue/${id}`, {
    readCatalogueProduct: () => ({ ...product, pictures: photos }),
    arrangeProductPictures: ({ body }) => {
      asked.push(body);
      return { ...product, pictures: photos };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Fotos ordnen und beschreiben' }));
  expect(form.queryByRole('button', { name: 'Änderungen speichern' })).toBeNull();
  expect(form.getByRole('button', { name: 'Foto 1 weiter nach vorn' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Foto 2 weiter nach vorn' }));
  const [german] = form.getAllByRole('textbox', { name: 'Was ist zu sehen? (Deutsch)' });
  await user.clear(german as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Änderungen speichern' }));
  expect(asked).toEqual([]);
  expect(form.getByText('Bitte beschreiben Sie kurz, was zu sehen ist.')).toBeVisible();
  await user.type(german as HTMLElement, 'Blüte, nah');
  await user.click(form.getByRole('button', { name: 'Änderungen speichern' }));
  await screen.findByText('Die Fotos von Käppele 25/1 sind gespeichert.');
  const [dose, flower] = [
    { id: 'p1', altDe: 'Dose', altEn: null },
    { id: 'p2', altDe: 'Blüte, nah', altEn: 'Flower' },
  ];
  expect(asked).toEqual([{ version: 3, pictures: [flower, dose] }]);
  await user.click(await form.findByRole('button', { name: 'Foto 2 entfernen' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ version: 3, pictures: [dose] }));
});

test.each([
  ['a drawing', () => new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' }), /kein Foto, das wir annehmen/],
  ['a PNG of a billion pixels', () => png(40_000, 40_000), /zu viele Bildpunkte/],
  [
    'a photo of 31 MB',
    () => new File([new Uint8Array(31 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }),
    /höchstens 30 MB/,
  ],
])('%s is refused before anything is sent, with what to do about it', async (_what, chosen, words) => {
  const { user, received } = await openCatalogue(`/desk/catalogue/${id}`);
  await screen.findByRole('button', { name: 'Foto wählen' });
  const field = document.querySelector('form[aria-label="Foto hinzufügen"] input[type="file"]');
  await user.upload(field as HTMLInputElement, chosen());
  expect(await screen.findByText(words)).toBeVisible();
  expect(received.addProductPicture).toBeUndefined();
});

function png(width: number, height: number): File {
  const head = new DataView(new ArrayBuffer(32));
  head.setUint32(0, 0x89504e47);
  head.setUint32(4, 0x0d0a1a0a);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new File([new Uint8Array(head.buffer)], 'a.png', { type: 'image/png' });
}
