import { addCartItem } from '@shop/contract/cart';
import { readConsentWithdrawal, readHealthConsent, withdrawConsent } from '@shop/contract/health-consent';
import { readOrder } from '@shop/contract/orders';
import { deleteAccount, exportPersonalData, readPersonalData } from '@shop/contract/patient';
import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import { eq, isNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { consents } from '../../db/schema/patients.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenProduct } from '../../testing/factories.ts';
import { healthConsentShop } from '../../testing/health-consent-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenPatient } from '../../testing/person.ts';
import { reserve } from '../../testing/placed-order.ts';
import { givenUpload } from '../../testing/prescription-form.ts';
import { testWorld } from '../../testing/test-world.ts';
import { endHealthConsent } from '../identity/consent-service.ts';
import type { OrderAction } from '../orders/order-service.ts';
import { settleWithdrawals } from './health-consent-service.ts';

const world = testWorld(healthConsentShop);
const { db } = world;

const aFile = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 100 };
const none = { cancelled: [], carriedOut: [], deletedFiles: [], keptFiles: [] };

const prepared: OrderAction[] = [
  { name: 'review' },
  { name: 'verify' },
  { name: 'confirm' },
  { name: 'paid' },
  { name: 'prepare' },
];

const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const isStored = (key: string) => world.shop.objectStore.has(key);

