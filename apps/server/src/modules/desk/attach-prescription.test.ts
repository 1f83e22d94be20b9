import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import type { FileSource } from '@shop/contract/desk/file-sources';
import { actOnOrder, readDeskOrder } from '@shop/contract/desk/orders';
import {
  attachPrescription,
  listPrescriptionFiles,
  openPrescriptionFile,
  requestAttachmentUpload,
} from '@shop/contract/desk/prescriptions';
import { readReview } from '@shop/contract/desk/review';
import { readOrder } from '@shop/contract/orders';
import { exportPersonalData } from '@shop/contract/patient';
import { asc, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { reservationBody } from '../../testing/ordering.ts';
import { givenPatient } from '../../testing/person.ts';
import { pdf, sendForm } from '../../testing/prescription-form.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;
const other = Buffer.concat([pdf, Buffer.from('% aus der Praxis\n')]);

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

/** An order of a signed file whose file never came. */
async function givenWithoutFile() {
  await shop.patient.call(addCartItem, { body: { itemId: shop.flower.id, quantity: 5 } });
  const answer = await shop.patient.call(reserveCart, { headers: {}, body: reservationBody() });
  expect(answer.statusCode, answer.body).toBe(200);
  return { id: answer.data.id, code: String(answer.data.code) };
}

const versionOf = async (id: string) => (await shop.pta.call(readDeskOrder, { params: { id } })).data.version;

async function send(id: string, bytes: Buffer, fileName = 'Rezept Erika Fremd.pdf'): Promise<string> {
  const asked = await shop.pta.call(requestAttachmentUpload, {
    params: { id },
    body: { fileName, sizeBytes: bytes.length },
  });
  expect(asked.statusCode, asked.body).toBe(200);
  expect((await sendForm(shop, asked.data, bytes)).status).toBe(204);
  return asked.data.key;
}

async function attach(id: string, bytes: Buffer, from: FileSource = 'practice') {
  shop.clock.advance({ seconds: 1 });
  const key = await send(id, bytes);
  return shop.pta.call(attachPrescription, { params: { id }, body: { key, from, version: await versionOf(id) } });
}

const filesOf = (id: string) => db.select().from(prescriptionFiles).where(eq(prescriptionFiles.orderId, id));
const eventsOf = (id: string) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));
const whatOf = async (id: string) => (await eventsOf(id)).map(({ what }) => what);

