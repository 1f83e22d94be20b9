import {
  attachOriginal,
  downloadPrescriptionFile,
  listPrescriptionFiles,
  openPrescriptionFile,
  readPrescriptionPage,
  requestOriginalUpload,
} from '@shop/contract/desk/prescriptions';
import { readReview } from '@shop/contract/desk/review';
import { exportPersonalData } from '@shop/contract/patient';
import { asc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderEvents } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { pdf, sendForm } from '../../testing/prescription-form.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

async function papers(pages: number): Promise<Buffer<ArrayBuffer>> {
  const paper = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= pages; page++) paper.addPage({ size: 'A4' }).text(`Seite ${page}`);
  paper.end();
  return Buffer.concat(await paper.toArray());
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 40, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
}

async function open(id: string, file?: string) {
  const current = file ?? (await fileVersionOf(db, id)) ?? '';
  return shop.pta.call(openPrescriptionFile, { params: { id }, body: { file: current } });
}

async function page(id: string, opening: number, number = 1) {
  return shop.pta.call(readPrescriptionPage, { params: { id, opening, page: number } });
}

function eventsOf(id: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));
}

async function openings(id: string) {
  return (await eventsOf(id)).filter(({ what }) => what === 'prescriptionOpened');
}

describe('opening a file', () => {
  test('is on record with who and when before anything can be read, and the patient’s data tell it', async () => {
    const { id } = await shop.givenOrder({ photo: await papers(2) });
    expectError(await page(id, 1), 'PrescriptionNotFound');
    expect(await openings(id)).toEqual([]);

    const { data } = await open(id);
    expect(data).toEqual({ opening: expect.any(Number), pages: 2, isCut: false, isTooComplex: false });
    expect(await openings(id)).toMatchObject([
      { id: data.opening, byStaffId: shop.pta.person.id, byName: shop.pta.person.name, at: shop.clock.now() },
    ]);
    expect((await page(id, data.opening, 2)).statusCode).toBe(200);
    expect(await openings(id)).toHaveLength(1);
    const exported = await shop.patient.call(exportPersonalData, {});
    const { 'bestellungen.json': orders } = unzipSync(exported.rawPayload);
    const [kept] = JSON.parse(strFromU8(orders ?? new Uint8Array()));
    expect(kept.events).toContainEqual(
      expect.objectContaining({ what: 'prescriptionOpened', byName: shop.pta.person.name, at: expect.any(String) }),
    );
  });

  test('is for its person, for half an hour', async () => {
    const { id } = await shop.givenOrder({ photo: await papers(1) });
    const { data } = await open(id);
    const params = { id, opening: data.opening, page: 1 };
    expectError(await shop.pharmacist.call(readPrescriptionPage, { params }), 'PrescriptionNotFound');
    const other = await shop.givenOrder({ photo: await papers(1) });
    expectError(await page(other.id, data.opening), 'PrescriptionNotFound');
    shop.clock.advance({ minutes: 9 });
    expect((await page(id, data.opening)).statusCode).toBe(200);
    const later = await givenAtDesk(shop, db, ['pta'], { person: shop.pta.person });
    shop.clock.advance({ minutes: 22 });
    const again = await givenAtDesk(shop, db, ['pta'], { person: shop.pta.person });
    expect(later.person.id).toBe(again.person.id);
    expectError(await again.call(readPrescriptionPage, { params }), 'PrescriptionNotFound');
  });

  test('is refused for what is not there', async () => {
    const { id } = await shop.givenOrder();
    expectError(await open(id, 'abcdef01'), 'PrescriptionNotFound');
    const absent = '2d1a6c0e-6f60-4f3f-9d4e-00000000abcd';
    expectError(await open(absent, 'abcdef01'), 'NotFound');
    const [file] = (await shop.pta.call(listPrescriptionFiles, { params: { id } })).data.items;
    for (const { key } of await db.query.prescriptionFiles.findMany()) await shop.objectStore.remove(key);
    expectError(await open(id, file?.file), 'PrescriptionNotFound');
    expect(await openings(id)).toEqual([]);
  });

  test('accounting and the post room see nothing of it', async () => {
    const { id } = await shop.givenOrder();
    const accounting = await givenAtDesk(shop, db, ['accounting']);
    for (const person of [accounting, shop.pka]) {
      expectError(await person.call(listPrescriptionFiles, { params: { id } }), 'Forbidden');
      expectError(await person.call(openPrescriptionFile, { params: { id }, body: { file: 'x' } }), 'Forbidden');
      expectError(await person.call(readReview, { params: { id } }), 'Forbidden');
    }
  });
});

