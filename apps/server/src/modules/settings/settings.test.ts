import { bookAccounts } from '@shop/contract/books-settings';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { type AllSettings, changeSetting, readSettings } from '@shop/contract/desk/settings';
import { defaultShopConfig, demoVatId, type ShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { settings } from '../../db/schema/settings.ts';
import { givenText } from '../../testing/factories.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const bank = { bankName: 'Sparkasse', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', vatId: 'DE136695976' };

async function givenDesk(now?: string) {
  const shop = await testApp(database);
  if (now) shop.clock.set(now);
  const lead = await givenAtDesk(shop, db, ['lead']);
  return { shop, lead };
}

async function shown({ app }: TestApp): Promise<ShopConfig> {
  return (await app.inject('/config.json')).json();
}

async function valuesOf(desk: TestStaff): Promise<AllSettings> {
  return (await desk.call(readSettings, {})).data;
}

test('config.json gives the first value, and what the desk sets wins at once', async () => {
  const { shop, lead } = await givenDesk();
  expect((await valuesOf(lead)).bank).toEqual({
    value: { bankName: 'Demobank Mainfranken', iban: 'DE36000000000000000000', bic: '', vatId: demoVatId },
    version: 0,
    changedAt: null,
    changedByName: null,
  });

  const { data } = await lead.call(changeSetting, { body: { name: 'bank', version: 0, value: bank } });
  expect(data.bank).toMatchObject({ value: bank, version: 1, changedByName: lead.person.name });
  expect((await shown(shop)).pharmacy).toEqual({ ...defaultShopConfig.pharmacy, ...bank });
  expect(shop.ordering.config.pharmacy.iban).toBe(bank.iban);
});

test('the tax number and the way by the practice are set at the desk, are public at once and on record', async () => {
  const { shop, lead } = await givenDesk();
  const { value } = (await valuesOf(lead)).bank;
  const body = { name: 'bank', version: 0, value: { ...value, vatId: '257/123/45678' } } as const;
  expect((await lead.call(changeSetting, { body })).statusCode).toBe(200);
  const catalogue = { isPublic: true, practiceSends: true };
  await lead.call(changeSetting, { body: { name: 'catalogue', version: 0, value: catalogue } });
  expect(await shown(shop)).toMatchObject({ practiceSends: true, pharmacy: { vatId: '257/123/45678' } });
  expect(shop.ordering.config.pharmacy.vatId).toBe('257/123/45678');
  const entries = await db.select().from(journal).where(eq(journal.what, 'settingChanged')).orderBy(journal.id);
  expect(entries.map(({ detail }) => JSON.parse(detail ?? ''))).toEqual([
    { before: { vatId: demoVatId }, after: { vatId: '257/123/45678' } },
    { before: { practiceSends: false }, after: { practiceSends: true } },
  ]);
});

test('what the tax adviser needs is set at the desk, and no visitor learns of it', async () => {
  const { shop, lead } = await givenDesk();
  const books = { ...defaultShopConfig.books, consultantNumber: 29_098, clientNumber: 55_003, accountLength: 6 };
  const { data } = await lead.call(changeSetting, { body: { name: 'books', version: 0, value: books } });
  expect(data.books).toMatchObject({ value: books, version: 1 });
  expect(shop.ordering.config.books).toEqual(books);
  expect(bookAccounts(shop.ordering.config.books)).toMatchObject({ bank: '120000', debtors: '1000000' });
  expect(await shown(shop)).not.toHaveProperty('books');
  const wrong = { ...books, accounts: { bank: '1200' } };
  expectError(await lead.call(changeSetting, { body: { name: 'books', version: 1, value: wrong } }), 'SettingRefused', {
    field: 'accounts.bank',
    reason: 'length',
  });
});

test('texts that hold a value are told anew', async () => {
  const { shop, lead } = await givenDesk();
  await givenText(db, { path: 'pages/contact.de.md', content: 'Rufen Sie an: {{phone}}' });
  const read = async () => (await shop.app.inject('/content_management/pages/contact.de.md')).body;
  expect(await read()).toContain(defaultShopConfig.phone);
  const { value } = (await valuesOf(lead)).contact;
  await lead.call(changeSetting, { body: { name: 'contact', version: 0, value: { ...value, phone: '+49 931 77' } } });
  expect(await read()).toContain('+49 931 77');
});

test('what another process has set is known within a second, also where several changes come at once', async () => {
  const { shop } = await givenDesk();
  const row = { name: 'catalogue', version: 1, changedAt: shop.clock.now() } as const;
  await db.insert(settings).values({ ...row, value: { isPublic: false } });
  await vi.waitFor(async () => expect((await shown(shop)).cataloguePublic).toBe(false), { timeout: 1_000 });
  for (const version of [2, 3, 4]) await db.update(settings).set({ version, value: { isPublic: version === 4 } });
  await vi.waitFor(async () => expect((await shown(shop)).cataloguePublic).toBe(true), { timeout: 1_000 });
});

test('a row that this version cannot use is passed over', async () => {
  const row = { version: 1, changedAt: new Date() };
  await db.insert(settings).values([
    { ...row, name: 'ordering', value: { mostGrams: -1 } },
    { ...row, name: 'packing', value: { usableMonths: 9 } },
  ]);
  const { shop } = await givenDesk();
  expect(shop.ordering.config.ordering).toEqual(defaultShopConfig.ordering);
  expect(shop.ordering.config.packing).toEqual({ ...defaultShopConfig.packing, usableMonths: 9 });
});

