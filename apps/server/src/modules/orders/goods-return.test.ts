import { randomUUID } from 'node:crypto';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { listPayments, noteRefund } from '@shop/contract/desk/payments';
import * as calls from '@shop/contract/desk/returns';
import { acceptWithdrawal, listWithdrawals, readWithdrawal } from '@shop/contract/desk/withdrawals';
import { readOrder } from '@shop/contract/orders';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { invoices } from '../../db/schema/invoices.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { stockMovements } from '../../db/schema/stock.ts';
import { type Invoice, sumCents } from '../../documents/invoice.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenInvoiced } from '../../testing/invoiced-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { declare } from '../../testing/withdrawal.ts';
import { once } from '../../testing/write-headers.ts';
import { findOrder, linesOf } from './order-queries.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let order: Order;
let lineCents: number;
const reason = 'Die Dose war beschädigt.';

beforeEach(async () => {
  shop = world.shop;
  order = await givenInvoiced(shop, db);
  lineCents = (await linesOf(db, order.id))[0]?.totalCents ?? 0;
});

const orderNow = async () => (await findOrder(db, order.id)) as Order;

async function take(lines: number[] | null, more: { version?: number; isHere?: boolean } = {}) {
  shop.clock.advance({ seconds: 1 });
  const version = more.version ?? (await orderNow()).version;
  const body = { version, lines, reason, isHere: more.isHere ?? true };
  return shop.pharmacist.call(calls.takeGoodsBack, { params: { id: order.id }, headers: once(), body });
}

const preview = async (lines: number[] | null) =>
  shop.pharmacist.call(calls.previewReturn, { params: { id: order.id }, body: { lines } });

async function papers() {
  const made = await db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(asc(invoices.number));
  return made.map(({ kind, content }) => ({ kind, cents: sumCents((content as unknown as Invoice).lines) }));
}

async function withdrawn(lines: number[] | null, goods: 'nothing' | 'awaited') {
  shop.clock.advance({ minutes: 1 });
  await declare(shop, { orderCode: order.code, email: shop.patient.email });
  const { withdrawals } = (await shop.pharmacist.call(listWithdrawals, {})).data;
  const id = withdrawals.at(-1)?.id ?? '';
  const accept = () =>
    shop.pharmacist.call(acceptWithdrawal, { params: { id }, headers: once(), body: { lines, goods } });
  return { id, accept };
}

test('one line and then the rest: two corrections that come to nothing, and the money on the list of refunds', async () => {
  const before = (await db.select().from(stockMovements)).length;
  expect((await preview([1])).data).toEqual({ creditedCent: lineCents, paper: 'correction', refundDueCent: lineCents });
  expect((await take([1])).statusCode).toBe(200);
  expect(await papers()).toMatchObject([{ kind: 'invoice' }, { kind: 'correction', cents: -lineCents }]);
  const rest = order.totalCents - lineCents;
  expect((await preview(null)).data).toEqual({
    creditedCent: rest,
    paper: 'correction',
    refundDueCent: order.totalCents,
  });
  await take(null, { isHere: false });
  const all = await papers();
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'correction']);
  expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(await orderNow()).toMatchObject({ status: 'completed', refundDueCents: order.totalCents });
  // Medicines never go back into stock.
  expect(await db.select().from(stockMovements)).toHaveLength(before);

  const accounting = await givenAtDesk(shop, db, ['accounting']);
  const { refunds } = (await accounting.call(listPayments, {})).data;
  expect(refunds).toMatchObject([{ code: order.code, amountCent: order.totalCents }]);
  await accounting.call(noteRefund, { params: { id: order.id }, headers: once(), body: { reason: 'Überweisung 12' } });
  expect(await orderNow()).toMatchObject({ paidCents: 0, refundDueCents: 0 });
});

test('the whole at once is a cancellation, with the delivery', async () => {
  expect((await preview(null)).data).toMatchObject({ creditedCent: order.totalCents, paper: 'cancellation' });
  await take(null);
  expect(await papers()).toMatchObject([{ kind: 'invoice' }, { kind: 'cancellation', cents: -order.totalCents }]);
  expectError(await take(null), 'NothingToTakeBack');
});

test('all lines one by one leave the delivery, which goes back with the rest', async () => {
  await take([1, 2]);
  const { data } = await shop.pharmacist.call(calls.readReturnChoice, { params: { id: order.id } });
  expect(data.lines.map(({ credited }) => credited)).toEqual(['takenBack', 'takenBack']);
  expect(data.deliveryCent).toBe(order.shippingCents);
  expectError(await take([2]), 'LinesNotReturnable', { positions: [2] });
  await take(null);
  expect(await orderNow()).toMatchObject({ refundDueCents: order.totalCents, withdrawnCents: order.totalCents });
});

