import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { type Actor, type Order, orders } from '../../db/schema/orders.ts';
import { actAsAnna, annaAsActor } from '../../testing/as-anna.ts';
import { givenProduct } from '../../testing/factories.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import type { LineAmount } from './amended-lines.ts';
import { amendmentsOf } from './amendment-queries.ts';
import { eventsOf, findOrder, linesOf } from './order-queries.ts';
import { changeOrder } from './order-service.ts';

const database = testDatabase();
const { db } = database;
const patient: Actor = { kind: 'patient' };
const priceCents = 1_000;
const shippingCents = 590;

let shop: OrderingShop;
let order: Order;

/** Two lines: 20 g and 10 g at 10 €. */
beforeEach(async () => {
  shop = orderingShop(database);
  await seedDelivery(db, shop.config);
  const person = await shop.givenPatient();
  for (const quantity of [20, 10]) {
    await shop.fill(person, (await givenProduct(db, { priceCents })).product, quantity);
    shop.clock.advance({ seconds: 1 });
  }
  order = await shop.reserve(person);
  await actAsAnna(shop, order.id, { name: 'review' });
});

function propose(...lines: LineAmount[]): Promise<Order> {
  return actAsAnna(shop, order.id, { name: 'propose', message: 'Das Rezept nennt weniger.', lines });
}

async function proposed(): Promise<string> {
  return (await amendmentsOf(db, order.id)).find(({ state }) => state === 'proposed')?.id ?? '';
}

const decide = (name: 'agree' | 'decline', amendmentId: string, by: Actor = patient) =>
  changeOrder(shop, order.id, by, { name, amendmentId });
const quantities = async () => (await linesOf(db, order.id)).map(({ quantity }) => quantity);
/** Of both products, the least first. */
const stock = async () => {
  const rows = await db.select({ units: products.stockUnits }).from(products).orderBy(products.stockUnits);
  return rows.map(({ units }) => units);
};

describe('what may be proposed', () => {
  test.each([
    ['a line raised', [{ position: 1, quantity: 25 }], { id: 'AmendmentRefused', data: { reason: 'more' } }],
    [
      'nothing left',
      [
        { position: 1, quantity: 0 },
        { position: 2, quantity: 0 },
      ],
      { data: { reason: 'nothingLeft' } },
    ],
    ['nothing changed', [{ position: 1, quantity: 20 }], { data: { reason: 'nothingChanged' } }],
    ['a line that is not there', [{ position: 3, quantity: 5 }], { data: { reason: 'unknownLine' } }],
    [
      'a line named twice',
      [
        { position: 1, quantity: 5 },
        { position: 1, quantity: 10 },
      ],
      { data: { reason: 'unknownLine' } },
    ],
    [
      'an amount between the steps',
      [{ position: 1, quantity: 12 }],
      { id: 'InvalidQuantity', data: { min: 5, increment: 5, max: 15 } },
    ],
  ])('not %s', async (_what, lines, refusal) => {
    await expect(propose(...lines)).rejects.toMatchObject(refusal);
    expect(await amendmentsOf(db, order.id)).toEqual([]);
  });

  test.each(['preparing', 'shipped', 'requested', 'completed'] as const)('nothing while it is %s', async (status) => {
    await db.update(orders).set({ status }).where(eq(orders.id, order.id));
    await expect(propose({ position: 1, quantity: 10 })).rejects.toMatchObject({ id: 'InvalidState' });
  });
});

test('a proposal changes nothing but asks, also of an order that was confirmed', async () => {
  await actAsAnna(shop, order.id, { name: 'confirm' });
  const after = await propose({ position: 1, quantity: 10 });
  expect(after).toMatchObject({
    status: 'clarification',
    confirmedAt: null,
    totalCents: 30 * priceCents + shippingCents,
  });
  expect(await quantities()).toEqual([20, 10]);
  expect(await amendmentsOf(db, order.id)).toMatchObject([
    { state: 'proposed', proposedBy: 'anna', toTotalCents: 20 * priceCents + shippingCents },
  ]);
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({
    what: 'amendmentProposed',
    status: 'clarification',
    message: 'Das Rezept nennt weniger.',
  });
});

