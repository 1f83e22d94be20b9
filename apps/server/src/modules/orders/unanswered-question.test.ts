import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import type { Order } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { followUpQuestions } from './order-deadline-service.ts';
import { eventsOf, findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let order: Order;
beforeEach(async () => {
  shop = orderingShop(database);
  order = await shop.givenOrder();
  await actAsAnna(shop, order.id, { name: 'review' });
  await actAsAnna(shop, order.id, { name: 'ask', message: 'Welche Dosierung?' });
});

/** As in two processes at once. */
const followUp = () => Promise.all([1, 2].map(() => followUpQuestions(shop, shop.clock.now())));
const now = async () => (await findOrder(db, order.id)) as Order;
const mails = async (kind: string) => (await db.select().from(outbox)).filter((mail) => mail.kind === kind).length;

test('a patient who is silent is reminded once, then the order ends by itself and says why', async () => {
  shop.clock.advance({ days: 3, seconds: -1 });
  await followUp();
  expect(await mails('order reminder')).toBe(0);
  shop.clock.advance({ seconds: 1 });
  await followUp();
  await followUp();
  expect(await mails('order reminder')).toBe(1);
  expect((await eventsOf(db, order.id)).filter(({ what }) => what === 'questionReminded')).toHaveLength(1);

  shop.clock.advance({ days: 11 });
  await followUp();
  expect(await now()).toMatchObject({ status: 'cancelled', askedAt: null });
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ by: 'shop', status: 'cancelled' });
  expect(await mails('order unanswered')).toBe(1);
});

test('who was not reminded in time is reminded first, and has the rest of a round to answer', async () => {
  shop.clock.advance({ days: 20 });
  await followUpQuestions(
    { ...shop, config: { ...shop.config, ordering: { ...shop.config.ordering, answerDays: 30 } } },
    shop.clock.now(),
  );
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: shop.clock.now() });
});

test('an answer ends the waiting, and a new question begins it anew', async () => {
  await changeOrder(shop, order.id, { kind: 'patient' }, { name: 'answer', message: 'Zweimal täglich.' });
  shop.clock.advance({ days: 20 });
  await actAsAnna(shop, order.id, { name: 'ask', message: 'Und abends?' });
  await followUp();
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: null });
});

test('an order that is paid is never ended by itself', async () => {
  await actAsAnna(shop, order.id, { name: 'paid' });
  for (const days of [4, 20]) {
    shop.clock.advance({ days });
    await followUp();
  }
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: expect.any(Date) });
});
