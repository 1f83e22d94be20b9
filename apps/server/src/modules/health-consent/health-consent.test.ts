import {
  healthDataConsent,
  readConsentWithdrawal,
  readHealthConsent,
  withdrawConsent,
} from '@shop/contract/health-consent';
import { replacePrescription } from '@shop/contract/orders';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { type HealthConsentShop, healthConsentShop } from '../../testing/health-consent-shop.ts';
import { givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { givenUpload } from '../../testing/prescription-form.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { endHealthConsent } from '../identity/consent-service.ts';

const database = testDatabase();
const { db } = database;
const aFile = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 100 };
const missing = { kind: 'health-data' };
const none = { cancelled: [], carriedOut: [], deletedFiles: [], keptFiles: [] };

let shop: HealthConsentShop;
let patient: Person;
beforeEach(async () => {
  shop = await healthConsentShop(database);
  ({ patient } = shop);
});
const consentOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.healthConsentAt;

describe('a consent', () => {
  test('is kept with version and time as soon as it is given, once', async () => {
    expect((await patient.call(readHealthConsent, {})).data).toEqual({
      textVersion: healthDataConsent.textVersion,
      givenAt: null,
    });
    const given = await shop.give();
    expect(given.data.givenAt).toBe(shop.clock.now().toISOString());
    shop.clock.advance({ hours: 1 });
    const again = await Promise.all([shop.give(), shop.give(), shop.give()]);
    expect(again.map(({ data }) => data.givenAt)).toEqual(Array(3).fill(given.data.givenAt));
    expect((await patient.call(readHealthConsent, {})).data).toEqual(given.data);
    expect(await shop.proofs()).toMatchObject([{ textVersion: healthDataConsent.textVersion, withdrawnAt: null }]);
  });

  test('given three times at once is one', async () => {
    await Promise.all([shop.give(), shop.give(), shop.give()]);
    expect(await shop.proofs()).toHaveLength(1);
  });

  test('to another text than the one of today is none', async () => {
    expectError(await shop.give(patient, '2026-11'), 'ConsentTextChanged');
    expect(await shop.proofs()).toEqual([]);
    await shop.order({ consents: [{ kind: 'health-data', textVersion: '2026-11' }] });
    expect((await patient.call(readHealthConsent, {})).data.givenAt).toBeNull();
  });

  test('is for registered patients alone', async () => {
    for (const call of [readHealthConsent, readConsentWithdrawal, withdrawConsent]) {
      expectError(await somebody(shop).call(call, {}), 'Unauthorized');
      expectError(await (await givenSignedIn(shop)).call(call, {}), 'InvalidState');
    }
    expectError(await shop.give(somebody(shop)), 'Unauthorized');
    expectError(await shop.give(await givenSignedIn(shop)), 'InvalidState');
  });

  test('given and withdrawn again and again is refused in time; a withdrawal never is', async () => {
    for (let round = 0; round < 20; round++) {
      await shop.give();
      expect((await patient.call(withdrawConsent, {})).statusCode).toBe(200);
    }
    expectError(await shop.give(), 'TooManyRequests', { retryAfterSeconds: 24 * 60 * 60 });
    expect((await patient.call(withdrawConsent, {})).data).toEqual(none);
  });
});

describe('an order', () => {
  test('under a consent that was given before keeps no second one, and says since when', async () => {
    const { data } = await shop.give();
    shop.clock.advance({ days: 3 });
    await shop.order();
    expect(await shop.proofs()).toHaveLength(1);
    expect(await db.select().from(orders)).toMatchObject([{ healthConsentAt: new Date(data.givenAt ?? 0) }]);
  });

  test('of another client, without a list, is taken and has no consent on record until one is given', async () => {
    const { data } = await shop.order({ consents: undefined });
    expect(await consentOf(data.id)).toBeNull();
    const { givenAt } = (await shop.give()).data;
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('without a list has one on record when the person has consented here', async () => {
    const { givenAt } = (await shop.give()).data;
    const { data } = await shop.order({ consents: undefined });
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('of a page that was open since before the withdrawal is refused; a new consent opens it again', async () => {
    await shop.give();
    await patient.call(withdrawConsent, {});
    expectError(await shop.order(), 'ConsentRequired', missing);
    expect(await shop.proofs()).toHaveLength(1);
    await shop.give();
    expect((await shop.order()).statusCode).toBe(200);
  });
});

describe('after a withdrawal', () => {
  test('no file is taken in, neither for the cart nor for an order, before there is a new consent', async () => {
    await shop.give();
    const placed = await shop.orderWithFile();
    await shop.move(placed.id, { name: 'review' });
    const key = await givenUpload(shop, patient);
    await endHealthConsent(shop.ordering, (await shop.proofs())[0]?.userId ?? '');
    expectError(await patient.call(requestPrescriptionUpload, { body: aFile }), 'ConsentRequired', missing);
    const body = { code: placed.code, prescription3Key: key };
    expectError(
      await patient.call(replacePrescription, { params: { id: placed.id }, body }),
      'ConsentRequired',
      missing,
    );
    await shop.give();
    expect((await patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });

  test('a person who never consented here uploads as other clients do', async () => {
    expect((await patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });
});
