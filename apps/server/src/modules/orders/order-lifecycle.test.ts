import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { goodsReturns } from '../../db/schema/goods-returns.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Actor, type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { drawMissingPapers, invoicePaper, issueInvoice } from './invoice-service.ts';
import { type ActionName, obstacleTo } from './order-actions.ts';
import { expireHolds } from './order-deadline-service.ts';
import { firstBroken } from './order-events.ts';
import { eventsOf, findOrder, linesOf } from './order-queries.ts';
import { changeOrder, type OrderAction } from './order-service.ts';
import { exportBatches } from './person-record-service.ts';
import { issueWaitingInvoices } from './waiting-invoice-service.ts';

const database = testDatabase();
const { db } = database;

function action(name: ActionName): OrderAction {
  if (name === 'ask' || name === 'answer' || name === 'reject') return { name, message: 'Bitte klären.' };
  if (name === 'ship') return { name, trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: '2026-11-20' };
  return { name } as OrderAction;
}

async function act(shop: OrderingShop, order: Order, names: ActionName[], actor?: Actor): Promise<Order> {
  let now = order;
  for (const name of names) {
    now = actor
      ? await changeOrder(shop, order.id, actor, action(name))
      : await actAsAnna(shop, order.id, action(name));
  }
  return now;
}

async function stockOf(order: Order): Promise<number> {
  const [line] = await linesOf(db, order.id);
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, line?.productId ?? ''));
  return product?.stockUnits ?? Number.NaN;
}

async function newestMailKind(): Promise<string | undefined> {
  const [mail] = await db.select({ kind: outbox.kind }).from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  return mail?.kind;
}

const parcel: ActionName[] = ['review', 'verify', 'confirm', 'paid', 'prepare', 'ship', 'complete'];
const pickup: ActionName[] = ['review', 'verify', 'confirm', 'prepare', 'ready', 'paid', 'complete'];

test('a parcel from the request to its end, every step recorded with who, when and why', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  const done = await act(shop, order, parcel);
  expect(done).toMatchObject({
    status: 'completed',
    trackingUrl: 'https://paket.example/1',
    retainUntil: expect.any(String),
  });
  const events = await eventsOf(db, order.id);
  expect(events.map(({ by, byName, status, what }) => [by, byName, status ?? what])).toEqual([
    ['patient', null, 'requested'],
    ['pharmacy', 'anna', 'inReview'],
    ['pharmacy', 'anna', 'prescriptionVerified'],
    ['pharmacy', 'anna', 'confirmed'],
    ['pharmacy', 'anna', 'paid'],
    ['pharmacy', 'anna', 'preparing'],
    ['pharmacy', 'paul', 'packed'],
    ['pharmacy', 'rita', 'released'],
    ['pharmacy', 'anna', 'shipped'],
    ['pharmacy', 'anna', 'completed'],
  ]);
  expect(firstBroken(events)).toBeNull();
  expect(await stockOf(order)).toBe(95);
});

test('what is picked up is paid when it is handed over, and no mere step hands it over', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder({ shippingOptionId: 'pickup' });
  expect(order).toMatchObject({ paymentMethod: 'pickup', shippingCents: 0 });
  await act(shop, order, pickup.slice(0, 5));
  await expect(act(shop, order, ['complete'])).rejects.toMatchObject({ id: 'InvalidState' });
  await expect(act(shop, order, ['paid', 'complete'])).rejects.toMatchObject({ id: 'IdentityMissing' });
});

describe('nothing ships without a recorded valid prescription and payment', () => {
  test.each<[string, ActionName[], string, string]>([
    [
      'the check of the prescription',
      ['review', 'original', 'confirm', 'paid'],
      'prescriptionVerified',
      'InvalidState',
    ],
    ['the original', ['review', 'confirm', 'paid'], 'originalReceived', 'OriginalMissing'],
    ['the payment', ['review', 'original', 'verify', 'confirm'], 'paid', 'InvalidState'],
  ])('%s', async (_what, names, missing, refusal) => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await db.update(orders).set({ prescriptionFormat: 'physical' }).where(eq(orders.id, order.id));
    await act(shop, order, names);
    // By the checklist nobody gets there: without the original a paper is not called valid.
    if (missing === 'originalReceived') await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() });
    const held = (await findOrder(db, order.id)) as Order;
    expect(obstacleTo(held, 'prepare', 'pharmacy')).toBe(missing);
    await expect(act(shop, order, ['prepare'])).rejects.toMatchObject({ id: 'InvalidState' });
    // Even an order that came there some other way does not leave the house.
    await db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, order.id));
    await expect(act(shop, order, ['ship'])).rejects.toMatchObject({ id: refusal });
  });
});