describe('a signed file that came another way', () => {
  test('is the prescription of the order from then on, with who attached it and whom it came from', async () => {
    const { id, code } = await givenWithoutFile();
    const { data } = await attach(id, other);
    expect(data).toEqual({ file: await fileVersionOf(db, id), isNew: true });
    expect((await shop.pta.call(listPrescriptionFiles, { params: { id } })).data.items).toMatchObject([
      { file: data.file, kind: 'handedIn', attachedFrom: 'practice', isCurrent: true, mediaType: 'application/pdf' },
    ]);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      what: 'prescriptionFromPractice',
      by: 'pharmacy',
      byName: shop.pta.person.name,
      file: data.file,
    });
    const { prescription } = (await shop.patient.call(readOrder, { params: { id }, query: { code } })).data;
    expect(prescription).toMatchObject({ hasFile: true, fileName: null, isFromPharmacy: true });
  });

  test('opens the way to a record, which was refused without it', async () => {
    const { id } = await givenWithoutFile();
    await changeOrder(shop.ordering, id, shop.pharmacist.actor, { name: 'review' });
    const act = { version: await versionOf(id), action: 'verify' } as const;
    const headers = { 'idempotency-key': '1d1a6c0e-6f60-4f3f-9d4e-000000000001' };
    expectError(await shop.pharmacist.call(actOnOrder, { params: { id }, headers, body: act }), 'SignedFileMissing');
    await attach(id, other);
    await completeReview(shop.ordering, id);
    const review = (await shop.pta.call(readReview, { params: { id } })).data;
    expect([review.missing.confirm, review.missing.verify]).toEqual([[], []]);
  });

  test('asks for everything again, and for whoever decides to see it in this version', async () => {
    const { id } = await shop.givenOrder();
    await completeReview(shop.ordering, id);
    const before = (await shop.pta.call(readReview, { params: { id } })).data;
    expect(before.missing.confirm).toEqual([]);
    const seen = (await fileVersionOf(db, id)) as string;
    await shop.pharmacist.call(openPrescriptionFile, { params: { id }, body: { file: seen } });
    await attach(id, other);
    const after = (await shop.pta.call(readReview, { params: { id } })).data;
    expect(after.record).toMatchObject({ isCurrent: false });
    expect(after.missing.confirm.length).toBeGreaterThan(5);
    await completeReview(shop.ordering, id);
    const confirm = async (key: number, file?: string) =>
      shop.pharmacist.call(actOnOrder, {
        params: { id },
        headers: { 'idempotency-key': `1d1a6c0e-6f60-4f3f-9d4e-00000000000${key}` },
        body: { version: await versionOf(id), action: 'confirm', ...(file && { file }) },
      });
    expectError(await confirm(2), 'PrescriptionChanged');
    expect((await confirm(3, (await fileVersionOf(db, id)) as string)).statusCode).toBe(200);
  });

  test('keeps neither the name that a device of the pharmacy gave it, nor anything of another person', async () => {
    const { id, code } = await givenWithoutFile();
    await attach(id, other);
    expect((await filesOf(id)).map(({ fileName }) => fileName)).toEqual(['rezept.pdf']);
    const exported = await shop.patient.call(exportPersonalData, {});
    const names = Object.keys(unzipSync(exported.rawPayload)).filter((name) => name.startsWith('rezepte/'));
    expect(names).toEqual([expect.stringMatching(/-rezept\.pdf$/)]);
    const stranger = await givenPatient(shop);
    expectError(await stranger.call(readOrder, { params: { id }, query: { code } }), 'NotFound');
  });

  test('that another person handed in before is told as such', async () => {
    const stranger = await givenPatient(shop);
    const earlier = await shop.givenOrder({ photo: other as Buffer<ArrayBuffer>, patient: stranger });
    await db
      .update(orders)
      .set({ patientName: 'Erika Fremd', birthDate: '1940-01-01' })
      .where(eq(orders.id, earlier.id));
    shop.clock.advance({ minutes: 1 });
    const { id } = await givenWithoutFile();
    await attach(id, other);
    const { data } = await shop.pta.call(readReview, { params: { id } });
    expect(data.earlier).toMatchObject([{ code: earlier.code, isSameFile: true, isSamePatient: false }]);
  });

  test('that is here already changes nothing, however often it is sent', async () => {
    const { id } = await shop.givenOrder({ photo: other as Buffer<ArrayBuffer> });
    const before = await whatOf(id);
    const { data } = await attach(id, other);
    expect(data).toEqual({ file: await fileVersionOf(db, id), isNew: false });
    expect(await whatOf(id)).toEqual(before);
    expect(await filesOf(id)).toMatchObject([{ attachedFrom: null, replacedAt: null }]);
  });

  test('sent again by a device that heard no answer is attached once', async () => {
    const { id } = await givenWithoutFile();
    const key = await send(id, other);
    const body = { key, from: 'patient', version: await versionOf(id) } as const;
    expect((await shop.pta.call(attachPrescription, { params: { id }, body })).data.isNew).toBe(true);
    const after = await whatOf(id);
    expect((await shop.pta.call(attachPrescription, { params: { id }, body })).data.isNew).toBe(false);
    expect(await whatOf(id)).toEqual(after);
  });
});

