import { addCartItem } from '@shop/contract/cart';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../../db/pool.ts';
import { carts } from '../../db/schema/cart.ts';
import { sessions } from '../../db/schema/identity.ts';
import { outbox } from '../../db/schema/mail.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenSignedIn, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { doHousekeeping } from './housekeeping.ts';

const database = testDatabase();
const { db } = database;
const log = pino({ level: 'silent' });
const onEmailMoved = async () => {};

test('what has had its time goes, and nothing else does', async () => {
  const shop = await testApp(database);
  const { product } = await givenProduct(db);
  await somebody(shop).call(addCartItem, { body: { itemId: product.id } });
  await givenSignedIn(shop);

  await doHousekeeping({ ...shop.ordering, marks: shop.marks, onEmailMoved, log });
  for (const table of [carts, outbox]) expect(await db.select().from(table)).toHaveLength(1);

  shop.clock.set(new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
  await doHousekeeping({ ...shop.ordering, marks: shop.marks, onEmailMoved, log });
  for (const table of [carts, sessions, outbox]) expect(await db.select().from(table)).toEqual([]);
});

test('one task that fails does not keep the others from being done', async () => {
  const shop = await testApp(database);
  let asked = 0;
  const failing = {
    delete: () => {
      asked += 1;
      throw new Error('away');
    },
  } as unknown as Database;
  await doHousekeeping({ ...shop.ordering, marks: shop.marks, onEmailMoved, db: failing, log });
  expect(asked).toBeGreaterThanOrEqual(4);
});