describe('a withdrawal', () => {
  test('is told before, with the same words as afterwards: orders, files that go, files that stay', async () => {
    await world.shop.give();
    const served = await world.shop.orderWithFile();
    await world.shop.move(served.id, ...prepared);
    const asked = await world.shop.orderWithFile();
    const inCart = await givenUpload(world.shop, world.shop.patient);
    await world.shop.patient.call(assignPrescription, { body: { format: 'physical', prescription3Key: inCart } });

    const outlook = (await world.shop.patient.call(readConsentWithdrawal, {})).data;
    expect(outlook).toEqual({
      cancelled: [{ code: asked.code, date: expect.any(String), totalCent: asked.totalCent }],
      carriedOut: [{ code: served.code, date: expect.any(String), totalCent: served.totalCent }],
      deletedFiles: [{ fileName: expect.any(String) }, { fileName: expect.any(String) }],
      keptFiles: [{ fileName: expect.any(String), orderCode: served.code, until: expect.stringMatching(/^\d{4}-/) }],
    });
    expect(await statusOf(asked.id)).toBe('requested');

    expect((await world.shop.patient.call(withdrawConsent, {})).data).toEqual(outlook);
    expect([await statusOf(asked.id), await statusOf(served.id)]).toEqual(['cancelled', 'preparing']);
    expect(await Promise.all([asked.key, inCart, served.key].map(isStored))).toEqual([false, false, true]);
    expect((await db.select().from(prescriptionFiles)).map(({ key }) => key)).toEqual([served.key]);
    expect((await world.shop.patient.call(withdrawConsent, {})).data).toEqual(none);
  });

  test('goes on record: in the order with its reason, in a mail, in the profile and in the export', async () => {
    await world.shop.give();
    const { id, code } = await world.shop.orderWithFile();
    await world.shop.patient.call(withdrawConsent, {});
    const reason = 'Sie haben Ihre Einwilligung in die Verarbeitung Ihrer Gesundheitsdaten widerrufen.';
    const events = await db.select().from(orderEvents).where(eq(orderEvents.status, 'cancelled'));
    expect(events).toMatchObject([{ orderId: id, by: 'patient', message: reason }]);
    const shown = (await world.shop.patient.call(readOrder, { params: { id }, query: { code } })).data;
    expect(shown).toMatchObject({ status: 'cancelled', messages: [{ from: 'patient', text: reason }] });
    expect(shown.prescription.hasFile).toBe(false);

    await world.shop.sendMails();
    const mail = (await readMails(world.shop.mailFolder)).find(
      ({ subject }) => subject === `Ihre Bestellung ${code} ist storniert`,
    );
    expect(mail?.text).toContain(reason);
    expect(mail?.text).not.toContain('Begründung der Apotheke');

    const withdrawnAt = world.shop.clock.now().toISOString();
    const known = (await world.shop.patient.call(readPersonalData, {})).data.consents;
    expect(known).toContainEqual({ kind: 'health-data', acceptedAt: expect.any(String), withdrawnAt });
    const zip = unzipSync((await world.shop.patient.call(exportPersonalData, {})).rawPayload);
    expect(JSON.parse(strFromU8(zip['einwilligungen.json'] as Uint8Array))).toContainEqual(
      expect.objectContaining({ kind: 'health-data', withdrawnAt }),
    );
  });

  test('deletes the files of orders that ended unserved before, and none of an order that was ever prepared', async () => {
    await world.shop.give();
    const rejected = await world.shop.orderWithFile();
    await world.shop.move(rejected.id, { name: 'review' }, { name: 'reject', message: 'Nicht lesbar.' });
    const stopped = await world.shop.orderWithFile();
    await world.shop.move(stopped.id, ...prepared, { name: 'cancel', message: 'Beschädigt.' });
    const { data } = await world.shop.patient.call(withdrawConsent, {});
    expect(data).toMatchObject({ cancelled: [], deletedFiles: [{}], keptFiles: [{ orderCode: stopped.code }] });
    expect([await isStored(rejected.key), await isStored(stopped.key)]).toEqual([false, true]);
  });

  test('touches nobody else', async () => {
    const somebodyElse = await givenPatient(world.shop);
    await world.shop.give();
    const { id, key } = await world.shop.orderWithFile();
    await world.shop.give(somebodyElse);
    await somebodyElse.call(withdrawConsent, {});
    expect([await statusOf(id), await isStored(key)]).toEqual(['requested', true]);
    expect((await world.shop.patient.call(readHealthConsent, {})).data.givenAt).not.toBeNull();
  });

  test('that was interrupted is ended by housekeeping, and before a new consent', async () => {
    await world.shop.give();
    const first = await world.shop.orderWithFile();
    const userId = (await world.shop.proofs())[0]?.userId ?? '';
    await endHealthConsent(world.shop.ordering, userId);
    await settleWithdrawals(world.shop.ordering, world.shop.clock.now());
    expect(await statusOf(first.id)).toBe('requested');
    world.shop.clock.advance({ minutes: 2 });
    await settleWithdrawals(world.shop.ordering, world.shop.clock.now());
    expect([await statusOf(first.id), await isStored(first.key)]).toEqual(['cancelled', false]);

    await world.shop.give();
    const second = await world.shop.orderWithFile();
    await endHealthConsent(world.shop.ordering, userId);
    await world.shop.give();
    expect(await statusOf(second.id)).toBe('cancelled');
    const third = await world.shop.orderWithFile();
    world.shop.clock.advance({ hours: 1 });
    await settleWithdrawals(world.shop.ordering, world.shop.clock.now());
    expect(await statusOf(third.id)).toBe('requested');
  });

  test('beside orders and uploads at the same moment leaves no open order and no file behind', async () => {
    await world.shop.give();
    const key = await givenUpload(world.shop, world.shop.patient);
    const { product } = await givenProduct(db);
    await world.shop.patient.call(addCartItem, { body: { itemId: product.id } });
    await Promise.all([
      reserve(world.shop.patient, { prescriptionDocument: { format: 'digital', prescription3Key: key } }),
      world.shop.patient.call(requestPrescriptionUpload, { body: aFile }),
      world.shop.patient.call(withdrawConsent, {}),
      world.shop.patient.call(requestPrescriptionUpload, { body: aFile }),
    ]);
    expect((await db.select().from(orders)).filter(({ status }) => status !== 'cancelled')).toEqual([]);
    expect(await db.select().from(prescriptionFiles)).toEqual([]);
    expect(await isStored(key)).toBe(false);
    expect(await db.select().from(consents).where(isNull(consents.withdrawnAt))).not.toContainEqual(
      expect.objectContaining({ kind: 'health-data' }),
    );
  });

  test('is proved for three years, also when the account goes later', async () => {
    world.shop.clock.set('2026-11-15T22:30:00Z');
    await world.shop.give();
    await world.shop.patient.call(withdrawConsent, {});
    // Past midnight in Germany.
    world.shop.clock.advance({ hours: 1 });
    const { email } = world.shop.patient;
    expect((await world.shop.patient.call(deleteAccount, { body: { email } })).statusCode).toBe(200);
    expect(await world.shop.proofs()).toMatchObject([{ email, retainUntil: '2029-11-15' }]);
  });
});