describe('is refused and loses nothing', () => {
  test('what is no PDF where there is no paper, and taken as a photo where there is', async () => {
    const photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const signed = await givenWithoutFile();
    const refused = await attach(signed.id, photo);
    expectError(refused, 'PrescriptionFileRefused', { reason: 'notPdf' });
    expect(await filesOf(signed.id)).toEqual([]);
    const paper = await shop.givenOrder();
    expect((await attach(paper.id, photo, 'patient')).statusCode).toBe(200);
  });

  test('what is broken: the file of before stays', async () => {
    const { id } = await shop.givenOrder();
    const before = await fileVersionOf(db, id);
    expectError(await attach(id, Buffer.from('%PDF-1.7 abgebrochen')), 'PrescriptionFileRefused', { reason: 'type' });
    expect(await fileVersionOf(db, id)).toBe(before);
    expect((await shop.pta.call(listPrescriptionFiles, { params: { id } })).data.items).toHaveLength(1);
  });

  test('by who may not check prescriptions, for an order of one’s own, and once it is being prepared', async () => {
    const { id } = await shop.givenOrder();
    const form = { params: { id }, body: { fileName: 'x.pdf', sizeBytes: pdf.length } };
    for (const roles of [['pka'], ['accounting'], ['courier']] as const) {
      const person = await givenAtDesk(shop, db, [...roles]);
      expectError(await person.call(requestAttachmentUpload, form), 'Forbidden');
    }
    const person = await givenStaff(db, { email: shop.patient.email, roles: ['pta'] });
    const own = await givenAtDesk(shop, db, ['pta'], { person });
    const body = { key: 'made-up', from: 'other', version: 1 } as const;
    expectError(await own.call(attachPrescription, { params: { id }, body }), 'OwnOrder');
    const key = await send(id, other);
    await db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, id));
    const late = { params: { id }, body: { key, from: 'practice', version: await versionOf(id) } } as const;
    expectError(await shop.pta.call(attachPrescription, late), 'InvalidState');
    expectError(await shop.pta.call(requestAttachmentUpload, form), 'InvalidState');
  });

  test('for another order than it was sent for, and beside a colleague who was faster; then it is attached as it lies', async () => {
    const [one, two] = [await shop.givenOrder(), await shop.givenOrder({ photo: other as Buffer<ArrayBuffer> })];
    const key = await send(one.id, Buffer.concat([other, Buffer.from(' ')]));
    const attachTo = (id: string, version: number) =>
      shop.pta.call(attachPrescription, { params: { id }, body: { key, from: 'practice', version } });
    expectError(await attachTo(two.id, await versionOf(two.id)), 'PrescriptionNotFound');
    const version = await versionOf(one.id);
    const before = await fileVersionOf(db, one.id);
    expectError(await attachTo(one.id, version - 1), 'OrderChanged');
    expect(await fileVersionOf(db, one.id)).toBe(before);
    expect((await attachTo(one.id, version)).statusCode).toBe(200);
  });
});

test('an interruption after the bytes are sealed leaves nothing on record, and the next try goes on', async () => {
  const { id } = await givenWithoutFile();
  const key = await send(id, other);
  const body = { key, from: 'practice', version: await versionOf(id) } as const;
  const put = shop.objectStore.put;
  shop.objectStore.put = async (...given) => {
    await put(...given);
    throw new Error('killed');
  };
  expect((await shop.pta.call(attachPrescription, { params: { id }, body })).statusCode).toBe(500);
  shop.objectStore.put = put;
  expect((await shop.pta.call(listPrescriptionFiles, { params: { id } })).data.items).toEqual([]);
  expect((await shop.pta.call(attachPrescription, { params: { id }, body })).data).toMatchObject({ isNew: true });
  const [file] = await filesOf(id);
  // What a backup and the doctor compare with what lies in the store.
  expect(file).toMatchObject({
    key,
    sizeBytes: other.length,
    storedAt: shop.clock.now(),
    contentHash: expect.any(String),
  });
  expect(await shop.objectStore.read(key)).toEqual(other);
});
