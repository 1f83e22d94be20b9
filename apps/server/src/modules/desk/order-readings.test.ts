import { readDeskOrder } from '@shop/contract/desk/orders';
import { exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { openReadings } from '../orders/order-reading-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let id: string;
let code: string;

beforeEach(async () => {
  shop = world.shop;
  ({ id, code } = await shop.givenOrder());
});

const read = (by: TestStaff, query: { ahead?: 'true' } = {}) => by.call(readDeskOrder, { params: { id }, query });

async function readings() {
  const entries = await db.select().from(journal).orderBy(journal.id);
  return entries.flatMap(({ what, staffName, subjectId }) =>
    subjectId === id && (what === 'orderOpened' || what === 'orderLoaded') ? [[what, staffName]] : [],
  );
}

test('who opens an order is on record once an hour, however often the page reads it anew and through whichever process', async () => {
  const { pta, pharmacist } = shop;
  for (const by of [pta, pta, pharmacist, pta]) expect((await read(by)).statusCode).toBe(200);
  // Another process knows nothing of what this one has noted.
  await openReadings(shop.ordering)({ ...pta.person, roles: ['pta'] }, { orderId: id, isAhead: false });
  expect(await readings()).toEqual([
    ['orderOpened', pta.person.name],
    ['orderOpened', pharmacist.person.name],
  ]);
  const later = openReadings(shop.ordering);
  for (const minutes of [59, 1, 30]) {
    shop.clock.advance({ minutes });
    await later({ ...pta.person, roles: ['pta'] }, { orderId: id, isAhead: false });
  }
  expect(await readings()).toHaveLength(3);
});

test('what was read ahead is told apart, and the person finds both in the copy of their data', async () => {
  const { pta, pka, patient } = shop;
  await read(pta, { ahead: 'true' });
  expect(await readings()).toEqual([['orderLoaded', pta.person.name]]);
  await read(pta);
  await read(pka, { ahead: 'true' });
  const { rawPayload } = await patient.call(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(rawPayload));
  const told = JSON.parse(strFromU8(files['zugriffe.json'] ?? new Uint8Array()));
  expect(told.map((reading: { what: string; name: string; order: string }) => [reading.what, reading.order])).toEqual(
    expect.arrayContaining([
      ['orderOpened', code],
      ['orderLoaded', code],
    ]),
  );
  expect(JSON.stringify(told)).toContain(pka.person.name);
});

test('nothing is noted for whoever may not read it', async () => {
  expectError(await read(await givenAtDesk(shop, db, ['courier'])), 'Forbidden');
  expect(await readings()).toEqual([]);
});
