import { createHash } from 'node:crypto';
import { exportInspection } from '@shop/contract/desk/record-exports';
import { desc } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { dispatches } from '../../db/schema/handover.ts';
import { journal } from '../../db/schema/journal.ts';
import { prescriptionTicks } from '../../db/schema/prescription-reviews.ts';
import { batches } from '../../db/schema/stock.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { tickAdvice } from '../../testing/ticked-advice.ts';
import { cancelInvoice } from '../orders/invoice-service.ts';
import { changeOrder } from '../orders/order-service.ts';

const database = testDatabase();
const { db } = database;

test('an inspection gets tables, files and hashes of a time, an order or a batch, and it is on record', async () => {
  const shop = await deskShop(database);
  const order = await givenReleased(shop, db, 'selfPickUp');
  const other = await shop.givenOrder();
  const { call } = shop.pharmacist;
  async function filesFor(query: Parameters<typeof call<typeof exportInspection>>[1]['query']) {
    const answer = await call(exportInspection, { query });
    return unzipSync(new Uint8Array(answer.rawPayload));
  }
  const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] as Uint8Array);

  const ofOrder = await filesFor({ code: order.code });
  expect(textOf(ofOrder, 'bestellungen.csv')).toContain(order.code);
  expect(textOf(ofOrder, 'bestellungen.csv')).not.toContain(other.code);
  expect(textOf(ofOrder, 'herstellung.csv')).toContain('Schraubdose');
  expect(textOf(ofOrder, 'pruefung.txt')).toContain('unversehrt');
  expect(Object.keys(ofOrder)).toContain(`rezepte/${order.code}-1.pdf`);
  for (const [name, bytes] of Object.entries(ofOrder)) {
    if (name === 'inhalt.csv') continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(textOf(ofOrder, 'inhalt.csv')).toContain(`"${name}";"${hash}"`);
  }

  await db.update(batches).set({ number: 'K25-0931' });
  const ofBatch = await filesFor({ batch: ' K25-0931 ' });
  expect(textOf(ofBatch, 'bestellungen.csv')).toContain(order.code);
  const ofTime = await filesFor({ from: '2025-06-01', to: '2025-06-30' });
  expect(textOf(ofTime, 'bestellungen.csv')).toContain(other.code);
  expect(textOf(await filesFor({ from: '2024-06-01', to: '2024-06-30' }), 'bestellungen.csv')).not.toContain(
    order.code,
  );

  const [newest] = await db.select().from(journal).orderBy(desc(journal.position)).limit(1);
  expect(newest).toMatchObject({ what: 'inspectionExported', staffId: shop.pharmacist.person.id });
  expectError(await call(exportInspection, { query: { code: 'NONE-0000' } }), 'NotFound');
  expectError(await call(exportInspection, { query: { batch: 'NONE' } }), 'NotFound');
  expectError(await shop.pka.call(exportInspection, { query: { code: order.code } }), 'Forbidden');
});

test('it tells who ticked what, points of the pharmacy in the words of then', async () => {
  const shop = await deskShop(database);
  const { id, code } = await shop.givenOrder();
  const words = { de: 'Kühlkette geklärt', en: 'Cold chain settled', stage: 'confirm' as const };
  const said = { orderId: id, round: 0, at: new Date('2025-06-02T08:00:00Z'), byName: 'Paula PTA' };
  const own = { check: 'own' as const, isDone: true, point: 'cold0001', ...words };
  await db.insert(prescriptionTicks).values([
    { ...said, point: 'identity', isDone: true, tick: { check: 'identity', isDone: true } },
    { ...said, point: 'own:cold0001', isDone: true, tick: own },
    { ...said, point: 'own:cold0001', isDone: false, tick: { ...own, isDone: false } },
  ]);
  const { rawPayload } = await shop.pharmacist.call(exportInspection, { query: { code } });
  const table = strFromU8(unzipSync(new Uint8Array(rawPayload))['rezeptpruefung.csv'] as Uint8Array);
  expect(table.trim().split(/\r?\n/).slice(1)).toEqual([
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"identity";"";"ja";""`,
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"own:cold0001";"Kühlkette geklärt";"ja";""`,
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"own:cold0001";"Kühlkette geklärt";"nein";""`,
  ]);
});

test.each([
  { said: 'given', by: null, words: ['erfolgt, bei der Prüfung', 'Paula PTA', '2025-06-02 10:00:00'] },
  { said: 'due', by: null, words: ['steht aus', '', ''] },
  // An early hand-over: its record alone says who advised.
  { said: 'due', by: 'Bea Bote', words: ['erfolgt, bei der Übergabe', 'Bea Bote', '2025-06-03 10:00:00'] },
] as const)('it says in words what is on record about advice: $words', async ({ said, by, words }) => {
  const shop = await deskShop(database);
  const order = await givenReleased(shop, db, 'courier');
  await tickAdvice(db, order.id, { said, at: new Date('2025-06-02T08:00:00Z') });
  const sent = {
    orderId: order.id,
    number: 1,
    way: 'courier' as const,
    byName: 'Paula PTA',
    byStaffId: shop.pta.person.id,
  };
  const ended = { endedAt: new Date('2025-06-03T08:00:00Z'), advisedBy: by };
  await db.insert(dispatches).values({ ...sent, ...ended, sentAt: shop.clock.now() });
  const { rawPayload } = await shop.pharmacist.call(exportInspection, { query: { code: order.code } });
  const table = strFromU8(unzipSync(new Uint8Array(rawPayload))['uebergaben.csv'] as Uint8Array);
  expect(table).toContain(words.map((word) => `"${word}"`).join(';'));
});

test('it tells batches, what was taken back, advice that was declined, and papers that cancel an invoice', async () => {
  const shop = await deskShop(database);
  const order = await givenReleased(shop, db, 'selfPickUp');
  await db.update(batches).set({ number: 'K25-0931' });
  await tickAdvice(db, order.id, { said: 'declined', at: new Date('2025-06-02T08:00:00Z') });
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'ready' } as never);
  const sent = { orderId: order.id, number: 1, way: 'selfPickUp' as const, byName: 'Paula PTA' };
  await db.insert(dispatches).values({ ...sent, sentAt: shop.clock.now(), byStaffId: shop.pta.person.id });
  await db.transaction((tx) => cancelInvoice(tx, order, shop.clock.now()));
  const { rawPayload } = await shop.pharmacist.call(exportInspection, { query: { code: order.code } });
  const files = unzipSync(new Uint8Array(rawPayload));
  const lastCells = (name: string, count: number) =>
    strFromU8(files[name] as Uint8Array)
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row) => row.split(';').slice(-count));
  expect(lastCells('herstellung.csv', 2)).toEqual([['"K25-0931"', '""']]);
  const declined = ['"abgelehnt"', '"Paula PTA"', '"2025-06-02 10:00:00"'];
  expect(lastCells('uebergaben.csv', 4)).toEqual([[...declined, '"K25-0931"']]);
  expect(lastCells('rezeptpruefung.csv', 2)).toContainEqual(['"ja"', '"abgelehnt"']);
  expect(Object.keys(files).filter((name) => name.startsWith('rechnungen/'))).toHaveLength(2);
});
