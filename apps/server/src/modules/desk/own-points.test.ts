import type { OwnPoint } from '@shop/contract/desk/checklist';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { readReview, tickChecks } from '@shop/contract/desk/review';
import { changeSetting } from '@shop/contract/desk/settings';
import type { Output } from '@shop/contract/endpoint';
import { replacePrescription } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orders } from '../../db/schema/orders.ts';
import { prescriptionTicks } from '../../db/schema/prescription-reviews.ts';
import { settings } from '../../db/schema/settings.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

const cold: OwnPoint = {
  id: 'cold0001',
  de: 'Kühlkette geklärt',
  en: 'Cold chain settled',
  stage: 'confirm',
  formats: ['physical', 'digital'],
};
const stamp: OwnPoint = { ...cold, id: 'stamp001', de: 'Stempel gesehen', en: 'Stamp seen', stage: 'verify' };

let shop: DeskShop;
let order: { id: string; code: string };
let set: (...points: OwnPoint[]) => Promise<unknown>;
beforeEach(async () => {
  shop = await deskShop(database);
  order = await shop.givenOrder();
  await completeReview(shop.ordering, order.id, shop.pta.person);
  const lead = await givenAtDesk(shop, db, ['lead']);
  let version = 0;
  set = async (...points) => {
    const answer = await lead.call(changeSetting, { body: { name: 'checklist', version, value: { points } } });
    expect(answer.statusCode, answer.body).toBe(200);
    version = answer.data.checklist.version;
  };
});

type ReviewAnswer = Output<typeof readReview>;

async function look(): Promise<ReviewAnswer> {
  return (await shop.pharmacist.call(readReview, { params: { id: order.id } })).data;
}

async function tick({ id, de, en, stage }: OwnPoint, isDone = true) {
  const { version } = await look();
  const ticks = [{ check: 'own' as const, isDone, point: id, de, en, stage }];
  return shop.pta.call(tickChecks, { params: { id: order.id }, body: { version, ticks } });
}

async function act(name: 'verify' | 'confirm' | 'original') {
  const file = (await fileVersionOf(db, order.id)) ?? undefined;
  return changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name }, { file });
}

const missing = (...names: string[]) => ({ id: 'ChecksMissing', data: { missing: names } });
const missingOf = ({ missing: { confirm } }: ReviewAnswer) => confirm.map(({ kind, point }) => point ?? kind);

test('a point of the pharmacy keeps the order from being confirmed until somebody ticks it by name', async () => {
  expect((await look()).ownPoints).toEqual([]);
  await set(cold, stamp);
  expect(await look()).toMatchObject({
    ownPoints: [
      { id: cold.id, de: cold.de, en: cold.en, stage: 'confirm', isDone: false, isReworded: false, tick: null },
      { id: stamp.id, stage: 'verify', isDone: false },
    ],
    missing: { confirm: [{ kind: 'own', row: null, check: null, point: cold.id }] },
  });
  const { data } = await shop.pharmacist.call(readDeskOrder, { params: { id: order.id } });
  expect(data.actions.find(({ name }) => name === 'confirm')?.obstacle).toBe('checks');
  await expect(act('confirm')).rejects.toMatchObject(missing('own:cold0001'));

  const ticked = await tick(cold);
  expect(ticked.data.ownPoints[0]).toMatchObject({
    isDone: true,
    tick: { by: shop.pta.person.name, at: shop.clock.now().toISOString(), tick: { de: cold.de, en: cold.en } },
  });
  expect(await act('confirm')).toMatchObject({ status: 'confirmed' });
  await act('original');
  await expect(act('verify')).rejects.toMatchObject({ id: 'ChecksMissing' });
});

test('a tick of it can be taken back, and lapses with a new file', async () => {
  await set(cold);
  await tick(cold);
  expect(missingOf((await tick(cold, false)).data)).toEqual([cold.id]);
  expect(missingOf((await tick(cold)).data)).toEqual([]);
  const key = await givenUpload(shop, shop.patient, Buffer.concat([pdf, Buffer.from('\n')]));
  const body = { code: order.code, prescription3Key: key };
  await shop.patient.call(replacePrescription, { params: { id: order.id }, body });
  expect(missingOf(await look())).toContain(cold.id);
});

