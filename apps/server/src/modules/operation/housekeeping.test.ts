import { tmpdir } from 'node:os';
import { addCartItem } from '@shop/contract/cart';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/pool.ts';
import { carts } from '../../db/schema/cart.ts';
import { sessions } from '../../db/schema/identity.ts';
import { journalChecks } from '../../db/schema/journal.ts';
import { outbox } from '../../db/schema/mail.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenSignedIn, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { doHousekeeping } from './housekeeping.ts';
import { measureState } from './state-metrics.ts';

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

test('the figures tell what waits and for how long, when the last round was, what is free, and whether the journal is intact', async () => {
  const shop = await testApp(database);
  await queueMail(db, shop.ordering, {
    kind: 'test',
    to: 'clara@post.example',
    subject: 'Hallo',
    text: 'Hallo',
    html: '<p>Hallo</p>',
  });
  const registry = new Registry();
  const pool = { waitingCount: 3, totalCount: 10 };
  const state = measureState(registry, { db, pool, clock: shop.clock, dataDir: tmpdir() });
  onTestFinished(() => state.stop());
  const figures = async () => {
    const found = await registry.getMetricsAsJSON();
    return Object.fromEntries(found.map(({ name, values }) => [name.replace('shop_', ''), values[0]?.value]));
  };
  const began = shop.clock.now().getTime() / 1_000;
  shop.clock.advance({ seconds: 90 });
  expect(await figures()).toMatchObject({
    outbox_oldest_seconds: 90,
    housekeeping_timestamp_seconds: began,
    database_connections: 10,
    database_waiting: 3,
    disk_free_ratio: expect.any(Number),
    journal_intact: 1,
  });
  await db.insert(journalChecks).values({ at: shop.clock.now(), entries: 1, hash: 'x', finding: 'entry 1 is missing' });
  await shop.sendMails();
  state.noteHousekeeping();
  const after = { outbox_oldest_seconds: 0, housekeeping_timestamp_seconds: began + 90, journal_intact: 0 };
  expect(await figures()).toMatchObject(after);
});
