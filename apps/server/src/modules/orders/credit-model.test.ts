import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { type Invoice, sumCents } from '../../documents/invoice.ts';
import { ShopError } from '../../errors.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { givenInvoiced } from '../../testing/invoiced-order.ts';
import { testWorld } from '../../testing/test-world.ts';
import { accept, dismiss, noteBack } from '../withdrawal/case-decision-service.ts';
import { isEndedUnserved } from './order-money.ts';
import { bookOnOrder } from './order-payment-service.ts';
import { findOrder, lockOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import { actAsStaff } from './staff-order-service.ts';

const world = testWorld(deskShop);
const { db } = world;

/** Of an order of three lines; null for all that is left. */
const lines = fc.constantFrom<number[] | null>([1], [2], [3], [1, 2], [2, 3], [4], null);
const cents = fc.integer({ min: 1, max: 20_000 });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pay' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), cents }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('takeBack' as const), lines }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('withdraw' as const),
      lines,
      goods: fc.constantFrom('nothing' as const, 'awaited' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('goodsBack' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('amend' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('complete' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('undelivered' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Whatever is refused changes nothing; anything else is a fault. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
  }
}

async function book(order: Order, kind: 'transfer' | 'refund', amount: number): Promise<void> {
  const { ordering, pharmacist } = world.shop;
  const booking = { kind, cents: amount, entryId: null, actor: pharmacist.actor, now: ordering.clock.now() };
  await db.transaction(async (tx) => {
    await bookOnOrder(tx, ordering, (await lockOrder(tx, order.id)) as Order, booking);
  });
}

async function withdraw(order: Order, wanted: number[] | null, goods: 'nothing' | 'awaited'): Promise<void> {
  const { ordering, pharmacist } = world.shop;
  const declared = { fullName: 'Clara', orderCode: order.code, email: order.email, scope: 'whole' as const };
  const [made] = await db
    .insert(withdrawals)
    .values({ ...declared, orderId: order.id, isProven: true, receivedAt: ordering.clock.now() })
    .returning();
  const asked = () => ({ id: made?.id ?? '', key: randomUUID() });
  await tried(() => accept(ordering, pharmacist.person, { ...asked(), lines: wanted, goods }));
  // One that could not be accepted would keep goods from being taken back.
  await tried(() => dismiss(ordering, pharmacist.person, { ...asked(), reason: 'Doppelt' }));
}

async function goodsBack(order: Order): Promise<void> {
  const { ordering, pharmacist } = world.shop;
  const isAwaited = and(eq(withdrawals.orderId, order.id), eq(withdrawals.goods, 'awaited'));
  const [open] = await db.select().from(withdrawals).where(isAwaited).limit(1);
  if (!open) return;
  const asked = { id: open.id, key: randomUUID(), note: 'Dose', isHere: true };
  await tried(() => noteBack(ordering, pharmacist.person, asked));
}

async function perform(order: Order, one: Step): Promise<void> {
  const { ordering, pharmacist } = world.shop;
  const act = (action: Parameters<typeof actAsStaff>[2]['action']) =>
    tried(() => actAsStaff(ordering, pharmacist.person, { orderId: order.id, action, seen: {}, key: null }));
  switch (one.what) {
    case 'pay':
      return book(order, 'transfer', one.cents);
    case 'refund': {
      const amount = Math.min(one.cents, order.refundDueCents);
      return amount > 0 ? book(order, 'refund', -amount) : undefined;
    }
    case 'takeBack':
      return act({ name: 'takeGoodsBack', message: 'Beschädigt', lines: one.lines, isHere: true });
    case 'withdraw':
      return withdraw(order, one.lines, one.goods);
    case 'goodsBack':
      return goodsBack(order);
    case 'amend':
      return act({ name: 'propose', message: 'Weniger', lines: [{ position: 1, quantity: 1 }] });
    case 'complete':
      return tried(() => changeOrder(ordering, order.id, pharmacist.actor, { name: 'complete' }));
    case 'undelivered': {
      const action = { name: 'undelivered', message: 'Kam zurück', outcome: 'returned' } as const;
      return tried(() => changeOrder(ordering, order.id, pharmacist.actor, action));
    }
  }
}

async function expectSums(id: string): Promise<Order> {
  const order = (await findOrder(db, id)) as Order;
  const owed = isEndedUnserved(order) ? 0 : order.totalCents - order.withdrawnCents;
  const papers = await db.select({ content: invoices.content }).from(invoices).where(eq(invoices.orderId, id));
  const invoiced = papers.reduce((total, { content }) => total + sumCents((content as unknown as Invoice).lines), 0);
  expect(invoiced, 'the papers say what is owed').toBe(owed);
  const [ledger] = await db
    .select({ cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(eq(payments.orderId, id));
  expect(order.paidCents, 'the payments add up').toBe(ledger?.cents);
  expect(order.refundDueCents, 'due back is what was paid beyond what is owed').toBe(
    Math.max(0, order.paidCents - owed),
  );
  expect(order.paidCents).toBeGreaterThanOrEqual(0);
  expect(owed).toBeGreaterThanOrEqual(0);
  return order;
}

test('papers, debts and refunds agree after payments, refunds, withdrawals, goods taken back and an end, in any order', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9, size: 'max' }), async (steps) => {
      // A person can have only so many open orders, and hand in so many files an hour.
      await db.update(orders).set({ status: 'completed' });
      world.shop.clock.advance({ hours: 1 });
      let order = await givenInvoiced(world.shop, db, { lines: 3, status: 'shipped' });
      for (const one of steps) {
        await perform(order, one);
        order = await expectSums(order.id);
      }
    }),
    { numRuns: 25 },
  );
});
