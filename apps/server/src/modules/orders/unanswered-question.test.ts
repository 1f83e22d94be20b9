import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import type { Order } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testWorld } from '../../testing/test-world.ts';
import { followUpQuestions } from './order-deadline-service.ts';
import { eventsOf, findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';

const world = testWorld(orderingShop);
const { db } = world;

let order: Order;
beforeEach(async () => {
  order = await world.shop.givenOrder();
  await actAsAnna(world.shop, order.id, { name: 'review' });
  await actAsAnna(world.shop, order.id, { name: 'ask', message: 'Welche Dosierung?' });
});

/** As in two processes at once. */
const followUp = () => Promise.all([1, 2].map(() => followUpQuestions(world.shop, world.shop.clock.now())));
const now = async () => (await findOrder(db, order.id)) as Order;
const mails = async (kind: string) => (await db.select().from(outbox)).filter((mail) => mail.kind === kind).length;

test('a patient who is silent is reminded once, then the order ends by itself and says why', async () => {
  world.shop.clock.advance({ days: 3, seconds: -1 });
  await followUp();
  expect(await mails('order reminder')).toBe(0);
  world.shop.clock.advance({ seconds: 1 });
  await followUp();
  await followUp();
  expect(await mails('order reminder')).toBe(1);
  expect((await eventsOf(db, order.id)).filter(({ what }) => what === 'questionReminded')).toHaveLength(1);

  world.shop.clock.advance({ days: 11 });
  await followUp();
  expect(await now()).toMatchObject({ status: 'cancelled', askedAt: null });
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ by: 'shop', status: 'cancelled' });
  expect(await mails('order unanswered')).toBe(1);
});

test('who was not reminded in time is reminded first, and has the rest of a round to answer', async () => {
  world.shop.clock.advance({ days: 20 });
  await followUpQuestions(
    { ...world.shop, config: { ...world.shop.config, ordering: { ...world.shop.config.ordering, answerDays: 30 } } },
    world.shop.clock.now(),
  );
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: world.shop.clock.now() });
});

test('an answer ends the waiting, and a new question begins it anew', async () => {
  await changeOrder(world.shop, order.id, { kind: 'patient' }, { name: 'answer', message: 'Zweimal täglich.' });
  world.shop.clock.advance({ days: 20 });
  await actAsAnna(world.shop, order.id, { name: 'ask', message: 'Und abends?' });
  await followUp();
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: null });
});

test('an order that is paid is never ended by itself', async () => {
  await actAsAnna(world.shop, order.id, { name: 'paid' });
  for (const days of [4, 20]) {
    world.shop.clock.advance({ days });
    await followUp();
  }
  expect(await now()).toMatchObject({ status: 'clarification', remindedAt: expect.any(Date) });
});
