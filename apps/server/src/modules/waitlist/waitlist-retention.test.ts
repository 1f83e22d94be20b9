import { giveConsent, healthDataConsent, withdrawConsent } from '@shop/contract/health-consent';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { joinWaitlist, readWaitlist } from '@shop/contract/waitlist';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenPatient, type Person } from '../../testing/person.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { forgetOldWaits } from './waitlist-service.ts';
import { tellWaiting } from './waitlist-telling-service.ts';

const database = testDatabase();
const { db } = database;

let shop: TestApp;
let productId: string;
beforeEach(async () => {
  shop = await testApp(database);
  const { product } = await givenProduct(db, { stockUnits: 0, title: 'Gartenglück 22' });
  productId = product.id;
});

async function waiting(): Promise<Person> {
  const person = await givenPatient(shop);
  const { data } = await person.call(joinWaitlist, { body: { itemId: productId } });
  expect(data.items).toHaveLength(1);
  shop.clock.advance({ seconds: 60 });
  return person;
}

test('what somebody waits for is in the export of their data, and goes with the account', async () => {
  const lena = await waiting();
  const { rawPayload } = await lena.call(exportPersonalData, {});
  const file = unzipSync(rawPayload)['benachrichtigungen.json'];
  expect(JSON.parse(strFromU8(file as Uint8Array))).toMatchObject([{ name: 'Gartenglück 22', toldAt: null }]);
  await lena.call(deleteAccount, { body: { email: lena.email } });
  expect(await db.$count(waitlistEntries)).toBe(0);
});

test('it goes when the consent to health data is withdrawn', async () => {
  const lena = await waiting();
  const { kind, textVersion } = healthDataConsent;
  await lena.call(giveConsent, { body: { kind, textVersion } });
  const withdrawn = await lena.call(withdrawConsent, {});
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  expect((await lena.call(readWaitlist, {})).data.items).toEqual([]);
});

test('it goes a month after they were told, and after a year of waiting', async () => {
  await waiting();
  await waiting();
  await db.update(products).set({ stockUnits: 10 }).where(eq(products.id, productId));
  await tellWaiting(shop.ordering, shop.clock.now());
  const forget = () => forgetOldWaits(db, shop.clock.now());
  shop.clock.advance({ days: 29 });
  await forget();
  expect(await db.$count(waitlistEntries)).toBe(2);
  shop.clock.advance({ days: 2 });
  await forget();
  expect(await db.select().from(waitlistEntries)).toMatchObject([{ toldAt: null }]);
  shop.clock.advance({ days: 340 });
  await forget();
  expect(await db.$count(waitlistEntries)).toBe(0);
});
