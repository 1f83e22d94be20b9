import { createHash } from 'node:crypto';
import { exportInspection } from '@shop/contract/desk/record-exports';
import { desc } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { prescriptionTicks } from '../../db/schema/prescription-reviews.ts';
import { batches } from '../../db/schema/stock.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

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
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"identity";"";"true"`,
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"own:cold0001";"Kühlkette geklärt";"true"`,
    `"${code}";"2025-06-02 10:00:00";"Paula PTA";"0";"own:cold0001";"Kühlkette geklärt";"false"`,
  ]);
});
