import { completeBatch, listStock, unlockBatch } from '@shop/contract/desk/stock';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { batches } from '../../db/schema/stock.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { lockUnnumbered } from './unnumbered-batch-service.ts';

const world = testWorld((database) => deskShop(database, { stockUnits: 100 }));
const { db } = world;

const free = async () => (await db.select().from(products))[0]?.stockUnits;
const opened = async () => (await db.select().from(batches))[0];

async function tidy(vatId: string) {
  const { ordering } = world.shop;
  const config = { ...ordering.config, pharmacy: { ...ordering.config.pharmacy, vatId } };
  await lockUnnumbered({ ...ordering, config }, ordering.clock.now());
  expect(await stockComplaints(db)).toEqual([]);
}

test('what has no number is not sold in an open shop, until somebody adds the number', async () => {
  const { shop } = world;
  await db.update(batches).set({ number: null });
  await tidy('DE000000000');
  expect(await free()).toBe(100);

  await tidy('DE123456789');
  await tidy('DE123456789');
  expect(await free()).toBe(0);
  expect((await shop.pta.call(listStock, {})).json().products).toMatchObject([
    { free: 0, locked: 100, unnumbered: 100 },
  ]);
  const { id, version } = (await opened()) ?? { id: '', version: 0 };
  const seen = { version, reason: 'Doch verkaufen' };
  const unlocked = await shop.pharmacist.call(unlockBatch, { params: { id }, headers: once(), body: seen });
  expect(unlocked.json()).toMatchObject({ id: 'InvalidState' });

  const body = { version, number: 'BM-2026-01' };
  const answer = await shop.pka.call(completeBatch, { params: { id }, headers: once(), body });
  expect(answer.json()).toMatchObject({ product: { free: 100, unnumbered: 0 }, batch: { state: 'released' } });
  expect(await stockComplaints(db)).toEqual([]);
});

test('what an order holds of it is short, never lost, and a lock that somebody gave a reason for stays', async () => {
  const { shop } = world;
  await shop.givenOrder({ quantity: 5 });
  await db.update(batches).set({ number: null });
  await tidy('DE123456789');
  const [product] = await db.select().from(products);
  expect(product).toMatchObject({ stockUnits: 0, shortUnits: 5 });
  const batch = await opened();
  await db
    .update(batches)
    .set({ lockReason: 'Rückruf' })
    .where(eq(batches.id, batch?.id ?? ''));
  const body = { version: batch?.version ?? 0, number: 'BM-2026-01' };
  const params = { id: batch?.id ?? '' };
  const answer = await shop.pka.call(completeBatch, { params, headers: once(), body });
  expect(answer.json()).toMatchObject({ product: { free: 0, short: 5 }, batch: { state: 'locked' } });
});
