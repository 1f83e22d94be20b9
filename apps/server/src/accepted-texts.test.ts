import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { printPaper, readPacking } from '@shop/contract/desk/packing';
import { findByPatient } from '@shop/contract/desk/post';
import { listPrescriptionFiles, openPrescriptionFile } from '@shop/contract/desk/prescriptions';
import { enterPrivacyRequest } from '@shop/contract/desk/privacy';
import { searchOrders } from '@shop/contract/desk/queue';
import { listWithdrawals } from '@shop/contract/desk/withdrawals';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { downloadInvoice } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orders } from './db/schema/orders.ts';
import { mountPaths } from './http/mount-paths.ts';
import { findOrder } from './modules/orders/order-queries.ts';
import { changeOrder } from './modules/orders/order-service.ts';
import { type DeskShop, deskShop } from './testing/desk-order.ts';
import { type Given, given, noting, takeIn, unsaid } from './testing/everything-said.ts';
import { packByPaul, releaseByRita } from './testing/packed-order.ts';
import { givenSignedIn, type Person, somebody } from './testing/person.ts';
import { completeReview } from './testing/prescription-review.ts';
import { givenAtDesk, type TestStaff } from './testing/staff.ts';
import { testDatabase } from './testing/test-database.ts';
import { once } from './testing/write-headers.ts';

const database = testDatabase();
const { db } = database;

const readers = (Object.values(endpoints) as Endpoint[]).filter(
  ({ method, outputType, access }) =>
    method === 'GET' && outputType === undefined && (access === 'staff' || access === 'patient'),
);

interface Reading {
  patient: Person;
  desk: string;
  /** Of the order and of the cases about it, by what stands before them in a path. None for the lists of everything. */
  ids?: Record<string, string>;
  code?: string;
}