describe('once its words are changed', () => {
  const other = { ...cold, de: 'Kühlkette mit Lieferant geklärt' };

  test('it needs a new tick, and says that the old one does not count', async () => {
    await set(cold);
    await tick(cold);
    await set(other);
    expect(await look()).toMatchObject({ ownPoints: [{ de: other.de, isDone: false, isReworded: true, tick: null }] });
    await expect(act('confirm')).rejects.toMatchObject(missing('own:cold0001'));
    expect((await tick(other)).data).toMatchObject({ ownPoints: [{ isDone: true, isReworded: false }] });
  });

  test('a tick beside the old words is refused: somebody still saw them', async () => {
    await set(cold);
    await set(other);
    expectError(await tick(cold), 'OrderChanged');
    await set();
    expectError(await tick(other), 'OrderChanged');
  });

  test('another place or another decision is no other wording', async () => {
    await set(cold);
    await tick(cold);
    await set(stamp, { ...cold, stage: 'verify', formats: ['physical'] });
    expect((await look()).ownPoints.map(({ id, isDone }) => [id, isDone])).toEqual([
      [stamp.id, false],
      [cold.id, true],
    ]);
  });
});

test('a point that is taken away blocks nothing, and its ticks stay with their words', async () => {
  await set(cold);
  await tick(cold);
  await set();
  expect(await look()).toMatchObject({ ownPoints: [], missing: { confirm: [] } });
  expect(await act('confirm')).toMatchObject({ status: 'confirmed' });
  const kept = await db.select().from(prescriptionTicks).where(eq(prescriptionTicks.point, 'own:cold0001'));
  expect(kept).toMatchObject([{ isDone: true, byName: shop.pta.person.name, tick: { de: cold.de, en: cold.en } }]);
  const entries = await db.select().from(journal).where(eq(journal.what, 'checksTicked')).orderBy(journal.id);
  expect(JSON.parse(entries.at(-1)?.detail ?? '')).toEqual({ 'own:cold0001': true });
});

test('a point that is added to a confirmed order does not undo that, but counts before the prescription is valid', async () => {
  await act('confirm');
  await set(cold);
  expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe('confirmed');
  await act('original');
  await completeReview(shop.ordering, order.id, shop.pta.person);
  await expect(act('verify')).rejects.toMatchObject(missing('own:cold0001'));
  await tick(cold);
  await act('verify');

  // From here on nothing can be ticked, so nothing is asked; what was vouched for stays in its words.
  await set({ ...cold, en: 'Cold chain is fine' }, stamp);
  expect(await look()).toMatchObject({
    ownPoints: [{ id: cold.id, en: cold.en, isDone: true, tick: { by: shop.pta.person.name } }],
    missing: { confirm: [], verify: [] },
  });
  expect((await look()).ownPoints).toHaveLength(1);
  expectError(await tick(stamp), 'InvalidState');
});

test('it is asked for its prescriptions only', async () => {
  await set({ ...cold, formats: ['ePrescription'] });
  expect((await look()).ownPoints).toEqual([]);
  expectError(await tick(cold), 'OrderChanged');
  expect(await act('confirm')).toMatchObject({ status: 'confirmed' });
});

test('another process asks for it within a second, and one that starts with a row it cannot use starts without', async () => {
  const second = await testApp(database);
  await set(cold);
  const later = { name: 'confirm' } as const;
  const file = (await fileVersionOf(db, order.id)) ?? undefined;
  await vi.waitFor(() => expect(second.ordering.config.checklist).toEqual([cold]), { timeout: 1_000 });
  await expect(changeOrder(second.ordering, order.id, shop.pharmacist.actor, later, { file })).rejects.toMatchObject(
    missing('own:cold0001'),
  );

  await db.update(settings).set({ value: { points: [{ ...cold, formats: ['fax'] }] }, version: 9 });
  const third = await testApp(database);
  expect(third.ordering.config.checklist).toEqual([]);
  expect(await changeOrder(third.ordering, order.id, shop.pharmacist.actor, later, { file })).toMatchObject({
    status: 'confirmed',
  });
});
