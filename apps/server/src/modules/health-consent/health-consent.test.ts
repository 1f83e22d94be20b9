import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import {
  giveConsent,
  healthDataConsent,
  readConsentWithdrawal,
  readHealthConsent,
  withdrawConsent,
} from '@shop/contract/health-consent';
import { readOrder, replacePrescription } from '@shop/contract/orders';
import { deleteAccount, exportPersonalData, readPersonalData } from '@shop/contract/patient';
import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import { eq, isNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, orderEvents, orders } from '../../db/schema/orders.ts';
import { consents } from '../../db/schema/patients.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenProduct } from '../../testing/factories.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { reservation } from '../../testing/ordering.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { givenUpload } from '../../testing/prescription-form.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Reservation } from '../checkout/reservation-service.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { endHealthConsent } from '../identity/consent-service.ts';
import { changeOrder, type OrderAction } from '../orders/order-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { settleWithdrawals } from './health-consent-service.ts';

const database = testDatabase();
const { db } = database;
const pharmacist: Actor = { kind: 'pharmacy', name: 'anna' };
const aFile = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 100 };
const missing = { kind: 'health-data' };
const none = { cancelled: [], carriedOut: [], deletedFiles: [], keptFiles: [] };

let shop: TestApp;
let patient: Person;
beforeEach(async () => {
  shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  patient = await givenPatient(shop);
});

function give(person = patient, textVersion: string = healthDataConsent.textVersion) {
  return person.call(giveConsent, { body: { kind: 'health-data', textVersion } });
}

async function order(differences: Partial<Reservation> = {}) {
  const { product } = await givenProduct(db);
  await patient.call(addCartItem, { body: { itemId: product.id } });
  const { idempotencyKey: _, language: __, consents: listed, ...body } = reservation(differences);
  return patient.call(reserveCart, { headers: {}, body: listed ? { ...body, consents: listed } : body });
}

async function orderWithFile() {
  const prescription3Key = await givenUpload(shop, patient);
  const { data } = await order({ prescriptionDocument: { format: 'digital', prescription3Key } });
  return { ...data, key: prescription3Key };
}

async function move(id: string, ...actions: OrderAction[]) {
  const seen = { file: (await fileVersionOf(db, id)) ?? undefined };
  for (const action of actions) await changeOrder(shop.ordering, id, pharmacist, action, seen);
}

const prepared: OrderAction[] = [
  { name: 'review' },
  { name: 'verify' },
  { name: 'confirm' },
  { name: 'paid' },
  { name: 'prepare' },
];

const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const consentOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.healthConsentAt;
const proofs = () => db.select().from(consents).where(eq(consents.kind, 'health-data'));
const isStored = (key: string) => shop.objectStore.has(key);

describe('a consent', () => {
  test('is kept with version and time as soon as it is given, once', async () => {
    expect((await patient.call(readHealthConsent, {})).data).toEqual({
      textVersion: healthDataConsent.textVersion,
      givenAt: null,
    });
    const given = await give();
    expect(given.data.givenAt).toBe(shop.clock.now().toISOString());
    shop.clock.advance({ hours: 1 });
    const again = await Promise.all([give(), give(), give()]);
    expect(again.map(({ data }) => data.givenAt)).toEqual(Array(3).fill(given.data.givenAt));
    expect((await patient.call(readHealthConsent, {})).data).toEqual(given.data);
    expect(await proofs()).toMatchObject([{ textVersion: healthDataConsent.textVersion, withdrawnAt: null }]);
  });

  test('given three times at once is one', async () => {
    await Promise.all([give(), give(), give()]);
    expect(await proofs()).toHaveLength(1);
  });

  test('to another text than the one of today is none', async () => {
    expectError(await give(patient, '2026-11'), 'ConsentTextChanged');
    expect(await proofs()).toEqual([]);
    await order({ consents: [{ kind: 'health-data', textVersion: '2026-11' }] });
    expect((await patient.call(readHealthConsent, {})).data.givenAt).toBeNull();
  });

  test('is for registered patients alone', async () => {
    for (const call of [readHealthConsent, readConsentWithdrawal, withdrawConsent]) {
      expectError(await somebody(shop).call(call, {}), 'Unauthorized');
      expectError(await (await givenSignedIn(shop)).call(call, {}), 'InvalidState');
    }
    expectError(await give(somebody(shop)), 'Unauthorized');
    expectError(await give(await givenSignedIn(shop)), 'InvalidState');
  });

  test('given and withdrawn again and again is refused in time; a withdrawal never is', async () => {
    for (let round = 0; round < 20; round++) {
      await give();
      expect((await patient.call(withdrawConsent, {})).statusCode).toBe(200);
    }
    expectError(await give(), 'TooManyRequests', { retryAfterSeconds: 24 * 60 * 60 });
    expect((await patient.call(withdrawConsent, {})).data).toEqual(none);
  });
});

