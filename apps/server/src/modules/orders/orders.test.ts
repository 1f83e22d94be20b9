import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import type { Endpoint } from '@shop/contract/endpoint';
import {
  answerQuestion,
  cancelOrder,
  downloadCoverSheet,
  downloadInvoice,
  listOrders,
  readOrder,
  replacePrescription,
} from '@shop/contract/orders';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { invoices } from '../../db/schema/invoices.ts';
import { type Actor, orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenProduct } from '../../testing/factories.ts';
import { reservation } from '../../testing/ordering.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { givenPatient, type Person, somebody } from '../../testing/person.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import type { ActionName } from './order-actions.ts';
import { orderCommand } from './order-command.ts';
import { expireHolds } from './order-deadline-service.ts';
import { eventsOf } from './order-queries.ts';
import { forgetOldOrders } from './order-retention-service.ts';
import { changeOrder, type OrderAction } from './order-service.ts';

const database = testDatabase();
const { db } = database;
const pharmacist: Actor = { kind: 'pharmacy', name: 'anna' };

interface Placed {
  shop: TestApp;
  patient: Person;
  id: string;
  code: string;
}

/** A patient's order on paper, with its file. */
async function givenPlaced(differences: Parameters<typeof reservation>[0] = {}): Promise<Placed> {
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  const patient = await givenPatient(shop);
  return { shop, patient, ...(await placeOrder(shop, patient, differences)) };
}