/** All answers about one order that need no more than its id or that of a case about it, or all others. */
async function readAll(shop: DeskShop, { patient, desk, ids, code = '' }: Reading) {
  const cookie = [...patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const failed: string[] = [];
  let read = 0;
  for (const endpoint of readers) {
    const [path = ''] = mountPaths(endpoint);
    const start = Object.keys(ids ?? {}).find((before) => path.includes(`${before}:id`));
    if (ids ? !start || /:(?!id\b)/.test(path) : /:|\*/.test(path)) continue;
    const answer = await shop.app.inject({
      method: 'GET',
      url: path.replace(':id', ids?.[start ?? ''] ?? ''),
      query: { code },
      headers: { cookie: endpoint.access === 'patient' ? cookie : desk, [idleSecondsHeader]: '0' },
    });
    if (answer.statusCode === 200) read += 1;
    if (answer.statusCode >= 500) failed.push(`${endpoint.name}: ${answer.body}`);
  }
  return { failed, read };
}

/** Answers that are asked for with something in a body: found by name, and the file under the name that it was given. */
async function findAndOpen(desk: TestStaff, { id, code }: { id: string; code: string }): Promise<void> {
  const found = await desk.call(searchOrders, { body: { words: code } });
  expect(found.data.orders.map((order) => order.id)).toEqual([id]);
  const order = await findOrder(db, id);
  const { patientName, birthDate } = order as { patientName: string; birthDate: string };
  // What is longer than a search takes is found by its code.
  const named = await desk.call(findByPatient, { body: { name: patientName.slice(0, 80), birthDate } });
  expect([200, 400], named.body).toContain(named.statusCode);
  const files = await desk.call(listPrescriptionFiles, { params: { id } });
  for (const { file } of files.data.items.filter(({ isCurrent }) => isCurrent)) {
    const opened = await desk.call(openPrescriptionFile, { params: { id }, body: { file } });
    expect(opened.statusCode, opened.body).toBe(200);
  }
}

/** The order goes all its way, with a paper for each step of it: list, label, address, invoice, and the lists of the day. */
async function drawPapers(shop: DeskShop, desk: TestStaff, patient: Person, id: string): Promise<void> {
  await completeReview(shop.ordering, id);
  const now = shop.clock.now();
  const facts = {
    prescriptionVerifiedAt: now,
    originalReceivedAt: now,
    paidAt: now,
    recipientAnswer: 'mayReceive',
  } as const;
  const { deliveryAddress, code } = (await findOrder(db, id)) as typeof orders.$inferSelect;
  await db
    .update(orders)
    .set({ status: 'confirmed', ...facts, recipientName: deliveryAddress.fullName, withdrawalDeclaredAt: null })
    .where(eq(orders.id, id));
  const act = (action: object) => changeOrder(shop.ordering, id, shop.pharmacist.actor, action as never);
  await act({ name: 'prepare' });
  await packByPaul(shop.ordering, id);
  await releaseByRita(shop.ordering, id);
  const { portions } = (await desk.call(readPacking, { params: { id } })).data;
  for (const paper of ['packingList', 'addressLabel', 'label'] as const) {
    const body = { paper, ...(paper === 'label' && { portion: portions[0]?.id }) };
    const drawn = await desk.call(printPaper, { params: { id }, headers: once(), body });
    expect(drawn.statusCode, drawn.body.slice(0, 300)).toBe(200);
  }
  await act({ name: 'ship', trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null });
  const invoice = await patient.call(downloadInvoice, { params: { id }, body: { code } });
  expect(invoice.statusCode, invoice.body.slice(0, 300)).toBe(200);
  const day = now.toISOString().slice(0, 10);
  for (const path of ['handover/parcels.pdf', 'day/list.pdf', `inspection.zip?from=${day}&to=${day}`]) {
    const headers = { cookie: desk.cookie, [idleSecondsHeader]: '0' };
    const answer = await shop.app.inject({ method: 'GET', url: `/api/desk/${path}`, headers });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  }
}

const plain: Given = {
  ...{
    mailbox: 'lena',
    firstName: 'L'.repeat(100),
    lastName: 'B'.repeat(100),
    street: 'Ufer 1',
    houseNumber: undefined,
  },
  ...{ city: 'Würzburg', postalCode: '97070', words: 'Guten Tag', code: 'ABCD', fileName: 'Rezept "1".pdf' },
  address: { fullName: 'L', street: 'Ufer', houseNumber: '1', city: 'Würzburg', postalCode: '97070' },
  ...{ format: 'physical', hasFile: true, hasConsent: true },
};
const examples = ['Sanderglacis 14 Hinterhaus', 'Hof Sonnental', 'a'.repeat(251)].map((street): [Given] => [
  { ...plain, street },
]);

test('whatever is accepted of a patient can be read afterwards, by the patient and at the desk', async () => {
  const shop = await deskShop(database, { stockUnits: 100_000 });
  const desk = await givenAtDesk(shop, db, ['lead', 'pharmacist', 'accounting', 'pka', 'courier']);
  const asked = new Set<string>();
  const taken: { patient: Person; id: string }[] = [];
  let people = 0;
  await fc.assert(
    fc.asyncProperty(given, async (said) => {
      const patient = noting(somebody(shop, `${said.mailbox}-${++people}@patient.example`), asked);
      const order = await takeIn({ shop, db }, await givenSignedIn(shop, patient), said);
      if (!order) return;
      taken.push({ patient, id: order.id });
      const receivedOn = shop.clock.now().toISOString().slice(0, 10);
      const about = { person: patient.email, right: 'correction', channel: 'letter', receivedOn } as const;
      const request = await desk.call(enterPrivacyRequest, {
        headers: once(),
        body: { ...about, identityHow: 'Ausweis' },
      });
      expect(request.statusCode, request.body).toBe(200);
      const cases = await desk.call(listWithdrawals, {});
      expect(cases.statusCode, cases.body).toBe(200);
      await findAndOpen(desk, order);
      const ids = {
        'orders/': order.id,
        'packing/': order.id,
        'privacy/': request.data.id,
        'withdrawals/': cases.data.withdrawals[0]?.id ?? '',
      };
      const { failed, read } = await readAll(shop, { patient, desk: desk.cookie, ids, code: order.code });
      expect(failed).toEqual([]);
      expect(read).toBeGreaterThan(5);
    }),
    { numRuns: 10, examples },
  );
  expect(taken.length).toBeGreaterThan(5);
  expect(unsaid(asked)).toEqual([]);
  const [first] = taken;
  if (first) await drawPapers(shop, desk, first.patient, first.id);
  const lists = await readAll(shop, { patient: taken.at(-1)?.patient as Person, desk: desk.cookie });
  expect(lists.failed).toEqual([]);
  expect(lists.read).toBeGreaterThan(20);
});