describe('an order', () => {
  test('under a consent that was given before keeps no second one, and says since when', async () => {
    const { data } = await give();
    shop.clock.advance({ days: 3 });
    await order();
    expect(await proofs()).toHaveLength(1);
    expect(await db.select().from(orders)).toMatchObject([{ healthConsentAt: new Date(data.givenAt ?? 0) }]);
  });

  test('of another client, without a list, is taken and has no consent on record until one is given', async () => {
    const { data } = await order({ consents: undefined });
    expect(await consentOf(data.id)).toBeNull();
    const { givenAt } = (await give()).data;
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('without a list has one on record when the person has consented here', async () => {
    const { givenAt } = (await give()).data;
    const { data } = await order({ consents: undefined });
    expect(await consentOf(data.id)).toEqual(new Date(givenAt ?? 0));
  });

  test('of a page that was open since before the withdrawal is refused; a new consent opens it again', async () => {
    await give();
    await patient.call(withdrawConsent, {});
    expectError(await order(), 'ConsentRequired', missing);
    expect(await proofs()).toHaveLength(1);
    await give();
    expect((await order()).statusCode).toBe(200);
  });
});

describe('after a withdrawal', () => {
  test('no file is taken in, neither for the cart nor for an order, before there is a new consent', async () => {
    await give();
    const placed = await orderWithFile();
    await move(placed.id, { name: 'review' });
    const key = await givenUpload(shop, patient);
    await endHealthConsent(shop.ordering, (await proofs())[0]?.userId ?? '');
    expectError(await patient.call(requestPrescriptionUpload, { body: aFile }), 'ConsentRequired', missing);
    const body = { code: placed.code, prescription3Key: key };
    expectError(
      await patient.call(replacePrescription, { params: { id: placed.id }, body }),
      'ConsentRequired',
      missing,
    );
    await give();
    expect((await patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });

  test('a person who never consented here uploads as other clients do', async () => {
    expect((await patient.call(requestPrescriptionUpload, { body: aFile })).statusCode).toBe(200);
  });
});

describe('a withdrawal', () => {
  test('is told before, with the same words as afterwards: orders, files that go, files that stay', async () => {
    await give();
    const served = await orderWithFile();
    await move(served.id, ...prepared);
    const asked = await orderWithFile();
    const inCart = await givenUpload(shop, patient);
    await patient.call(assignPrescription, { body: { format: 'physical', prescription3Key: inCart } });

    const outlook = (await patient.call(readConsentWithdrawal, {})).data;
    expect(outlook).toEqual({
      cancelled: [{ code: asked.code, date: expect.any(String), totalCent: asked.totalCent }],
      carriedOut: [{ code: served.code, date: expect.any(String), totalCent: served.totalCent }],
      deletedFiles: [{ fileName: expect.any(String) }, { fileName: expect.any(String) }],
      keptFiles: [{ fileName: expect.any(String), orderCode: served.code, until: expect.stringMatching(/^\d{4}-/) }],
    });
    expect(await statusOf(asked.id)).toBe('requested');

    expect((await patient.call(withdrawConsent, {})).data).toEqual(outlook);
    expect([await statusOf(asked.id), await statusOf(served.id)]).toEqual(['cancelled', 'preparing']);
    expect(await Promise.all([asked.key, inCart, served.key].map(isStored))).toEqual([false, false, true]);
    expect((await db.select().from(prescriptionFiles)).map(({ key }) => key)).toEqual([served.key]);
    expect((await patient.call(withdrawConsent, {})).data).toEqual(none);
  });

  test('goes on record: in the order with its reason, in a mail, in the profile and in the export', async () => {
    await give();
    const { id, code } = await orderWithFile();
    await patient.call(withdrawConsent, {});
    const reason = 'Sie haben Ihre Einwilligung in die Verarbeitung Ihrer Gesundheitsdaten widerrufen.';
    const events = await db.select().from(orderEvents).where(eq(orderEvents.status, 'cancelled'));
    expect(events).toMatchObject([{ orderId: id, by: 'patient', message: reason }]);
    const shown = (await patient.call(readOrder, { params: { id }, query: { code } })).data;
    expect(shown).toMatchObject({ status: 'cancelled', messages: [{ from: 'patient', text: reason }] });
    expect(shown.prescription.hasFile).toBe(false);

    await shop.sendMails();
    const mail = (await readMails(shop.mailFolder)).find(
      ({ subject }) => subject === `Ihre Bestellung ${code} ist storniert`,
    );
    expect(mail?.text).toContain(reason);
    expect(mail?.text).not.toContain('Begründung der Apotheke');

    const withdrawnAt = shop.clock.now().toISOString();
    const known = (await patient.call(readPersonalData, {})).data.consents;
    expect(known).toContainEqual({ kind: 'health-data', acceptedAt: expect.any(String), withdrawnAt });
    const zip = unzipSync((await patient.call(exportPersonalData, {})).rawPayload);
    expect(JSON.parse(strFromU8(zip['einwilligungen.json'] as Uint8Array))).toContainEqual(
      expect.objectContaining({ kind: 'health-data', withdrawnAt }),
    );
  });

  test('deletes the files of orders that ended unserved before, and none of an order that was ever prepared', async () => {
    await give();
    const rejected = await orderWithFile();
    await move(rejected.id, { name: 'review' }, { name: 'reject', message: 'Nicht lesbar.' });
    const stopped = await orderWithFile();
    await move(stopped.id, ...prepared, { name: 'cancel', message: 'Beschädigt.' });
    const { data } = await patient.call(withdrawConsent, {});
    expect(data).toMatchObject({ cancelled: [], deletedFiles: [{}], keptFiles: [{ orderCode: stopped.code }] });
    expect([await isStored(rejected.key), await isStored(stopped.key)]).toEqual([false, true]);
  });

  test('touches nobody else', async () => {
    const somebodyElse = await givenPatient(shop);
    await give();
    const { id, key } = await orderWithFile();
    await give(somebodyElse);
    await somebodyElse.call(withdrawConsent, {});
    expect([await statusOf(id), await isStored(key)]).toEqual(['requested', true]);
    expect((await patient.call(readHealthConsent, {})).data.givenAt).not.toBeNull();
  });

  test('that was interrupted is ended by housekeeping, and before a new consent', async () => {
    await give();
    const first = await orderWithFile();
    const userId = (await proofs())[0]?.userId ?? '';
    await endHealthConsent(shop.ordering, userId);
    await settleWithdrawals(shop.ordering, shop.clock.now());
    expect(await statusOf(first.id)).toBe('requested');
    shop.clock.advance({ minutes: 2 });
    await settleWithdrawals(shop.ordering, shop.clock.now());
    expect([await statusOf(first.id), await isStored(first.key)]).toEqual(['cancelled', false]);

    await give();
    const second = await orderWithFile();
    await endHealthConsent(shop.ordering, userId);
    await give();
    expect(await statusOf(second.id)).toBe('cancelled');
    const third = await orderWithFile();
    shop.clock.advance({ hours: 1 });
    await settleWithdrawals(shop.ordering, shop.clock.now());
    expect(await statusOf(third.id)).toBe('requested');
  });

  test('beside orders and uploads at the same moment leaves no open order and no file behind', async () => {
    await give();
    const key = await givenUpload(shop, patient);
    const { product } = await givenProduct(db);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    const {
      idempotencyKey: _,
      language: __,
      ...body
    } = reservation({
      prescriptionDocument: { format: 'digital', prescription3Key: key },
    });
    await Promise.all([
      patient.call(reserveCart, { headers: {}, body }),
      patient.call(requestPrescriptionUpload, { body: aFile }),
      patient.call(withdrawConsent, {}),
      patient.call(requestPrescriptionUpload, { body: aFile }),
    ]);
    expect((await db.select().from(orders)).filter(({ status }) => status !== 'cancelled')).toEqual([]);
    expect(await db.select().from(prescriptionFiles)).toEqual([]);
    expect(await isStored(key)).toBe(false);
    expect(await db.select().from(consents).where(isNull(consents.withdrawnAt))).not.toContainEqual(
      expect.objectContaining({ kind: 'health-data' }),
    );
  });

  test('is proved for three years, also when the account goes later', async () => {
    shop.clock.set('2026-11-15T22:30:00Z');
    await give();
    await patient.call(withdrawConsent, {});
    // Past midnight in Germany.
    shop.clock.advance({ hours: 1 });
    const { email } = patient;
    expect((await patient.call(deleteAccount, { body: { email } })).statusCode).toBe(200);
    expect(await proofs()).toMatchObject([{ email, retainUntil: '2029-11-15' }]);
  });
});