async function placeOrder(shop: TestApp, patient: Person, differences: Parameters<typeof reservation>[0] = {}) {
  const { product } = await givenProduct(db);
  await patient.call(addCartItem, { body: { itemId: product.id } });
  const prescription3Key = await givenUpload(shop, patient);
  const {
    idempotencyKey: _,
    language: __,
    ...body
  } = reservation({
    prescriptionDocument: { format: 'physical', prescription3Key },
    ...differences,
  });
  const answer = await patient.call(reserveCart, { headers: {}, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return { id: answer.data.id, code: answer.data.code };
}

async function act({ shop, id }: Placed, ...names: ActionName[]): Promise<void> {
  for (const name of names) {
    const action = name === 'ask' ? { name, message: 'Welche Dosierung steht auf dem Rezept?' } : { name };
    const seen = { file: (await fileVersionOf(db, id)) ?? undefined };
    await changeOrder(
      shop.ordering,
      id,
      pharmacist,
      { trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null, ...action } as OrderAction,
      seen,
    );
  }
}

const untilShipped: ActionName[] = ['review', 'verify', 'original', 'confirm', 'paid', 'prepare', 'ship'];

test('the list is the patient’s own, newest first', async () => {
  const placed = await givenPlaced();
  placed.shop.clock.advance({ hours: 1 });
  const second = await placeOrder(placed.shop, placed.patient);
  const stranger = await givenPatient(placed.shop);
  const { data } = await placed.patient.call(listOrders, {});
  expect(data).toEqual([
    expect.objectContaining({ id: second.id, code: second.code }),
    {
      id: placed.id,
      code: placed.code,
      status: 'requested',
      date: expect.any(String),
      type: 'reservation',
      totalCent: 5 * 899 + 590,
      missing: ['prescriptionVerified', 'originalReceived', 'paid'],
    },
  ]);
  expect((await stranger.call(listOrders, {})).data).toEqual([]);
});

test('an order tells all that a patient wants to know of it', async () => {
  const placed = await givenPlaced({ shippingOptionId: 'courier' });
  const { patient, id, code } = placed;
  await act(placed, 'review', 'verify', 'confirm');
  const { data } = await patient.call(readOrder, { params: { id }, query: { code } });
  expect(data).toMatchObject({
    id,
    code,
    status: 'confirmed',
    type: 'order',
    missing: ['originalReceived', 'paid'],
    shipping: {
      type: 'courier',
      priceCent: 690,
      pharmacyAddress: null,
      deliveryAddress: { fullName: 'Lena Beispiel', postalCode: '97070' },
      trackingUrl: null,
      isExternal: false,
    },
    products: [{ quantity: 5, unit: 'gram', manufacturer: 'Mainkraut', totalPriceCent: 5 * 899 }],
    totalPriceCent: 5 * 899 + 690,
    prescription: {
      format: 'physical',
      hasFile: true,
      fileName: 'rezept.pdf',
      originalReceivedAt: null,
      originalTo: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
    },
    payment: {
      method: 'transfer',
      paidAt: null,
      transfer: { iban: 'DE36000000000000000000', reference: code, qrCode: { size: expect.any(Number) } },
    },
    holdExpiresAt: null,
    invoice: null,
    canCancel: true,
    canReplacePrescription: true,
    canAnswer: false,
  });
  expect(data.steps.map(({ status }) => status)).toEqual(['requested', 'inReview', 'confirmed']);
});

describe('nobody reaches an order of somebody else', () => {
  const calls: [string, Endpoint, object][] = [
    ['read', readOrder, {}],
    ['invoice', downloadInvoice, {}],
    ['cover sheet', downloadCoverSheet, {}],
    ['cancel', cancelOrder, {}],
    ['answer', answerQuestion, { text: 'Ja.' }],
    ['replace', replacePrescription, { prescriptionS3Key: 'x' }],
  ];

  function ask(person: Person, endpoint: Endpoint, id: string, code: unknown, more: object) {
    const said = endpoint.method === 'GET' ? { query: { code } } : { body: { code, ...more } };
    return person.call(endpoint, { params: { id }, ...said } as never);
  }

  test.each(calls)(
    '%s: foreign, absent, malformed id and wrong code are the same 404',
    async (_what, endpoint, more) => {
      const { shop, patient, id, code } = await givenPlaced();
      const stranger = await givenPatient(shop);
      const refused = [
        await ask(stranger, endpoint, id, code, more),
        await ask(stranger, endpoint, crypto.randomUUID(), code, more),
        await ask(patient, endpoint, crypto.randomUUID(), code, more),
        await ask(patient, endpoint, 'not-an-id', code, more),
        await ask(patient, endpoint, `${id}'--`, code, more),
        await ask(patient, endpoint, id, 'AAAA-AAAA', more),
        await ask(patient, endpoint, id, code.toLowerCase(), more),
      ];
      for (const answer of refused) {
        expectError(answer, 'NotFound');
        expect(answer.statusCode).toBe(404);
      }
      expectError(await ask(somebody(shop), endpoint, id, code, more), 'Unauthorized');
      const noCodes = endpoint.method === 'GET' ? [''] : ['', undefined];
      for (const wrong of noCodes) expect((await ask(patient, endpoint, id, wrong, more)).statusCode).toBe(400);
      expect((await db.select().from(orders))[0]?.status).toBe('requested');
    },
  );

  test('an array or an object as code is no code', async () => {
    const { patient, id, code, shop } = await givenPlaced();
    for (const wrong of [[code], { code }, true, 0]) {
      expect((await ask(patient, cancelOrder, id, wrong, {})).statusCode).toBe(400);
    }
    const twice = await shop.app.inject({
      url: `/api/shop/v1/orders/${id}?code=${code}&code=${code}`,
      headers: { cookie: [...patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(twice.statusCode).toBe(400);
  });
});

test('the invoice comes with shipping, not before, and is the same bytes each time', async () => {
  const placed = await givenPlaced();
  const { patient, id, code, shop } = placed;
  const ask = () => patient.call(downloadInvoice, { params: { id }, body: { code } });
  expectError(await ask(), 'InvoiceNotReady');
  await act(placed, ...untilShipped.slice(0, -1));
  expectError(await ask(), 'InvoiceNotReady');
  await act(placed, 'ship');
  const first = await ask();
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="rechnung-RE-\d{4}-00001\.pdf"$/);
  const text = (await readPdf(first.rawPayload)).pages.map((page) => page.text).join('\n');
  for (const said of [code, 'Lena Beispiel', '19', '50,85']) expect(text).toContain(said);
  shop.clock.advance({ days: 30 });
  expect((await ask()).rawPayload).toEqual(first.rawPayload);
  expect((await patient.call(readOrder, { params: { id }, query: { code } })).data.invoice).toEqual({
    number: expect.stringMatching(/^RE-\d{4}-00001$/),
  });
});

test('the cover sheet is a PDF with the code', async () => {
  const { patient, id, code } = await givenPlaced();
  const answer = await patient.call(downloadCoverSheet, { params: { id }, body: { code } });
  expect((await readPdf(answer.rawPayload)).pages[0]?.text).toContain(code);
});

test('a patient cancels as long as nothing is weighed out', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  await act(placed, 'review', 'verify', 'original', 'confirm', 'paid', 'prepare');
  const ask = () => patient.call(cancelOrder, { params: { id }, body: { code } });
  expectError(await ask(), 'InvalidState');

  const other = await placeOrder(placed.shop, patient);
  const done = await patient.call(cancelOrder, { params: { id: other.id }, body: { code: other.code } });
  expect(done.data).toMatchObject({ status: 'cancelled', canCancel: false, missing: [] });
});

test('a question of the pharmacy is answered, and the order is in review again', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  const answer = () => patient.call(answerQuestion, { params: { id }, body: { code, text: ' Zweimal täglich. ' } });
  expectError(await answer(), 'InvalidState');
  await act(placed, 'review', 'ask');
  const asked = await patient.call(readOrder, { params: { id }, query: { code } });
  expect(asked.data).toMatchObject({ status: 'clarification', canAnswer: true });
  const { data } = await answer();
  expect(data.status).toBe('inReview');
  expect(data.messages.map(({ from, text }) => [from, text])).toEqual([
    ['pharmacy', 'Welche Dosierung steht auf dem Rezept?'],
    ['patient', 'Zweimal täglich.'],
  ]);
});

test('an answer is kept in its lines, without what nobody can see', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  await act(placed, 'review', 'ask');
  const text = 'Ja\0,\r\nzweimal\u2028täg\u00adlich\u001b[2J \u202e👩\u200d👧';
  const { data } = await patient.call(answerQuestion, { params: { id }, body: { code, text } });
  expect(data.messages.at(-1)?.text).toBe('Ja,\nzweimal\ntäglich[2J 👩\u200d👧');
});

describe('another prescription file', () => {
  test('takes the place of the first and has to be checked again', async () => {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    await act(placed, 'review', 'verify', 'original');
    const prescriptionS3Key = await givenUpload(shop, patient, Buffer.concat([pdf, Buffer.from(' ')]), 'besser.pdf');
    const { data } = await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    expect(data.prescription).toMatchObject({
      fileName: 'besser.pdf',
      hasFile: true,
      verifiedAt: null,
      originalReceivedAt: null,
    });
    expect((await eventsOf(db, id)).slice(-3).map(({ by, what }) => [by, what])).toEqual([
      ['patient', 'prescriptionReplaced'],
      ['shop', 'prescriptionCheckTakenBack'],
      ['shop', 'originalTakenBack'],
    ]);
    const files = await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.orderId, id));
    expect(files.filter(({ replacedAt }) => replacedAt === null).map(({ fileName }) => fileName)).toEqual([
      'besser.pdf',
    ]);
  });

  test('keeps the stock as long as one that came with the order, counted from the order; not again with each file', async () => {
    const placed = await givenPlaced({ prescriptionDocument: { format: 'digital', prescription3Key: null } });
    const { shop, patient, id, code } = placed;
    const held = async () => (await patient.call(readOrder, { params: { id }, query: { code } })).data.holdExpiresAt;
    const handIn = async () => {
      const prescriptionS3Key = await givenUpload(shop, patient);
      await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    };
    const hoursLater = (hours: number) => new Date(orderedAt.getTime() + hours * 60 * 60 * 1_000).toISOString();
    const orderedAt = shop.clock.now();
    expect(await held()).toBe(hoursLater(72));
    shop.clock.advance({ hours: 20 });
    await handIn();
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ hours: 20 });
    await handIn();
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ hours: 60 });
    await expireHolds(shop.ordering, shop.clock.now());
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ days: 3 });
    await expireHolds(shop.ordering, shop.clock.now());
    expect((await db.select().from(orders))[0]?.status).toBe('expired');
  });

  test('does not shorten what an earlier version of the shop promised', async () => {
    const { shop, patient, id, code } = await givenPlaced();
    const promised = new Date(shop.clock.now().getTime() + 30 * 24 * 60 * 60 * 1_000);
    await db.update(orders).set({ holdExpiresAt: promised });
    const prescriptionS3Key = await givenUpload(shop, patient);
    const { data } = await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    expect(data.holdExpiresAt).toBe(promised.toISOString());
  });

  test('must have arrived, must be the patient’s own, and comes too late once it is prepared', async () => {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    const replace = (key: string | null) =>
      patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key: key } });
    expectError(await replace(null), 'PrescriptionNotFound');
    expectError(await replace(await givenUpload(shop, await givenPatient(shop))), 'PrescriptionNotFound');
    await act(placed, 'review', 'verify', 'original', 'confirm', 'paid', 'prepare');
    expectError(await replace(await givenUpload(shop, patient)), 'InvalidState');
  });
});

