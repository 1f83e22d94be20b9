import type { Endpoint } from '@shop/contract/endpoint';
import * as own from '@shop/contract/orders';
import { describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { givenPatient, type Person, somebody } from '../../testing/person.ts';
import { placedOrders } from '../../testing/placed-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;
const { givenPlaced, placeOrder, act } = placedOrders(database);

test('the list is the patient’s own, newest first', async () => {
  const placed = await givenPlaced();
  placed.shop.clock.advance({ hours: 1 });
  const second = await placeOrder(placed.shop, placed.patient);
  const stranger = await givenPatient(placed.shop);
  const { data } = await placed.patient.call(own.listOrders, {});
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
  expect((await stranger.call(own.listOrders, {})).data).toEqual([]);
});

test('an order names the two working days of the terms once nothing is owed any more, and none when it has left', async () => {
  const placed = await givenPlaced();
  const { shop, patient, id, code } = placed;
  const deadline = async () =>
    (await patient.call(own.readOrder, { params: { id }, query: { code } })).data.shipping.deadline;
  await act(placed, 'review', 'original', 'verify', 'confirm');
  expect(await deadline()).toEqual({ workingDays: 2, since: null, dueAt: null });
  shop.clock.set('2025-06-05T08:00:00Z');
  await act(placed, 'paid');
  // A weekend and Whit Monday lie between.
  expect(await deadline()).toEqual({
    workingDays: 2,
    since: '2025-06-05T08:00:00.000Z',
    dueAt: '2025-06-10T08:00:00.000Z',
  });
  await act(placed, 'prepare', 'ship');
  expect(await deadline()).toBeNull();
});

test('an order tells all that a patient wants to know of it', async () => {
  const placed = await givenPlaced({ shippingOptionId: 'courier' });
  const { patient, id, code } = placed;
  await act(placed, 'review', 'confirm');
  const { data } = await patient.call(own.readOrder, { params: { id }, query: { code } });
  expect(data).toMatchObject({
    id,
    code,
    status: 'confirmed',
    type: 'order',
    missing: ['prescriptionVerified', 'originalReceived', 'paid'],
    shipping: {
      type: 'courier',
      priceCent: 690,
      pharmacyAddress: null,
      deliveryAddress: { fullName: 'Lena Beispiel', postalCode: '97070' },
      trackingUrl: null,
      isExternal: false,
      deadline: { workingDays: 2, since: null, dueAt: null },
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
    ['read', own.readOrder, {}],
    ['invoice', own.downloadInvoice, {}],
    ['cover sheet', own.downloadCoverSheet, {}],
    ['cancel', own.cancelOrder, {}],
    ['answer', own.answerQuestion, { text: 'Ja.' }],
    ['replace', own.replacePrescription, { prescriptionS3Key: 'x' }],
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
      expect((await ask(patient, own.cancelOrder, id, wrong, {})).statusCode).toBe(400);
    }
    const twice = await shop.app.inject({
      url: `/api/shop/v1/orders/${id}?code=${code}&code=${code}`,
      headers: { cookie: [...patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(twice.statusCode).toBe(400);
  });
});