describe('what is shown', () => {
  test('a page of a PDF is a picture in a sandbox; the bytes themselves are a download', async () => {
    const { id } = await shop.givenOrder({ photo: await papers(1) });
    const { opening } = (await open(id)).data;
    const shown = await page(id, opening);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', height: 2000 });
    const download = await shop.pta.call(downloadPrescriptionFile, { params: { id, opening } });
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="rezept"',
      'content-security-policy': expect.stringMatching(/^sandbox; /),
    });
    expect(download.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a photo is one page and stays as it is', async () => {
    const bytes = Buffer.from(await photo());
    const { id } = await shop.givenOrder({ photo: bytes });
    const { data } = await open(id);
    expect(data).toMatchObject({ pages: 1, isCut: false });
    expect((await page(id, data.opening)).rawPayload.equals(bytes)).toBe(true);
    expectError(await page(id, data.opening, 2), 'PageNotShown');
  });

  test('fifty pages of more, and none of what cannot be drawn', async () => {
    const long = await shop.givenOrder({ photo: await papers(53) });
    expect((await open(long.id)).data).toMatchObject({ pages: 50, isCut: true });
    const broken = await shop.givenOrder({ photo: pdf });
    const { data } = await open(broken.id);
    expect(data).toMatchObject({ pages: 0, isCut: false });
    expectError(await page(broken.id, data.opening), 'PageNotShown');
  });
});

describe('the scan of the original', () => {
  async function attach(id: string, bytes: Buffer) {
    shop.clock.advance({ seconds: 1 });
    const asked = await shop.pka.call(requestOriginalUpload, {
      params: { id },
      body: { fileName: 'scan.pdf', sizeBytes: bytes.length },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const { url, key } = asked.data;
    expect((await sendForm(shop, { url }, bytes)).status).toBe(204);
    return shop.pka.call(attachOriginal, { params: { id }, body: { key } });
  }

  test('stands beside the photo and can be opened; the same one again changes nothing', async () => {
    const { id } = await shop.givenOrder();
    const scan = await papers(1);
    const { data } = await attach(id, scan);
    expect((await attach(id, scan)).data).toEqual(data);
    const { items } = (await shop.pta.call(listPrescriptionFiles, { params: { id } })).data;
    expect(items.filter(({ isCurrent }) => isCurrent).map(({ kind }) => kind)).toEqual(['handedIn', 'originalScan']);
    const opened = await open(id, data.file);
    expect((await page(id, opened.data.opening)).statusCode).toBe(200);
    expect((await eventsOf(id)).map(({ what }) => what)).toContain('originalScanned');
  });

  test('another one asks for all of the check again', async () => {
    const { id } = await shop.givenOrder();
    await open(id);
    await changeOrder(
      shop.ordering,
      id,
      shop.pharmacist.actor,
      { name: 'original' },
      { file: (await fileVersionOf(db, id)) ?? '' },
    );
    await attach(id, await papers(1));
    await completeReview(shop.ordering, id);
    const before = (await shop.pta.call(readReview, { params: { id } })).data;
    expect(before.missing.verify).toEqual([]);
    await attach(id, await papers(2));
    const after = (await shop.pta.call(readReview, { params: { id } })).data;
    expect(after.record).toMatchObject({ isCurrent: false });
    expect(after.missing.verify.length).toBeGreaterThan(8);
  });

  test('is not attached to an order of one’s own', async () => {
    const { id } = await shop.givenOrder();
    const person = await givenStaff(db, { email: shop.patient.email, roles: ['pka'] });
    const own = await givenAtDesk(shop, db, ['pka'], { person });
    expectError(await own.call(attachOriginal, { params: { id }, body: { key: 'made-up' } }), 'OwnOrder');
  });

  test('of somebody else, or without having been sent, is refused', async () => {
    const { id } = await shop.givenOrder();
    expectError(
      await shop.pka.call(attachOriginal, { params: { id }, body: { key: 'made-up' } }),
      'PrescriptionNotFound',
    );
    const other = await shop.givenOrder({ photo: await papers(3) });
    const body = { fileName: 'scan.pdf', sizeBytes: pdf.length };
    const { key } = (await shop.pka.call(requestOriginalUpload, { params: { id: other.id }, body })).data;
    expectError(await shop.pka.call(attachOriginal, { params: { id }, body: { key } }), 'PrescriptionNotFound');
    expectError(
      await shop.pka.call(attachOriginal, { params: { id: other.id }, body: { key } }),
      'PrescriptionNotFound',
    );
  });
});