test('the pharmacist opens the prescription as it was sent, and that is on record', async () => {
  const { shop, id, code } = await givenPlaced();
  const answer = await orderCommand(shop.ordering, [code, 'prescription'], 'anna');
  expect(answer).toEqual({
    says: expect.stringContaining(`prescription-${code}.pdf`),
    file: { name: `prescription-${code}.pdf`, base64: pdf.toString('base64') },
  });
  expect((await eventsOf(db, id)).at(-1)).toMatchObject({ by: 'pharmacy', byName: 'anna', what: 'prescriptionOpened' });
});

describe('a PDF that can do more than be read', () => {
  const active = Buffer.from(
    '%PDF-1.7\n1 0 obj << /S /J#61vaScript >> endobj\n2 0 obj << /Type /EmbeddedFile >> endobj\n%%EOF\n',
  );
  const warnings = ['contains a script', 'files attached'];

  async function givenActive() {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    const prescriptionS3Key = await givenUpload(shop, patient, active);
    await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    return placed;
  }

  test('is kept byte for byte, and whoever opens it is told', async () => {
    const { shop, code } = await givenActive();
    const told = await orderCommand(shop.ordering, [code], 'anna');
    const opened = await orderCommand(shop.ordering, [code, 'prescription'], 'anna');
    for (const warning of warnings) {
      expect(told).toContain(warning);
      expect(opened).toMatchObject({ says: expect.stringContaining(warning) });
    }
    expect(opened).toMatchObject({ file: { base64: active.toString('base64') } });
  });

  test('is looked into at its opening when it came before there was a check', async () => {
    const { shop, id, code } = await givenActive();
    await db.update(prescriptionFiles).set({ pdfFindings: null }).where(eq(prescriptionFiles.orderId, id));
    expect(await orderCommand(shop.ordering, [code], 'anna')).toContain('has not been checked');
    const opened = await orderCommand(shop.ordering, [code, 'prescription'], 'anna');
    for (const warning of warnings) expect(opened).toMatchObject({ says: expect.stringContaining(warning) });
  });

  test('nothing is said of an ordinary one', async () => {
    const { shop, code } = await givenPlaced();
    expect(await orderCommand(shop.ordering, [code], 'anna')).not.toContain('prescription: ');
    expect(await orderCommand(shop.ordering, [code, 'prescription'], 'anna')).toMatchObject({
      says: expect.stringMatching(/^Written to prescription-[\w-]+\.pdf \(file \w+\)\. Delete it when you are done\.$/),
    });
  });
});