test('the patient reads why and how much, in the account and in a mail; the desk has it in its story', async () => {
  await take([2]);
  const asked = { params: { id: order.id }, query: { code: order.code } };
  const { data } = await shop.patient.call(readOrder, asked);
  const [line] = await linesOf(db, order.id);
  expect(data.returns).toMatchObject([
    { reason, products: [line?.name], withDelivery: false, creditedCent: lineCents },
  ]);
  expect(data.messages).toMatchObject([{ from: 'pharmacy', text: reason }]);
  expect(data.invoice?.corrections).toMatchObject([{ kind: 'correction' }]);
  while ((await shop.sendMails()) > 0);
  const mail = (await readMails(shop.mailFolder)).find(({ subject }) => subject?.includes('Rechnung zu'));
  expect(mail?.subject).toBe(`Wir haben die Rechnung zu ${order.code} korrigiert`);
  const amount = (lineCents / 100).toFixed(2).replace('.', ',');
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain(`Wir erstatten Ihnen ${amount}`);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.what, 'goodsTakenBack'));
  expect(events).toMatchObject([{ orderId: order.id, message: reason, byName: shop.pharmacist.person.name }]);
  const atDesk = (await shop.pharmacist.call(readDeskOrder, { params: { id: order.id } })).data;
  expect(atDesk.returns).toMatchObject([{ lines: [2], reason, isHere: true, creditedCent: lineCents }]);
  // Who may not see the prescription reads no words about the order.
  const seen = (await shop.pka.call(readDeskOrder, { params: { id: order.id } })).data;
  expect(seen.returns).toMatchObject([{ reason: null, creditedCent: lineCents }]);
});

test('the paper for the destruction is there for goods that are here', async () => {
  await take([1]);
  await take([2], { isHere: false });
  const { returns } = (await shop.pharmacist.call(readDeskOrder, { params: { id: order.id } })).data;
  const print = (returnId = '') => shop.pta.call(calls.printReturn, { params: { id: order.id, returnId } });
  const paper = await print(returns[0]?.id);
  expect(paper.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  expectError(await print(returns[1]?.id), 'InvalidState');
  expectError(await print(randomUUID()), 'NotFound');
});

test('unknown lines, an order in the house and one that ended are refused, and nothing is credited', async () => {
  expectError(await take([1, 7]), 'LinesNotReturnable', { positions: [7] });
  expectError(await take([1], { version: order.version - 1 }), 'OrderChanged');
  for (const status of ['preparing', 'readyForPickup', 'cancelled'] as const) {
    await db.update(orders).set({ status }).where(eq(orders.id, order.id));
    expectError(await preview([1]), 'OrderNotSent');
    expectError(await take([1]), 'OrderNotSent');
  }
  expect(await papers()).toHaveLength(1);
});

test('an undecided withdrawal of the patient comes first; what it takes cannot be taken back', async () => {
  const { id, accept } = await withdrawn([1], 'awaited');
  expectError(await take([2]), 'WithdrawalUndecided');
  const choice = async () => (await shop.pharmacist.call(calls.readReturnChoice, { params: { id: order.id } })).data;
  expect((await choice()).cases).toEqual([{ id, state: 'undecided' }]);
  await accept();
  expect(await choice()).toMatchObject({
    cases: [{ id, state: 'goodsAwaited' }],
    lines: [{ credited: 'withdrawn' }, { credited: null }],
  });
  expectError(await take([1]), 'LinesNotReturnable', { positions: [1] });
  await take(null);
  expect(await orderNow()).toMatchObject({ refundDueCents: order.totalCents - lineCents });
});

test('what a stranger declares stops nothing', async () => {
  await declare(shop, { orderCode: order.code, email: 'jemand@anderswo.example' });
  expect((await take([1])).statusCode).toBe(200);
});

test('what was taken back is no longer there to be withdrawn from', async () => {
  await take([1]);
  const part = await withdrawn([1], 'nothing');
  expectError(await part.accept(), 'InvalidState');
  const { data } = await shop.pharmacist.call(readWithdrawal, { params: { id: part.id } });
  expect(data.order?.lines).toMatchObject([{ isTakenBack: true, isWithdrawn: false }, { isTakenBack: false }]);
  const whole = { params: { id: part.id }, headers: once(), body: { lines: null, goods: 'nothing' as const } };
  expect((await shop.pharmacist.call(acceptWithdrawal, whole)).data.acceptedCent).toBe(order.totalCents - lineCents);
  expect(await orderNow()).toMatchObject({ refundDueCents: order.totalCents, withdrawnCents: order.totalCents });
  expect((await papers()).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});
