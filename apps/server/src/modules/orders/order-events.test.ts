import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { annaAsActor } from '../../testing/as-anna.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { firstBroken, type NewEvent, recordEvent } from './order-events.ts';
import { eventsOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;
const half = '\uD83D';

test.each([
  ['half a character', `Ja ${half}`],
  ['a second half first', `\uDE00${half} ${half}`],
  ['whole ones', 'Grüße 👩‍👩‍👧 \u200C'],
])('an entry with %s can be checked', async (_what, message) => {
  const shop = orderingShop(database);
  const { id } = await shop.givenOrder();
  const anna = await annaAsActor(db);
  await db.transaction((tx) =>
    recordEvent(tx, {
      orderId: id,
      at: shop.clock.now(),
      actor: { ...anna, name: `anna${half}` },
      what: 'status',
      message,
    }),
  );
  const events = await eventsOf(db, id);
  expect(events.at(-1)?.message?.isWellFormed()).toBe(true);
  expect(firstBroken(events)).toBeNull();
});

test('an early entry that was hashed with half a character does not look changed; one that was changed does', async () => {
  const shop = orderingShop(database);
  const { id } = await shop.givenOrder();
  const [first] = await eventsOf(db, id);
  const at = shop.clock.now();
  const message = `Ja ${half}, gern ${half}`;
  const hashed = JSON.stringify([first?.hash, id, at.toISOString(), 'patient', null, 'status', 'inReview', message]);
  await db.insert(orderEvents).values({
    orderId: id,
    at,
    by: 'patient',
    what: 'status',
    status: 'inReview',
    message,
    hash: createHash('sha256').update(hashed).digest('base64url'),
  });
  const events = await eventsOf(db, id);
  expect(events.at(-1)?.message).toBe('Ja \uFFFD, gern \uFFFD');
  expect(firstBroken(events)).toBeNull();
  const changed = events.map((event) => ({ ...event, message: event.message?.replace('Ja', 'Nein') ?? null }));
  expect(firstBroken(changed)?.id).toBe(events[1]?.id);
});

test.each<[string, () => Promise<NewEvent['actor']>]>([
  ['by the patient', async () => ({ kind: 'patient' })],
  ['by somebody of the pharmacy', () => annaAsActor(db)],
])('the file that an entry %s is about is part of what is hashed', async (_whom, actorOf) => {
  const shop = orderingShop(database);
  const { id } = await shop.givenOrder();
  const opened = { orderId: id, at: shop.clock.now(), actor: await actorOf() };
  await db.transaction((tx) => recordEvent(tx, { ...opened, what: 'prescriptionOpened', file: 'a1b2c3d4' }));
  const events = await eventsOf(db, id);
  expect(firstBroken(events)).toBeNull();
  expect(firstBroken(events.map((event) => ({ ...event, file: event.file && 'ffffffff' })))?.id).toBe(events[1]?.id);
});

test('every change of an order counts its version up, by whatever hand', async () => {
  const shop = orderingShop(database);
  const { id, version } = await shop.givenOrder();
  expect(version).toBe(1);
  await db.update(orders).set({ phone: '+49931123' }).where(eq(orders.id, id));
  await db.update(orders).set({ version: 1 }).where(eq(orders.id, id));
  expect((await db.select().from(orders))[0]?.version).toBe(3);
});
