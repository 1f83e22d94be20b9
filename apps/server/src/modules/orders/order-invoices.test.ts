import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { goodsReturns } from '../../db/schema/goods-returns.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import { act, parcel, pickup } from '../../testing/order-steps.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { drawMissingPapers, invoicePaper, issueInvoice } from './invoice-service.ts';
import { findOrder, linesOf } from './order-queries.ts';
import { exportBatches } from './person-record-service.ts';
import { issueWaitingInvoices } from './waiting-invoice-service.ts';

const database = testDatabase();
const { db } = database;

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