test('of two who change the same, the second is told, and nothing is overwritten', async () => {
  const { shop, lead } = await givenDesk();
  const second = await givenAtDesk(shop, db, ['lead']);
  const change = { name: 'bank', version: 0, value: bank } as const;
  await lead.call(changeSetting, { body: change });
  const late = { ...change, value: { ...bank, bankName: 'Andere' } };
  expectError(await second.call(changeSetting, { body: late }), 'SettingChanged', {
    changedByName: lead.person.name,
    changedAt: shop.clock.now().toISOString(),
  });
  expect((await valuesOf(lead)).bank.value).toEqual(bank);

  const both = await Promise.all(
    ['Eins', 'Zwei'].map((bankName) =>
      second.call(changeSetting, { body: { name: 'bank', version: 1, value: { ...bank, bankName } } }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each([
  ['an account with wrong check digits', { ...bank, iban: 'DE03120300000000202051' }, 'iban', 'checksum'],
  ['one that is too short', { ...bank, iban: 'DE0212030000' }, 'iban', 'length'],
  [
    'one of a country without transfers in euros',
    { ...bank, iban: 'BR1800360305000010009795493C1' },
    'iban',
    'country',
  ],
  ['a BIC of another country', { ...bank, bic: 'BNPAFRPP' }, 'bic', 'country'],
  ['a BIC without an account', { bankName: '', iban: '', bic: 'BYLADEM1001', vatId: '' }, 'iban', 'missing'],
])('%s is refused and named', async (_what, value, field, reason) => {
  const { shop, lead } = await givenDesk();
  const answer = await lead.call(changeSetting, { body: { name: 'bank', version: 0, value } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ id: 'SettingRefused', data: { field, reason } });
  expect((await shown(shop)).pharmacy.iban).toBe(defaultShopConfig.pharmacy.iban);
});

test('before and after are on record, with who it was; what stays the same is not', async () => {
  const { shop, lead } = await givenDesk();
  const first = (await valuesOf(lead)).bank.value;
  const named = { ...first, bankName: 'Sparkasse' };
  await lead.call(changeSetting, { body: { name: 'bank', version: 0, value: named } });
  await lead.call(changeSetting, { body: { name: 'bank', version: 1, value: named } });
  const entries = await db.select().from(journal).where(eq(journal.what, 'settingChanged')).orderBy(journal.id);
  expect(entries).toMatchObject([
    {
      subject: 'setting',
      subjectId: 'bank',
      staffId: lead.person.id,
      staffName: lead.person.name,
      at: shop.clock.now(),
    },
  ]);
  expect(JSON.parse(entries[0]?.detail ?? '')).toEqual({
    before: { bankName: 'Demobank Mainfranken' },
    after: { bankName: 'Sparkasse' },
  });
});

test('a closure is told in the shop, and deadlines skip it', async () => {
  const { shop, lead } = await givenDesk('2026-12-20T09:00:00Z');
  const entry = {
    firstDay: '2026-12-24',
    lastDay: '2026-12-31',
    toldFrom: '2026-12-14',
    textDe: 'Wir haben Betriebsferien.',
    textEn: 'We are on holiday.',
  };
  const closed = (value: (typeof entry)[]) => ({ name: 'closures', version: 0, value: { entries: value } }) as const;
  const wrong = await lead.call(changeSetting, { body: closed([{ ...entry, lastDay: '2026-12-23' }]) });
  expectError(wrong, 'SettingRefused', { field: 'entries.0.lastDay', reason: 'order' });
  await lead.call(changeSetting, { body: closed([entry]) });
  expect((await shown(shop)).closures).toEqual([entry]);
  expect(shop.ordering.config.workingDays.closures).toEqual(['2026-12-24/2026-12-31']);
});

test('a question in own words is filled in for the order; a placeholder nobody knows is refused by name and place', async () => {
  const { lead } = await givenDesk();
  const order = await orderingShop(database).givenOrder();
  const asked = (de: string) =>
    ({ name: 'questions', version: 0, value: { photo: { de, en: 'Photo of {code}?' } } }) as const;
  expectError(await lead.call(changeSetting, { body: asked('Das Foto zu {kode} fehlt.') }), 'SettingRefused', {
    field: 'photo.de',
    reason: 'unknownPlaceholder',
    name: '{kode}',
    at: 13,
  });
  expectError(await lead.call(changeSetting, { body: asked('Das Foto zu {code fehlt.') }), 'SettingRefused', {
    field: 'photo.de',
    reason: 'brokenPlaceholder',
    name: '{code fehlt.',
    at: 13,
  });

  await lead.call(changeSetting, { body: asked('Bitte ein neues Foto zu {code}.') });
  const { data } = await lead.call(readDeskOrder, { params: { id: order.id } });
  expect(data.questions.find(({ id }) => id === 'photo')?.text).toBe(`Bitte ein neues Foto zu ${order.code}.`);
  expect(data.questions.find(({ id }) => id === 'person')?.text).toMatch(/Ist das Rezept auf Sie ausgestellt/);
});

test('only whoever may change settings sees and changes them', async () => {
  const { shop } = await givenDesk();
  const pharmacist = await givenAtDesk(shop, db, ['pharmacist']);
  expectError(await pharmacist.call(readSettings, {}), 'Forbidden');
  expectError(await pharmacist.call(changeSetting, { body: { name: 'bank', version: 0, value: bank } }), 'Forbidden');
});
