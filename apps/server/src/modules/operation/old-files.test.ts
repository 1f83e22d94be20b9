import { readReview } from '@shop/contract/desk/review';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { doHousekeeping } from './housekeeping.ts';

const database = testDatabase();
const { db } = database;
const log = pino({ level: 'silent' });

/** As files were before their hashes were kept. */
const forgetHashes = () => db.update(prescriptionFiles).set({ contentHash: null });

async function givenOldOrders() {
  const shop = await deskShop(database);
  const orders = [await shop.givenOrder(), await shop.givenOrder()] as const;
  await forgetHashes();
  const earlier = async () => {
    const answer = await shop.pharmacist.call(readReview, { params: { id: orders[1].id } });
    return answer.data.earlier.map(({ orderId, isSameFile }) => ({ orderId, isSameFile }));
  };
  return {
    shop,
    orders,
    earlier,
    tidy: () => doHousekeeping({ ...shop.ordering, marks: shop.marks, onEmailMoved: async () => {}, log }),
  };
}

test('an old file that comes again is noticed although nobody has opened it', async () => {
  const { orders, earlier, tidy } = await givenOldOrders();
  expect(await earlier()).toEqual([]);
  await tidy();
  expect(await earlier()).toEqual([{ orderId: orders[0].id, isSameFile: true }]);
});

test('one that is gone does not hold up the others', async () => {
  const { shop, tidy } = await givenOldOrders();
  const files = await db.select().from(prescriptionFiles).orderBy(prescriptionFiles.key);
  await shop.objectStore.remove(files[0]?.key ?? '');
  await tidy();
  const after = await db.select().from(prescriptionFiles).orderBy(prescriptionFiles.key);
  expect(after.map(({ contentHash }) => contentHash !== null)).toEqual([false, true]);
});
