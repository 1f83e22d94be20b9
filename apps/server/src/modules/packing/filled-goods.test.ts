import {
  answerFilledGoods,
  type FilledAnswer,
  listFilledGoods,
  readFilledGoods,
} from '@shop/contract/desk/filled-goods';
import { actOnOrder } from '@shop/contract/desk/orders';
import { readDeskOverview } from '@shop/contract/desk/overview';
import { changePortionBatch } from '@shop/contract/desk/packing';
import { startRecall } from '@shop/contract/desk/recalls';
import { listMovements } from '@shop/contract/desk/stock';
import { desc, eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { batches, stockMovements } from '../../db/schema/stock.ts';
import { markByHand } from '../../testing/packed-order.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { givenLaterBatch, prepare, read, weigh, writeLabels, seeLabels, act } = desk;

/** 5 g of the batch of 8 are filled. */
async function filled(): Promise<number> {
  await prepare();
  await weigh();
  return (await read()).portions[0]?.id ?? 0;
}

async function stop(answers?: FilledAnswer[], by = desk.shop.pta) {
  const { version } = await read();
  const body = { version, action: 'stop' as const, message: 'Später.', ...(answers && { filled: answers }) };
  return by.call(actOnOrder, { params: { id: desk.id }, headers: once(), body });
}

const answer = (answers: FilledAnswer[], by = desk.shop.pta) =>
  by.call(answerFilledGoods, { params: { id: desk.id }, headers: once(), body: { answers } });

const goods = async () =>
  (await desk.shop.pta.call(readFilledGoods, { params: { id: desk.id } })).json().goods as Record<string, unknown>[];

async function books() {
  const [batch] = await db.select().from(batches).where(eq(batches.number, 'TQ-1'));
  const [product] = await db.select().from(products);
  expect(await stockComplaints(db)).toEqual([]);
  return { onHand: batch?.onHandUnits, free: product?.stockUnits, short: product?.shortUnits };
}

async function lastMovement() {
  const [last] = await db.select().from(stockMovements).orderBy(desc(stockMovements.id)).limit(1);
  return last;
}

const entries = async () => {
  const found = await db.select().from(journal).where(like(journal.what, 'batchFilled%')).orderBy(journal.id);
  return found.map(({ what, detail }) => ({ what, ...JSON.parse(detail ?? '{}') }));
};

test('stopping asks what becomes of each filled container, and of what nobody has filled it does not', async () => {
  const portion = await filled();
  expect(await goods()).toMatchObject([
    { id: portion, units: 5, batchNumber: 'TQ-1', setAside: null, fates: ['unopened', 'waste', 'setAside'] },
  ]);
  expect((await stop()).json()).toMatchObject({ id: 'FilledGoodsUnanswered', data: { portions: [portion] } });
  expect((await read()).status).toBe('preparing');
  expect((await stop([{ portion: portion + 99, fate: 'unopened' }])).json()).toMatchObject({ id: 'InvalidState' });

  expect((await stop([{ portion, fate: 'unopened' }])).statusCode).toBe(200);
  expect(await books()).toEqual({ onHand: 8, free: 3, short: 0 });
  expect(await entries()).toEqual([{ what: 'batchFilledReturned', number: 'TQ-1', units: 5 }]);
  await act('prepare', desk.shop.pta);
  expect((await stop()).statusCode).toBe(200);
  expect(await books()).toEqual({ onHand: 8, free: 3, short: 0 });
});

test('what was opened is waste before a second person of the staff, and the order lacks it then', async () => {
  const portion = await filled();
  const { pta } = desk.shop;
  const former = await givenStaff(db, { name: 'Olaf Früher', endedAt: desk.shop.clock.now() });
  for (const witnessId of [pta.person.id, former.id, desk.id]) {
    expect((await stop([{ portion, fate: 'waste', witnessId }])).json()).toMatchObject({ id: 'WitnessMissing' });
  }
  const witness = await givenAtDesk(desk.shop, db, ['pka']);
  expect((await stop([{ portion, fate: 'waste', witnessId: witness.person.id }])).statusCode).toBe(200);
  expect(await books()).toEqual({ onHand: 3, free: 0, short: 2 });
  expect(await entries()).toEqual([
    { what: 'batchFilledDestroyed', number: 'TQ-1', units: 5, witness: witness.person.name },
  ]);
  const [product] = await db.select().from(products);
  const shown = await pta.call(listMovements, { params: { id: product?.id ?? '' }, query: {} });
  expect(shown.json().movements[0]).toMatchObject({
    kind: 'destroyed',
    batchUnits: 0,
    filledUnits: 5,
    freeUnits: -5,
    by: pta.person.name,
    witness: witness.person.name,
    batchNumber: 'TQ-1',
  });
  expect((await act('prepare', pta)).json()).toMatchObject({ id: 'BatchMissing' });

  const [batch] = await db.select().from(batches).where(eq(batches.number, 'TQ-1'));
  const recall = { version: batch?.version ?? 0, reason: 'Rückruf' };
  const by = desk.shop.pharmacist;
  const called = await by.call(startRecall, { params: { id: batch?.id ?? '' }, headers: once(), body: recall });
  expect(called.json()).toMatchObject({ recall: { people: { all: 0 } } });
});

test('what is set aside is kept for its order, shown, and offered first when it is packed again', async () => {
  const portion = await filled();
  expect((await stop([{ portion, fate: 'setAside' }])).statusCode).toBe(200);
  expect(await books()).toEqual({ onHand: 3, free: 3, short: 0 });
  await givenLaterBatch();
  const list = (await desk.shop.pta.call(listFilledGoods, {})).json().goods;
  expect(list).toMatchObject([
    { id: portion, units: 5, setAside: { by: desk.shop.pta.person.name }, fates: ['unopened', 'waste'] },
  ]);

  await act('prepare', desk.shop.pta);
  expect((await read()).portions).toMatchObject([
    { id: portion, weighing: { measuredMilli: 5_000 }, setAside: { by: desk.shop.pta.person.name } },
  ]);
  expect((await entries()).map(({ what }) => what)).toEqual(['batchFilledSetAside', 'batchFilledTakenUp']);
  expect((await desk.shop.pta.call(listFilledGoods, {})).json().goods).toEqual([]);
});

test('what was set aside can be answered for later; then the order holds goods of the stock again', async () => {
  const portion = await filled();
  await stop([{ portion, fate: 'setAside' }]);
  expect((await answer([{ portion, fate: 'setAside' }])).json()).toMatchObject({ id: 'InvalidState' });
  expect((await answer([{ portion, fate: 'unopened' }])).json()).toMatchObject({ goods: [] });
  expect(await books()).toEqual({ onHand: 8, free: 3, short: 0 });
});

test('once its patient cancels, what was set aside waits for an answer and is waste or whole', async () => {
  const portion = await filled();
  await stop([{ portion, fate: 'setAside' }]);
  await changeOrder(desk.shop.ordering, desk.id, { kind: 'patient' }, { name: 'cancel' });
  expect(await books()).toEqual({ onHand: 3, free: 3, short: 0 });
  const overview = async () => (await desk.shop.pta.call(readDeskOverview, {})).json().waitingFilledGoods;
  expect(await overview()).toBe(1);
  const witness = await givenStaff(db, { roles: ['pta'] });
  expect((await answer([{ portion, fate: 'waste', witnessId: witness.id }])).statusCode).toBe(200);
  expect(await books()).toEqual({ onHand: 3, free: 3, short: 0 });
  expect(await overview()).toBe(0);
  expect(await lastMovement()).toMatchObject({ kind: 'destroyed', witnessName: witness.name });
});

test.each([
  ['cancelled while it was packed', 'cancel', ['unopened', 'waste']],
  ['not delivered', 'undelivered', ['waste']],
] as const)('the goods of an order that was %s wait for an answer', async (_how, name, fates) => {
  const portion = await filled();
  if (name === 'undelivered') {
    await writeLabels();
    await act('pack', desk.shop.pta);
    await seeLabels();
    await act('release', desk.shop.pharmacist);
    await markByHand(desk.shop.ordering, desk.id);
    expect((await act('ship', desk.shop.pta)).statusCode).toBe(200);
  }
  const step = { name, message: 'Zurück.', outcome: 'returned' } as const;
  await changeOrder(desk.shop.ordering, desk.id, desk.shop.pta.actor, step);
  expect(await books()).toEqual({ onHand: 3, free: 3, short: 0 });
  expect(await goods()).toMatchObject([{ id: portion, fates }]);
  const isBack = name === 'cancel';
  expect((await answer([{ portion, fate: 'unopened' }])).statusCode).toBe(isBack ? 200 : 409);
  expect(await books()).toEqual(isBack ? { onHand: 8, free: 8, short: 0 } : { onHand: 3, free: 3, short: 0 });
});

test('a filled container is not changed for another batch without a word', async () => {
  const portion = await filled();
  const batchId = await givenLaterBatch();
  const { version } = await read();
  const body = { version, portion, batchId };
  const changed = await desk.shop.pta.call(changePortionBatch, { params: { id: desk.id }, headers: once(), body });
  expect(changed.json()).toMatchObject({ id: 'InvalidState' });
});

test('what is more than the order asks for by now is answered for before it is packed again', async () => {
  const portion = await filled();
  await stop([{ portion, fate: 'setAside' }]);
  await db
    .update(orderLines)
    .set({ quantity: 4, totalCents: sql`4 * ${orderLines.priceCents}` })
    .where(eq(orderLines.orderId, desk.id));
  expect((await act('prepare', desk.shop.pta)).json()).toMatchObject({ id: 'FilledGoodsUnanswered' });
  expect(await books()).toEqual({ onHand: 3, free: 3, short: 0 });
  await answer([{ portion, fate: 'unopened' }]);
  expect(await books()).toEqual({ onHand: 8, free: 4, short: 0 });
  expect((await act('prepare', desk.shop.pta)).statusCode).toBe(200);
});
