import { importCatalogue, previewImport } from '@shop/contract/desk/catalogue-import';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database, { title: 'Ahorn', slug: 'ahorn', priceCents: 899, pzn: '90002190' });
});

const preview = async (table: string) => (await shop.pka.call(previewImport, { body: { table } })).data;
const bring = (table: string, seal: string) =>
  shop.pka.call(importCatalogue, { headers: once(), body: { table, seal } });
const faultsOf = async (table: string) =>
  (await preview(table)).faults.map(({ line, column, problem }) => [line, column, problem]);

const table = `\uFEFFpzn;titel;form;einheit;hersteller;mindestmenge;terpene;preis_euro;preis_grundlage;verkauf\r
90002190;Ahorn;Blüten;g;Mainkraut;5;"Myrcen, Humulen";9,50;§ 4;ja\r
90002209;Birke;Extrakt;ml;Mainkraut;10;;4,20;eigene;ja\r
`;

test('the preview tells what would change and changes nothing', async () => {
  const plan = await preview(table);
  expect(plan).toMatchObject({ rows: 2, added: 1, changed: 1, unchanged: 0, faulty: 0, faults: [] });
  expect(plan.changes[0]).toEqual({
    line: 2,
    name: 'Ahorn',
    isNew: false,
    fields: [
      { column: 'terpene', before: 'Myrcen', after: 'Myrcen, Humulen' },
      { column: 'preis_euro', before: '8,99', after: '9,50' },
    ],
  });
  expect(plan.changes[1]).toMatchObject({ line: 3, name: 'Birke', isNew: true });
  expect(await db.$count(products)).toBe(1);
});

test('the import does what was shown, on record, and the same table again changes nothing', async () => {
  const { seal } = await preview(table);
  const answer = await bring(table, seal);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await db.select().from(products).where(eq(products.slug, 'birke'))).toMatchObject([
    { type: 'extract', unit: 'milliliter', priceCents: 420, withdrawnAt: null, stockUnits: 0, quantityIncrement: 10 },
  ]);
  expect(await db.select().from(productPrices).orderBy(productPrices.id)).toMatchObject([
    { priceCents: 950, basis: 'ampreisv4', setByName: shop.pka.person.name },
    { priceCents: 420, basis: 'own' },
  ]);
  const entries = await db.select().from(journal).where(eq(journal.subject, 'product')).orderBy(journal.id);
  expect(entries.map(({ what }) => what)).toEqual([
    'productChanged',
    'productPriced',
    'productAdded',
    'productPriced',
    'productSale',
  ]);

  const again = await preview(table);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, faulty: 0 });
  expect((await bring(table, again.seal)).statusCode).toBe(200);
  expect(await db.select().from(journal).where(eq(journal.subject, 'product'))).toHaveLength(entries.length);
});

test('what changed since the preview is not written over, and the same request is done once', async () => {
  const { seal } = await preview(table);
  await db.update(products).set({ title: 'Ahorn neu', version: 2 }).where(eq(products.slug, 'ahorn'));
  expectError(await bring(table, seal), 'ImportChanged');
  expect(await db.$count(products)).toBe(1);

  const ask = { headers: { 'idempotency-key': 'once-only' }, body: { table, seal: (await preview(table)).seal } };
  await shop.pka.call(importCatalogue, ask);
  expect((await shop.pka.call(importCatalogue, ask)).statusCode).toBe(200);
  expect(await db.$count(products)).toBe(2);
});

describe('a fault is named by its line and column, and then nothing is imported', () => {
  test.each([
    ['a price of nothing', 'pzn;preis_euro\n90002190;0,00\n', [2, 'preis_euro', 'notAPrice']],
    ['a formula', 'pzn;titel\n90002190;=1+1\n', [2, 'titel', 'formula']],
    ['a wrong check digit', 'pzn;titel\n90002191;Ahorn\n', [2, 'pzn', 'badPzn']],
    ['a product twice', 'pzn;titel\n90002190;A\n90002190;B\n', [3, 'pzn', 'twice']],
    ['a word nobody knows', 'pzn;verkauf\n90002190;vielleicht\n', [2, 'verkauf', 'unknownWord']],
    ['a number that is none', 'pzn,thc_prozent\n90002190,viel\n', [2, 'thc_prozent', 'notANumber']],
    ['more than there is', 'pzn;thc_prozent\n90002190;120\n', [2, 'thc_prozent', 'notAllowed']],
    ['another unit than the stock is counted in', 'pzn;einheit\n90002190;ml\n', [2, 'einheit', 'notAllowed']],
    ['a name that is missing', 'pzn;titel\n90002190;\n', [2, 'titel', 'required']],
    ['a cell too many', 'pzn;titel\n90002190;A;B\n', [2, null, 'unreadable']],
    ['an open quote', 'pzn;titel\n90002190;"A\n', [1, null, 'unreadable']],
    ['a column nobody knows', 'pzn;bestand\n90002190;5\n', [1, 'bestand', 'unknownColumn']],
    ['no PZN', 'titel\nAhorn\n', [1, 'pzn', 'missingColumn']],
    ['a new product without its form', 'pzn;titel\n90002209;Birke\n', [2, 'form', 'required']],
  ])('%s', async (_name, faulty, fault) => {
    expect(await faultsOf(faulty)).toEqual([fault]);
    expectError(await bring(faulty, (await preview(faulty)).seal), 'ImportFaulty', { rows: 1 });
  });

  test('also behind cells that hold line breaks', async () => {
    const long = 'pzn;beschreibung\n90002190;"Zeile 1\nZeile 2"\n90002209;x\n';
    expect(await faultsOf(long)).toEqual([[4, 'form', 'required']]);
  });
});
