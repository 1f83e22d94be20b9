import { listShippingOptions } from '@shop/contract/checkout';
import * as contract from '@shop/contract/desk/rates';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { somebody } from '../../testing/person.ts';
import { openShop } from '../../testing/placed-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError, type TestApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;

let shop: TestApp;
let lead: TestStaff;
beforeEach(async () => {
  shop = await openShop(database);
  lead = await givenAtDesk(shop, db, ['lead']);
});

const entries = async () =>
  (await db.select().from(journal).orderBy(journal.id)).map(({ what, subjectId, detail }) => ({
    what,
    subjectId,
    ...JSON.parse(detail ?? '{}'),
  }));
async function rateOf(id: string) {
  const { data } = await lead.call(contract.listRates, {});
  const found = data.rates.find((rate) => rate.id === id);
  if (!found) throw new Error(`no rate ${id}`);
  const { id: _, type: __, version, postalCodes, ...fields } = found;
  return { version, postalCodes, fields };
}
async function change(id: string, to: Partial<contract.RateFields>, version?: number) {
  const seen = await rateOf(id);
  const body = { version: version ?? seen.version, fields: { ...seen.fields, ...to } };
  return lead.call(contract.changeRate, { params: { id }, headers: once(), body });
}
const options = async (postalCode = '97072') =>
  (await somebody(shop).call(listShippingOptions, { query: { pharmacyId: 'demo-pharmacy', postalCode } })).data;

describe('a rate', () => {
  test('costs what the desk says from the next answer on; before and after are on record', async () => {
    await change('standard', { priceCent: 490, vatPercent: 7, name: 'Paket mit Sendungsnummer' });
    expect((await options()).at(-1)).toMatchObject({ priceCent: 490, vat: 7, name: 'Paket mit Sendungsnummer' });
    expect(await entries()).toEqual([
      {
        ...{ what: 'rateChanged', subjectId: 'standard' },
        before: { name: 'Paket', priceCents: 590, vatPercent: 19 },
        after: { name: 'Paket mit Sendungsnummer', priceCents: 490, vatPercent: 7 },
      },
    ]);
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const { version } = await rateOf('courier');
    await change('courier', { priceCent: 100 });
    expectError(await change('courier', { priceCent: 200 }, version), 'RateChanged');
    expect((await rateOf('courier')).fields.priceCent).toBe(100);
  });

  test('is taken off the list, but never the last one', async () => {
    await change('standard', { isOffered: false });
    await change('courier', { isOffered: false });
    expect((await options()).map(({ id }) => id)).toEqual(['pickup']);
    expectError(await change('pickup', { isOffered: false }), 'LastRate');
  });

  test('two who take the last two off at once: one is told', async () => {
    await change('standard', { isOffered: false });
    const answers = await Promise.all([
      change('courier', { isOffered: false }),
      change('pickup', { isOffered: false }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('has an address exactly where it is picked up', async () => {
    const problem = { fields: [{ path: 'body.fields.address', problem: 'pickup_only' }] };
    expectError(await change('standard', { address: 'Uferstraße 12' }), 'InvalidInput', problem);
    expectError(await change('pickup', { address: null }), 'InvalidInput', problem);
  });
});

test('a pickup place is added with its address and hours, and patients are offered it', async () => {
  const fields = {
    ...({ name: 'Filiale Zell', priceCent: 0, vatPercent: 19, isOffered: true } as const),
    ...{ address: 'Hauptstraße 3, 97299 Zell', hoursDe: 'Mo bis Fr 8 bis 18 Uhr', hoursEn: 'Mon to Fri 8 am to 6 pm' },
  };
  const { data } = await lead.call(contract.addPickupPlace, { headers: once(), body: { fields } });
  expect(data.rates.at(-1)).toMatchObject({ ...fields, type: 'selfPickUp', postalCodes: null });
  expect((await options()).at(-1)).toMatchObject({
    ...{ type: 'selfPickUp', available: true, hours: fields.hoursDe, name: 'Filiale Zell, Hauptstraße 3, 97299 Zell' },
  });
  expect(await entries()).toMatchObject([{ what: 'pickupPlaceAdded', before: {}, after: { name: 'Filiale Zell' } }]);
});

describe('the courier area', () => {
  const set = async (postalCodes: string[], id = 'courier') =>
    lead.call(contract.setCourierArea, {
      ...{ params: { id }, headers: once(), body: { version: (await rateOf(id)).version, postalCodes } },
    });

  test('is a list of postal codes; what came and went is on record', async () => {
    const before = (await rateOf('courier')).postalCodes ?? [];
    await set([...before.filter((code) => code !== '97072'), '10115', '10115']);
    expect((await options('97072')).at(1)).toMatchObject({ type: 'courier', available: false });
    expect((await options('10115')).at(1)).toMatchObject({ type: 'courier', available: true });
    expect(await entries()).toEqual([
      {
        ...{ what: 'courierAreaChanged', subjectId: 'courier' },
        before: { count: before.length, removed: ['97072'] },
        after: { count: before.length, added: ['10115'] },
      },
    ]);
  });

  test('is the courier’s alone, and never empty or of something else', async () => {
    expectError(await set(['97072'], 'standard'), 'InvalidState');
    expect((await set([])).statusCode).toBe(400);
    expect((await set(['9707'])).statusCode).toBe(400);
  });
});