describe('what is stored about a patient', () => {
  test('is in their export: orders, invoices and prescription files', async () => {
    const placed = await givenPlaced();
    await act(placed, ...untilShipped);
    const answer = await placed.patient.call(exportPersonalData, {});
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const [order] = JSON.parse(strFromU8(files['bestellungen.json'] as Uint8Array));
    expect(order).toMatchObject({ code: placed.code, status: 'shipped', lines: [{ quantity: 5 }] });
    const names = Object.keys(files);
    const prescription = names.find((name) => name.startsWith('rezepte/')) as string;
    expect(Buffer.from(files[prescription] as Uint8Array)).toEqual(pdf);
    expect(names.some((name) => /^rechnungen\/RE-\d{4}-00001\.pdf$/.test(name))).toBe(true);
  });

  test('outlives the account as long as the law wants, and is told', async () => {
    const placed = await givenPlaced();
    await act(placed, ...untilShipped, 'complete');
    const open = await placeOrder(placed.shop, placed.patient);
    const { data } = await placed.patient.call(deleteAccount, { body: { email: placed.patient.email } });
    expect(data.kept).toEqual([
      { what: 'orders', until: '2030-06-02' },
      { what: 'invoices', until: '2033-12-31' },
      { what: 'consents', until: '2028-06-02' },
    ]);
    const left = await db.select().from(orders).orderBy(orders.createdAt);
    expect(left.map(({ id, userId, status }) => [id, userId, status])).toEqual(
      expect.arrayContaining([
        [placed.id, null, 'completed'],
        [open.id, null, 'cancelled'],
      ]),
    );
  });

  test('goes when its time is over: the order, its entries and its file, the invoice later', async () => {
    const placed = await givenPlaced();
    const { shop, patient } = placed;
    await act(placed, ...untilShipped, 'complete');
    const cancelled = await placeOrder(shop, patient);
    await patient.call(cancelOrder, { params: { id: cancelled.id }, body: { code: cancelled.code } });

    const forgetOn = async (now: string) => {
      shop.clock.set(now);
      await forgetOldOrders(shop.ordering, shop.clock.now());
    };
    // The last day is a whole day, in Germany.
    await forgetOn('2025-12-02T22:59:59Z');
    expect(await db.$count(orders)).toBe(2);
    shop.clock.set('2025-12-02T23:00:00Z');
    await forgetOldOrders(shop.ordering, shop.clock.now());
    expect((await db.select().from(orders)).map(({ id }) => id)).toEqual([placed.id]);
    await forgetOn('2030-06-02T21:59:59Z');
    expect(await db.$count(orders)).toBe(1);
    shop.clock.set('2030-06-02T22:00:00Z');
    const [file] = await db.select().from(prescriptionFiles);
    expect(await shop.objectStore.has(file?.key ?? '')).toBe(true);
    await forgetOldOrders(shop.ordering, shop.clock.now());
    expect(await db.$count(orders)).toBe(0);
    expect(await shop.objectStore.has(file?.key ?? '')).toBe(false);
    expect(await db.$count(invoices)).toBe(1);
    await forgetOn('2033-12-31T22:59:59Z');
    expect(await db.$count(invoices)).toBe(1);
    await forgetOn('2033-12-31T23:00:00Z');
    expect(await db.$count(invoices)).toBe(0);
  });
});