test.each(['cancel', 'reject'] as const)('what is not dispensed after %s goes back to the shelf', async (name) => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  expect(await stockOf(order)).toBe(95);
  await act(shop, order, ['review', name]);
  expect(await stockOf(order)).toBe(100);
  await expect(act(shop, order, [name])).rejects.toMatchObject({ id: 'InvalidState' });
  expect(await stockOf(order)).toBe(100);
});

test('once it is being weighed out, the pharmacist decides what becomes of it', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  await act(shop, order, ['review', 'verify', 'confirm', 'paid', 'prepare', 'cancel']);
  expect(await stockOf(order)).toBe(95);
});

describe('a hold', () => {
  test('ends after 72 hours without a file: the stock is free again and the patient is told', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    shop.clock.advance({ hours: 72, seconds: -1 });
    await expireHolds(shop, shop.clock.now());
    expect(await stockOf(order)).toBe(95);
    shop.clock.advance({ seconds: 1 });
    await Promise.all([expireHolds(shop, shop.clock.now()), expireHolds(shop, shop.clock.now())]);
    expect(await stockOf(order)).toBe(100);
    expect(await newestMailKind()).toBe('order expired');
    expect(await db.$count(outbox, eq(outbox.kind, 'order expired'))).toBe(1);
  });

  test.each(['review', 'paid'] as const)('does not end once somebody has done %s', async (name) => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await act(shop, order, [name]);
    shop.clock.advance({ days: 14 });
    await expireHolds(shop, shop.clock.now());
    expect(await stockOf(order)).toBe(95);
  });
});

