import { noteCall } from '@shop/contract/desk/notes';
import { findByPatient, receiveOriginal } from '@shop/contract/desk/post';
import { openPrescriptionFile } from '@shop/contract/desk/prescriptions';
import { announceLift, liftRestriction, restrictPerson } from '@shop/contract/desk/privacy';
import { searchOrders } from '@shop/contract/desk/queue';
import { closeWithdrawal, noteGoodsBack } from '@shop/contract/desk/withdrawals';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { joinWaitlist } from '@shop/contract/waitlist';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankEntries, bankStatements, payments } from '../../db/schema/bank.ts';
import { products } from '../../db/schema/catalogue.ts';
import { dispatches, tours } from '../../db/schema/handover.ts';
import { orders } from '../../db/schema/orders.ts';
import { strayLetters } from '../../db/schema/post.ts';
import { batches, stockMovements } from '../../db/schema/stock.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { germanDay } from '../../german-day.ts';
import { mountPaths } from '../../http/mount-paths.ts';
import { sampleOf } from '../../testing/contract-samples.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenProduct } from '../../testing/factories.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { givenPatient } from '../../testing/person.ts';
import { privacyDesk } from '../../testing/privacy-desk.ts';
import type { TestStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { tellWaiting } from '../waitlist/waitlist-telling-service.ts';

const database = testDatabase();
const { db } = database;

const bird = 'Kanarienvogel';

/** What the law wants whole, and the one screen that tells of restricted data (decision 65). */
const exempt = [
  ...['exportDatev', 'exportInvoices', 'exportInspection'],
  ...['listPrivacyRequests', 'readPrivacyRequest', 'downloadPrivacyCopy'],
];

/** A patient who has left a trace in every book of the desk, all of it under one name. */
async function givenTraces(shop: DeskShop, lead: TestStaff) {
  const now = shop.clock.now();
  const patient = await givenPatient(shop, { firstName: 'Kai', lastName: bird });
  const { id, code } = await shop.givenOrder({ patient });
  const by = { byStaffId: lead.person.id, byName: 'Anna' };
  const call = { whom: 'patient', result: 'reached', text: bird } as const;
  await shop.pta.call(noteCall, { params: { id }, headers: once(), body: call });

  const noted = { day: '2025-06-02', sender: bird, notedAt: now, notedBy: lead.person.id, notedByName: 'Anna' };
  const ended = { end: 'assigned' as const, endedAt: now, endedBy: lead.person.id, endedByName: 'Anna', orderId: id };
  await db.insert(strayLetters).values({ ...noted, ...ended });

  const file = { fileName: 'a.xml', kind: 'camt.053' as const, entryCount: 1, freshCount: 1 };
  const read = { readAt: now, readBy: lead.person.id, readByName: 'Anna' };
  const [statement] = await db
    .insert(bankStatements)
    .values({ ...file, ...read })
    .returning();
  const booked = { bookedOn: '2025-06-02', direction: 'in' as const, amountCents: 100, isReversal: false };
  const sender = { name: bird, iban: 'DE02', purpose: code, fingerprint: 'x', settledAt: now };
  const [entry] = await db
    .insert(bankEntries)
    .values({ ...booked, ...sender, statementId: statement?.id ?? '' })
    .returning();
  const paid = { orderId: id, orderCode: code, entryId: entry?.id ?? '', kind: 'transfer' as const, amountCents: 100 };
  await db.insert(payments).values({ ...paid, at: now });

  const day = germanDay(now);
  const [tour] = await db
    .insert(tours)
    .values({ day, courierId: lead.person.id, courierName: 'Anna', startedAt: now })
    .returning();
  const arrived = { outcome: 'handedOver' as const, endedAt: now, endedByName: 'Anna', sentAt: now, ...by };
  await db.insert(dispatches).values([
    { orderId: id, number: 1, way: 'standard', trackingUrl: `https://paket.example/${bird}`, ...arrived },
    { orderId: id, number: 2, way: 'courier', tourId: tour?.id ?? '', recipient: bird, ...arrived },
  ]);
  const [batch] = await db.select().from(batches);
  const moved = { at: now, productId: batch?.productId ?? '', orderId: id, kind: 'reserved' as const };
  await db.insert(stockMovements).values({ ...moved, batchUnits: 0, freeUnits: 0 });
  const declared = { fullName: bird, orderCode: code, email: patient.email, scope: 'whole' as const, receivedAt: now };
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({ ...declared, orderId: id, isProven: true, closedAt: now, decision: 'refused' })
    .returning();
  const held = { disputedAt: now, disputeReason: bird, disputedByName: 'Anna' };
  const over = { status: 'completed' as const, paidAt: now, retainUntil: '2030-06-02', ...held };
  await db.update(orders).set(over).where(eq(orders.id, id));
  const ids = [id, withdrawal?.id, tour?.id, entry?.id, batch?.id, batch?.productId].flatMap((one) => one ?? []);
  return { patient, id, code, ids, withdrawalId: withdrawal?.id ?? '' };
}

test('nothing of a restricted person is found by any question of the desk, and all of it is there again after', async () => {
  const shop = await deskShop(database);
  const { lead, enter } = await privacyDesk(shop, db);
  const { patient, id, code, ids, withdrawalId } = await givenTraces(shop, lead);
  const { product: soldOut } = await givenProduct(db, { stockUnits: 0 });
  await patient.call(joinWaitlist, { body: { itemId: soldOut.id } });
  const { data: file } = await shop.pta.call(endpoints.listPrescriptionFiles, { params: { id } });
  const opened = await shop.pta.call(openPrescriptionFile, {
    params: { id },
    body: { file: file.items[0]?.file ?? '' },
  });

  /** Which calls show the name, the code or the address. */
  async function walk(): Promise<string[]> {
    const shown = new RegExp(`${bird}|${code}|${patient.email}`, 'i');
    const found = new Set<string>();
    const asking = (Object.values(endpoints) as Endpoint[]).filter(
      ({ access, method, name }) =>
        access === 'staff' && method === 'GET' && name !== 'hearDeskEvents' && !exempt.includes(name),
    );
    for (const endpoint of asking) {
      for (const url of addressesOf(endpoint)) {
        const answer = await shop.app.inject({ method: 'GET', url, headers: { cookie: lead.cookie } });
        const isPaper = answer.headers['content-type'] === 'application/pdf';
        const said = isPaper ? (await readPdf(answer.rawPayload)).pages.map(({ text }) => text).join() : answer.body;
        if (answer.statusCode < 400 && shown.test(said)) found.add(endpoint.name);
      }
    }
    const searched = [
      await lead.call(searchOrders, { body: { words: code } }),
      await lead.call(findByPatient, { body: { name: bird, birthDate: '1955-03-04' } }),
      await lead.call(receiveOriginal, { headers: once(), body: { code } }),
    ];
    for (const answer of searched) if (shown.test(answer.body)) found.add('a search');
    return [...found].toSorted();
  }

  function addressesOf(endpoint: Endpoint): string[] {
    const [path = ''] = mountPaths(endpoint);
    const query = (sampleOf(endpoint, { code }).query ?? {}) as Record<string, string>;
    const asked: Record<string, string>[] = [
      {},
      'code' in query ? { code } : {},
      'closed' in query ? { closed: 'yes' } : {},
    ];
    if ('state' in query) asked.push({ state: 'done' });
    const opening = String(opened.data.opening);
    const paths = path.includes(':id') ? ids.map((one) => path.replace(':id', one)) : [path];
    const urls = paths
      .map((one) => one.replace(':opening', opening).replace(':page', '1'))
      .flatMap((one) => asked.map((search) => `${one}?${new URLSearchParams(search)}`));
    return [...new Set(urls)];
  }

  const before = await walk();
  expect(before).toEqual(
    expect.arrayContaining([
      ...['a search', 'findOrderByCode', 'findPayableOrder', 'listLetters', 'listMovements', 'listSettledPayments'],
      ...['listWithdrawals', 'printHandOverList', 'readDeskOrder', 'readHandOver', 'readJournal'],
      ...['readPacking', 'readRetention', 'readReview', 'readWithdrawal'],
    ]),
  );

  const request = await enter('restriction', code);
  const done = await lead.call(restrictPerson, { params: { id: request.id }, headers: once() });
  expect(done.statusCode, done.body).toBe(200);
  expect(await walk()).toEqual([]);

  const page = { params: { id, opening: opened.data.opening, page: 1 } };
  expect((await shop.pta.call(endpoints.readPrescriptionPage, page)).statusCode).toBe(409);
  const acts = { params: { id: withdrawalId }, headers: once() };
  expect((await shop.pharmacist.call(closeWithdrawal, acts)).statusCode).toBe(404);
  expect((await shop.pka.call(noteGoodsBack, { ...acts, body: { note: 'x' } })).statusCode).toBe(404);
  await db.update(products).set({ stockUnits: 100 }).where(eq(products.id, soldOut.id));
  await tellWaiting({ ...shop.ordering, keys: shop.keys }, shop.clock.now());
  await shop.sendMails();
  const subjects = (await readMails(shop.mailFolder)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Ihre Benachrichtigung ist da');

  const lifting = { params: { id: request.id } };
  await lead.call(announceLift, { ...lifting, headers: once(), body: { reason: 'x' } });
  await lead.call(liftRestriction, { ...lifting, headers: once() });
  expect(await walk()).toEqual(before);
});
