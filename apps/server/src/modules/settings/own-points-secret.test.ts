import type { OwnPoint } from '@shop/contract/desk/checklist';
import { readReview } from '@shop/contract/desk/review';
import { changeSetting } from '@shop/contract/desk/settings';
import type { Endpoint, Input } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { expect, test } from 'vitest';
import { sampleOf } from '../../testing/contract-samples.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { somebody } from '../../testing/person.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const point: OwnPoint = {
  id: 'canary01',
  de: 'Kanarienvogel gefüttert',
  en: 'Canary fed',
  stage: 'confirm',
  formats: ['physical'],
};
const canary = /kanarienvogel|canary/i;

const pages = ['/', '/shop', '/orders', '/faq', '/config.json', '/sitemap.xml', '/api/docs', '/api/openapi.json'];

/** Before some call ends the order or the session. */
const readingFirst = (Object.values(endpoints) as Endpoint[]).toSorted(
  (one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'),
);

async function givenShop() {
  const shop = await deskShop(database);
  const lead = await givenAtDesk(shop, db, ['lead']);
  const body = { name: 'checklist' as const, version: 0, value: { points: [point] } };
  expect((await lead.call(changeSetting, { body })).statusCode).toBe(200);
  return { shop, lead, order: await shop.givenOrder() };
}

test('the words of an own point are for the desk: neither a stranger nor the patient of an order ever sees them', async () => {
  const { shop, order } = await givenShop();
  expect((await shop.pta.call(readReview, { params: { id: order.id } })).body).toMatch(canary);
  const heard: string[] = [];
  for (const url of pages) if (canary.test((await shop.app.inject(url)).body)) heard.push(url);
  for (const { call } of [somebody(shop), shop.patient]) {
    for (const endpoint of readingFirst) {
      const sample = sampleOf(endpoint, { id: order.id, code: order.code, '*': 'faq/faq.de.md' });
      const { body } = await call(endpoint, sample as Input<Endpoint>).catch(() => ({ body: '' }));
      if (canary.test(body)) heard.push(endpoint.name);
    }
  }
  expect(heard).toEqual([]);
  expectError(await shop.pka.call(readReview, { params: { id: order.id } }), 'Forbidden');
});

test('what cannot be asked is refused and named, and nothing is saved', async () => {
  const { lead, shop } = await givenShop();
  const change = (points: OwnPoint[]) =>
    lead.call(changeSetting, { body: { name: 'checklist', version: 1, value: { points } } });
  const many = Array.from({ length: 9 }, (_, place) => ({
    ...point,
    id: `p${place}`,
    de: `D${place}`,
    en: `E${place}`,
  }));
  for (const [points, field, reason] of [
    [[{ ...point, en: ' ' }], 'points.0.en', 'missing'],
    [[point, { ...point, id: 'other001' }], 'points.1.de', 'twice'],
    [[{ ...point, formats: [] }], 'points.0.formats', 'missing'],
    [many, 'points', 'tooMany'],
  ] as const) {
    expectError(await change([...points] as OwnPoint[]), 'SettingRefused', { field, reason });
  }
  expect(shop.ordering.config.checklist).toEqual([point]);
});