describe('the invoice', () => {
  test('is made once when the parcel leaves', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await act(shop, order, parcel);
    const made = await db.select().from(invoices);
    expect(made.map(({ number, kind }) => [number, kind])).toEqual([
      [`RE-${shop.clock.now().getFullYear()}-00001`, 'invoice'],
    ]);
    expect(made[0]?.content).toMatchObject({
      orderCode: order.code,
      lines: [{ totalCents: 5 * 899 }, { totalCents: 590 }],
    });
    await drawMissingPapers(shop);
    const paper = await invoicePaper(db, order.id);
    expect(paper?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await db.select().from(invoices))[0]?.pdf).toEqual(paper?.pdf);
  });

  test('and the export of the data names the batches that were handed over', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await act(shop, order, parcel.slice(0, 4));
    expect(await exportBatches(db, order.id)).toEqual([]);
    await act(shop, order, parcel.slice(4, 6));
    const [line] = await linesOf(db, order.id);
    const received = { product: line?.name, batch: expect.anything(), amount: 5 };
    expect(await exportBatches(db, order.id)).toEqual([expect.objectContaining(received)]);
  });

  test('of an order that is never picked up is answered by a counter-document, not changed', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder({ shippingOptionId: 'pickup' });
    await act(shop, order, [...pickup.slice(0, 5), 'cancel']);
    const [invoice, cancellation] = await db.select().from(invoices).orderBy(invoices.number);
    expect(invoice).toMatchObject({ kind: 'invoice', content: { lines: [{ totalCents: 5 * 899 }] } });
    expect(cancellation).toMatchObject({
      kind: 'cancellation',
      content: { cancels: { number: invoice?.number }, lines: [{ totalCents: -5 * 899 }] },
    });
  });

  test('over 250 € waits for the tax number of the pharmacy, and is made once it is there; what was credited meanwhile is taken back', async () => {
    const shop = orderingShop(database);
    const pharmacy = { ...shop.config.pharmacy, vatId: '' };
    shop.config = { ...shop.config, pharmacy };
    const small = await shop.givenOrder();
    await act(shop, small, parcel);
    const order = await shop.givenOrder(undefined, 30);
    await act(shop, order, parcel.slice(0, 6));
    const waitsSince = shop.clock.now();
    expect(await db.select({ orderId: invoices.orderId }).from(invoices)).toEqual([{ orderId: small.id }]);
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'shipped', invoiceWaitsSince: waitsSince });
    await issueWaitingInvoices(shop, shop.clock.now());
    expect(await invoicePaper(db, order.id)).toBeNull();

    shop.clock.advance({ days: 3 });
    const [line] = await linesOf(db, order.id);
    const lines = [line?.position ?? 0];
    const taken = { lines, withDelivery: true, creditedCents: order.totalCents - 1, reason: 'Bruch', isHere: true };
    const by = await givenStaff(db);
    const at = shop.clock.now();
    await db.insert(goodsReturns).values({ ...taken, orderId: order.id, at, byStaffId: by.id, byName: by.name });
    await db.update(orders).set({ withdrawnCents: taken.creditedCents }).where(eq(orders.id, order.id));
    shop.config = { ...shop.config, pharmacy: { ...pharmacy, vatId: 'DE123456789' } };
    await issueWaitingInvoices(shop, at);
    await issueWaitingInvoices(shop, at);
    const made = await db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(invoices.number);
    expect(made.map(({ kind }) => kind)).toEqual(['invoice', 'correction']);
    const suppliedOn = germanDay(waitsSince);
    expect(made[0]?.content).toMatchObject({ issuedOn: germanDay(at), suppliedOn, seller: { vatId: 'DE123456789' } });
    expect(made[1]?.content).toMatchObject({ corrects: [0, 1] });
    expect(await findOrder(db, order.id)).toMatchObject({ invoiceWaitsSince: null });
  });

  test('is changed by nobody', async () => {
    const shop = orderingShop(database);
    await act(shop, await shop.givenOrder(), parcel.slice(0, 6));
    await drawMissingPapers(shop);
    for (const change of [
      { number: 'RE-1' },
      { content: {} },
      { pdf: Buffer.from('other') },
      { issuedAt: new Date(0) },
    ]) {
      await expect(db.update(invoices).set(change)).rejects.toMatchObject({
        cause: { message: 'an invoice is never changed' },
      });
    }
  });

  test('200 at once: no gap and no number twice', async () => {
    const shop = orderingShop(database);
    const { id: _, code: __, ...order } = await shop.givenOrder();
    const many = Array.from({ length: 200 }, (_, index) => ({ ...order, idempotencyKey: null, code: `TEST-${index}` }));
    const made = await db.insert(orders).values(many).returning();
    const now = shop.clock.now();
    await Promise.all(
      made.map((each) =>
        db.transaction((tx) => issueInvoice(tx, { order: each, lines: [], config: shop.config, now })),
      ),
    );
    const issued = await db.select({ number: invoices.number }).from(invoices);
    expect(issued.map(({ number }) => Number(number.slice(-5))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });

  test('whose transaction fails leaves no gap', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    const now = shop.clock.now();
    const issue = (isFailing: boolean) =>
      db.transaction(async (tx) => {
        await issueInvoice(tx, { order, lines: [], config: shop.config, now });
        if (isFailing) throw new Error('the power went');
      });
    await expect(issue(true)).rejects.toThrow('the power went');
    await issue(false);
    expect(await db.select({ number: invoices.number }).from(invoices)).toEqual([
      { number: expect.stringMatching(/-00001$/) },
    ]);
  });
});

test('entries of an order cannot be changed or taken out, and one that was would show', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  await act(shop, order, ['review', 'verify']);
  const kept = { cause: { message: 'entries of an order are never changed' } };
  await expect(db.update(orderEvents).set({ byName: 'nobody' })).rejects.toMatchObject(kept);
  await expect(db.delete(orderEvents)).rejects.toMatchObject(kept);

  const events = await eventsOf(db, order.id);
  expect(firstBroken(events)).toBeNull();
  expect(firstBroken(events.map((event, index) => (index === 1 ? { ...event, byName: 'other' } : event)))?.id).toBe(
    events[1]?.id,
  );
  expect(firstBroken(events.filter((_, index) => index !== 1))?.id).toBe(events[2]?.id);
});