describe('with the agreement', () => {
  test('lines, total and VAT change, and what is no longer needed goes back to stock', async () => {
    expect(await stock()).toEqual([80, 90]);
    await propose({ position: 1, quantity: 5 }, { position: 2, quantity: 0 });
    const after = await decide('agree', await proposed());
    const totalCents = 5 * priceCents + shippingCents;
    expect(after).toMatchObject({
      status: 'inReview',
      totalCents,
      vatCents: Math.round((totalCents * 19) / 119),
      refundDueCents: 0,
    });
    expect(await quantities()).toEqual([5]);
    expect(await stock()).toEqual([95, 100]);
  });

  test('what stays costs what it cost when it was ordered, whatever the catalogue says now', async () => {
    await db.update(products).set({ priceCents: priceCents * 3 });
    await propose({ position: 1, quantity: 5 });
    const after = await decide('agree', await proposed());
    expect(after.totalCents).toBe((5 + 10) * priceCents + shippingCents);
  });

  test('what was paid too much is noted for refund, also twice', async () => {
    await actAsAnna(shop, order.id, { name: 'paid' });
    await propose({ position: 1, quantity: 10 });
    expect(await decide('agree', await proposed())).toMatchObject({ refundDueCents: 10 * priceCents });
    await propose({ position: 2, quantity: 5 });
    expect(await decide('agree', await proposed())).toMatchObject({ refundDueCents: 15 * priceCents });
  });

  test('on the telephone, who noted it is kept', async () => {
    await propose({ position: 1, quantity: 10 });
    await decide('agree', await proposed(), await annaAsActor(db));
    expect(await amendmentsOf(db, order.id)).toMatchObject([{ state: 'agreed', notedBy: 'anna' }]);
  });
});

test('declined, everything stays as it was and is with the pharmacy again', async () => {
  await propose({ position: 1, quantity: 10 });
  expect(await decide('decline', await proposed())).toMatchObject({ status: 'inReview', proposedAt: null });
  expect(await quantities()).toEqual([20, 10]);
  expect(await amendmentsOf(db, order.id)).toMatchObject([{ state: 'declined', notedBy: null }]);
});

describe('at the same time', () => {
  test('a second proposal takes the place of the first, which can no longer be agreed to', async () => {
    await propose({ position: 1, quantity: 10 });
    const first = await proposed();
    await propose({ position: 1, quantity: 5 });
    await expect(decide('agree', first)).rejects.toMatchObject({ id: 'OrderChanged' });
    expect(await quantities()).toEqual([20, 10]);
    await decide('agree', await proposed());
    expect(await quantities()).toEqual([5, 10]);
  });

  test('two proposals: both are made one after the other, and one is open', async () => {
    await Promise.all([propose({ position: 1, quantity: 10 }), propose({ position: 1, quantity: 5 })]);
    expect((await amendmentsOf(db, order.id)).map(({ state }) => state).sort()).toEqual(['proposed', 'withdrawn']);
  });

  test('agreeing ten times changes the order once', async () => {
    await propose({ position: 1, quantity: 10 });
    const id = await proposed();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => decide('agree', id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stock()).toEqual([90, 90]);
  });

  test('the patient cancels and agrees: the stock is back once, whichever came first', async () => {
    await propose({ position: 1, quantity: 10 });
    const id = await proposed();
    await Promise.allSettled([changeOrder(shop, order.id, patient, { name: 'cancel' }), decide('agree', id)]);
    const { status } = (await findOrder(db, order.id)) as Order;
    expect(status).toBe('cancelled');
    expect(await stock()).toEqual([100, 100]);
  });

  test('whatever ends the question lays the proposal aside', async () => {
    await propose({ position: 1, quantity: 10 });
    const id = await proposed();
    await actAsAnna(shop, order.id, { name: 'review' });
    await expect(decide('agree', id)).rejects.toMatchObject({ id: 'InvalidState' });
    expect(await amendmentsOf(db, order.id)).toMatchObject([{ state: 'withdrawn' }]);
  });
});
