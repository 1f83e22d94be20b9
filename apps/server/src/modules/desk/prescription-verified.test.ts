import { checks } from '@shop/contract/desk/checklist';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { readReview, saveRecord, tickChecks } from '@shop/contract/desk/review';
import { prescriptionFormat } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { completeReview, recordFor, tickFor } from '../../testing/prescription-review.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let id: string;
beforeEach(async () => {
  shop = await deskShop(database);
  ({ id } = await shop.givenOrder());
});

async function act(name: 'verify' | 'confirm' | 'original', actor = shop.pharmacist.actor) {
  const file = (await fileVersionOf(db, id)) ?? undefined;
  return changeOrder(shop.ordering, id, actor, { name }, { file });
}

const missing = (...names: string[]) => ({ id: 'ChecksMissing', data: { missing: names } });

describe.each(prescriptionFormat.options)('a prescription as %s', (format) => {
  test('is called valid once every point of its list is done, and not before', async () => {
    await db.update(orders).set({ prescriptionFormat: format }).where(eq(orders.id, id));
    if (format === 'physical') await act('original');
    await expect(act('verify')).rejects.toMatchObject({ id: 'ChecksMissing' });
    await completeReview(shop.ordering, id, shop.pta.person);
    for (const { check } of (await shop.pta.call(readReview, { params: { id } })).data.checklist) {
      const { version } = (await shop.pta.call(readReview, { params: { id } })).data;
      const untick = { version, ticks: [{ ...tickFor(check), isDone: false }] };
      await shop.pta.call(tickChecks, { params: { id }, body: untick });
      await expect(act('verify')).rejects.toMatchObject(missing(check));
      await shop.pta.call(tickChecks, { params: { id }, body: { version, ticks: [tickFor(check)] } });
    }
    expect(await act('verify')).toMatchObject({ prescriptionVerifiedAt: shop.clock.now() });
  });
});

test.each([
  ['digital', 'SignedFileMissing', 'signedFile'],
  ['physical', 'PhotoOrPaperMissing', 'photoOrPaper'],
] as const)('without anything to look at, a prescription as %s is not read', async (format, refusal, obstacle) => {
  await db.update(orders).set({ prescriptionFormat: format }).where(eq(orders.id, id));
  await db.delete(prescriptionFiles).where(eq(prescriptionFiles.orderId, id));
  const { person, ordered, version } = (await shop.pta.call(readReview, { params: { id } })).data;
  const record = recordFor({ ...person, createdAt: shop.clock.now() }, ordered);
  const save = { params: { id }, body: { recordVersion: 0, file: null, record } };
  expectError(await shop.pta.call(saveRecord, save), refusal);
  const ticked = { params: { id }, body: { version, ticks: [tickFor('identity')] } };
  expectError(await shop.pta.call(tickChecks, ticked), refusal);
  for (const name of ['verify', 'confirm'] as const) await expect(act(name)).rejects.toMatchObject({ id: refusal });
  const { actions } = (await shop.pharmacist.call(readDeskOrder, { params: { id } })).data;
  for (const name of ['verify', 'confirm']) expect(actions).toContainEqual({ name, obstacle });
});

test('a photo alone does not do to call it valid, and does to confirm the order', async () => {
  const row = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0];
  const before = await row();
  await expect(act('confirm')).rejects.toMatchObject({ id: 'ChecksMissing' });
  expect(await row()).toEqual(before);

  await completeReview(shop.ordering, id, shop.pta.person);
  await expect(act('verify')).rejects.toMatchObject(missing('original', 'original'));
  expect(await act('confirm')).toMatchObject({ status: 'confirmed' });
});

test('the desk names the checklist as what is in the way, each time with the list of that decision', async () => {
  const decisions = async () => {
    const { actions } = (await shop.pharmacist.call(readDeskOrder, { params: { id } })).data;
    return Object.fromEntries(actions.map(({ name, obstacle }) => [name, obstacle]));
  };
  expect(await decisions()).toMatchObject({ verify: 'checks', confirm: 'checks', reject: null });
  await completeReview(shop.ordering, id, shop.pta.person);
  expect(await decisions()).toMatchObject({ verify: 'checks', confirm: null });
  await act('original');
  await completeReview(shop.ordering, id, shop.pta.person);
  expect(await decisions()).toMatchObject({ verify: null, confirm: null });
});

test('a signature that is not valid is written down and does not count', async () => {
  await db.update(orders).set({ prescriptionFormat: 'digital' }).where(eq(orders.id, id));
  await completeReview(shop.ordering, id, shop.pta.person);
  const { version } = (await shop.pta.call(readReview, { params: { id } })).data;
  const broken = { check: 'signature', isDone: true, result: 'invalid', checker: 'DSS 6' } as const;
  const { data } = await shop.pta.call(tickChecks, { params: { id }, body: { version, ticks: [broken] } });
  expect(data.checklist.find(({ check }) => check === 'signature')).toMatchObject({
    isDone: false,
    tick: { tick: broken },
  });
  await expect(act('verify')).rejects.toMatchObject(missing('signature'));
});

test('a difference without an answer keeps it from being valid, by its name and not by what it says', async () => {
  await act('original');
  const seen = (await shop.pta.call(readReview, { params: { id } })).data;
  const record = recordFor({ ...seen.person, createdAt: shop.clock.now() }, seen.ordered, {
    patientName: 'Lena Anders',
  });
  const file = await fileVersionOf(db, id);
  const saved = await shop.pta.call(saveRecord, { params: { id }, body: { recordVersion: 0, file, record } });
  const ticks = checks.filter((check) => check !== 'eRezept' && check !== 'signature').map(tickFor);
  await shop.pta.call(tickChecks, { params: { id }, body: { version: saved.data.version, ticks } });
  await expect(act('verify')).rejects.toMatchObject(missing('otherName'));
});

test('it expires while it waits: the pharmacist is told and decides', async () => {
  await act('original');
  await completeReview(shop.ordering, id, shop.pta.person);
  shop.clock.advance({ days: 93 });
  await expect(act('verify')).rejects.toMatchObject(missing('expiredMeanwhile'));
});
