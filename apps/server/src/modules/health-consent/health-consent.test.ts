import * as consent from '@shop/contract/health-consent';
import { replacePrescription } from '@shop/contract/orders';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { healthConsentShop } from '../../testing/health-consent-shop.ts';
import { givenSignedIn, somebody } from '../../testing/person.ts';
import { givenUpload } from '../../testing/prescription-form.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { endHealthConsent } from '../identity/consent-service.ts';

const world = testWorld(healthConsentShop);
const { db } = world;

const aFile = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 100 };
const missing = { kind: 'health-data' };
const none = { cancelled: [], carriedOut: [], deletedFiles: [], keptFiles: [] };
const consentOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.healthConsentAt;

describe('a consent', () => {
  test('is kept with version and time as soon as it is given, once', async () => {
    expect((await world.shop.patient.call(consent.readHealthConsent, {})).data).toEqual({
      textVersion: consent.healthDataConsent.textVersion,
      givenAt: null,
    });
    const given = await world.shop.give();
    expect(given.data.givenAt).toBe(world.shop.clock.now().toISOString());
    world.shop.clock.advance({ hours: 1 });
    const again = await Promise.all([world.shop.give(), world.shop.give(), world.shop.give()]);
    expect(again.map(({ data }) => data.givenAt)).toEqual(Array(3).fill(given.data.givenAt));
    expect((await world.shop.patient.call(consent.readHealthConsent, {})).data).toEqual(given.data);
    expect(await world.shop.proofs()).toMatchObject([
      { textVersion: consent.healthDataConsent.textVersion, withdrawnAt: null },
    ]);
  });

  test('given three times at once is one', async () => {
    await Promise.all([world.shop.give(), world.shop.give(), world.shop.give()]);
    expect(await world.shop.proofs()).toHaveLength(1);
  });

  test('to another text than the one of today is none', async () => {
    expectError(await world.shop.give(world.shop.patient, '2026-11'), 'ConsentTextChanged');
    expect(await world.shop.proofs()).toEqual([]);
    await world.shop.order({ consents: [{ kind: 'health-data', textVersion: '2026-11' }] });
    expect((await world.shop.patient.call(consent.readHealthConsent, {})).data.givenAt).toBeNull();
  });

  test('is for registered patients alone', async () => {
    for (const call of [consent.readHealthConsent, consent.readConsentWithdrawal, consent.withdrawConsent]) {
      expectError(await somebody(world.shop).call(call, {}), 'Unauthorized');
      expectError(await (await givenSignedIn(world.shop)).call(call, {}), 'InvalidState');
    }
    expectError(await world.shop.give(somebody(world.shop)), 'Unauthorized');
    expectError(await world.shop.give(await givenSignedIn(world.shop)), 'InvalidState');
  });

  test('given and withdrawn again and again is refused in time; a withdrawal never is', async () => {
    for (let round = 0; round < 20; round++) {
      await world.shop.give();
      expect((await world.shop.patient.call(consent.withdrawConsent, {})).statusCode).toBe(200);
    }
    expectError(await world.shop.give(), 'TooManyRequests', { retryAfterSeconds: 24 * 60 * 60 });
    expect((await world.shop.patient.call(consent.withdrawConsent, {})).data).toEqual(none);
  });
});

describe('an order', () => {
  test('under a consent that was given before keeps no second one, and says since when', async () => {
    const { data } = await world.shop.give();
    world.shop.clock.advance({ days: 3 });
    await world.shop.order();
    expect(await world.shop.proofs()).toHaveLength(1);
    expect(await db.select().from(orders)).toMatchObject([{ healthConsentAt: new Date(data.givenAt ?? 0) }]);
  });

  test('of another client, without a list, is taken and has no consent on record until one is given', async () => {
    const { data } = await world.shop.order({ consents: undefined });
    expect(await consentOf(data.id)).toBeNull();
    const { givenAt } = (await world.shop.give()).data;
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('without a list has one on record when the person has consented here', async () => {
    const { givenAt } = (await world.shop.give()).data;
    const { data } = await world.shop.order({ consents: undefined });
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('of a page that was open since before the withdrawal is refused; a new consent opens it again', async () => {
    await world.shop.give();
    await world.shop.patient.call(consent.withdrawConsent, {});
    expectError(await world.shop.order(), 'ConsentRequired', missing);
    expect(await world.shop.proofs()).toHaveLength(1);
    await world.shop.give();
    expect((await world.shop.order()).statusCode).toBe(200);
  });
});

describe('after a withdrawal', () => {
  test('no file is taken in, neither for the cart nor for an order, before there is a new consent', async () => {
    await world.shop.give();
    const placed = await world.shop.orderWithFile();
    await world.shop.move(placed.id, { name: 'review' });
    const key = await givenUpload(world.shop, world.shop.patient);
    await endHealthConsent(world.shop.ordering, (await world.shop.proofs())[0]?.userId ?? '');
    expectError(await world.shop.patient.call(requestPrescriptionUpload, { body: aFile }), 'ConsentRequired', missing);
    const body = { code: placed.code, prescription3Key: key };
    expectError(
      await world.shop.patient.call(replacePrescription, { params: { id: placed.id }, body }),
      'ConsentRequired',
      missing,
    );
    await world.shop.give();
    expect((await world.shop.patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });

  test('a person who never consented here uploads as other clients do', async () => {
    expect((await world.shop.patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });
});
