import { listPayments, noteRefund } from '@shop/contract/desk/payments';
import * as calls from '@shop/contract/desk/withdrawals';
import { readOrder } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { journal } from '../../db/schema/journal.ts';
import { orderEvents, orderLines, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { declare } from '../../testing/withdrawal.ts';
import { once } from '../../testing/write-headers.ts';
import { exportWithdrawals } from './declared-withdrawal-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let pharmacist: TestStaff;

beforeEach(() => {
  shop = world.shop;
  pharmacist = shop.pharmacist;
});

/** A paid order with two lines, as it stands after this. */
async function givenPaid(status: 'confirmed' | 'shipped' | 'completed') {
  const { id, code } = await shop.givenOrder();
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  if (!line) throw new Error('no line');
  await db.insert(orderLines).values({ ...line, position: line.position + 1 });
  const [before] = await db.select().from(orders).where(eq(orders.id, id));
  const totalCents = (before?.totalCents ?? 0) + line.totalCents;
  await db
    .insert(payments)
    .values({ orderId: id, orderCode: code, kind: 'transfer', amountCents: totalCents, at: shop.clock.now() });
  const paid = { status, totalCents, paidCents: totalCents, paidAt: shop.clock.now(), confirmedAt: shop.clock.now() };
  await db.update(orders).set(paid).where(eq(orders.id, id));
  return { id, code, totalCents, line };
}

const orderNow = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const listed = async (closed: 'yes' | 'no' = 'no') =>
  (await pharmacist.call(calls.listWithdrawals, { query: { closed } })).data.withdrawals;
const idOfNewest = async () => (await listed()).at(-1)?.id ?? '';

async function declared(code: string, differences: object = {}) {
  shop.clock.advance({ minutes: 1 });
  await declare(shop, { orderCode: code, email: shop.patient.email, ...differences });
  return idOfNewest();
}

const accept = (id: string, body: { lines: number[] | null; goods: 'nothing' | 'awaited' }) =>
  pharmacist.call(calls.acceptWithdrawal, { params: { id }, headers: once(), body });

async function mailsTo(address: string) {
  while ((await shop.sendMails()) > 0);
  const mails = await readMails(shop.mailFolder);
  return mails.filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);
}

test('what was declared is a case with the deadline of the refund', async () => {
  const order = await givenPaid('completed');
  const id = await declared(order.code, { scope: 'part', products: 'Käppele' });
  expect(await listed()).toMatchObject([
    { id, dueOn: '2025-06-16', channel: 'form', orderCode: order.code, hasOrder: true, state: 'undecided' },
  ]);
  const { data } = await shop.pka.call(calls.readWithdrawal, { params: { id } });
  expect(data).toMatchObject({ products: 'Käppele', isSameEmail: true, order: { code: order.code, hasLeft: true } });
});

test('goods that are awaited keep the money back until they are here; then it is due once, and closed when it is gone', async () => {
  const order = await givenPaid('completed');
  const id = await declared(order.code);
  await accept(id, { lines: null, goods: 'awaited' });
  expect(await orderNow(order.id)).toMatchObject({ refundDueCents: 0, withdrawnCents: 0 });
  expectError(await pharmacist.call(calls.closeWithdrawal, { params: { id }, headers: once() }), 'InvalidState');

  const back = { params: { id }, headers: once(), body: { note: 'Siegel offen, wird vernichtet' } };
  const { data } = await shop.pka.call(calls.noteGoodsBack, back);
  expect(data).toMatchObject({ state: 'refundDue', goods: 'back', order: { refundDueCent: order.totalCents } });
  await shop.pka.call(calls.noteGoodsBack, back);
  const paper = await shop.pka.call(calls.printGoodsBack, { params: { id } });
  expect(paper.headers['content-type']).toBe('application/pdf');
  const accounting = await givenAtDesk(shop, db, ['accounting']);
  const { refunds } = (await accounting.call(listPayments, {})).data;
  expect(refunds).toMatchObject([{ orderId: order.id, amountCent: order.totalCents }]);

  const sent = { params: { id: order.id }, headers: once(), body: { reason: 'Überwiesen' } };
  expect((await accounting.call(noteRefund, sent)).statusCode).toBe(200);
  expect(await orderNow(order.id)).toMatchObject({ refundDueCents: 0, paidCents: 0, status: 'completed' });
  const { data: closed } = await pharmacist.call(calls.closeWithdrawal, { params: { id }, headers: once() });
  expect(closed).toMatchObject({ state: 'closed', closed: { by: pharmacist.person.name } });
  expect(await listed('yes')).toMatchObject([{ id, decision: 'accepted' }]);

  expect(await mailsTo(shop.patient.email)).toEqual(
    expect.arrayContaining([
      `Ihr Widerruf zu ${order.code} ist angenommen`,
      `Ihre Rücksendung zu ${order.code} ist angekommen`,
      `Ihr Widerruf zu ${order.code} ist erledigt`,
    ]),
  );
  const { data: own } = await shop.patient.call(readOrder, { params: { id: order.id }, query: { code: order.code } });
  expect(own.withdrawal?.outcome).toMatchObject({ decision: 'accepted', acceptedCent: order.totalCents });
  expect(await exportWithdrawals(db, order.id)).toMatchObject([{ decision: 'accepted', goods: 'back' }]);
});

test('lines that came back cost nothing any more, and never count twice', async () => {
  const order = await givenPaid('completed');
  const first = await declared(order.code, { scope: 'part' });
  const { data } = await accept(first, { lines: [order.line.position], goods: 'nothing' });
  expect(data.order).toMatchObject({ refundDueCent: order.line.totalCents });
  const second = await declared(order.code, { scope: 'whole' });
  expectError(await accept(second, { lines: [order.line.position], goods: 'nothing' }), 'InvalidState');
  expect((await accept(second, { lines: null, goods: 'nothing' })).data).toMatchObject({
    acceptedCent: order.totalCents - order.line.totalCents,
    order: { refundDueCent: order.totalCents },
  });
  expect(await orderNow(order.id)).toMatchObject({ withdrawnCents: order.totalCents });
});

test('what is still in the house is cancelled, owes all of it back once, and is not taken apart', async () => {
  const order = await givenPaid('confirmed');
  const id = await declared(order.code);
  expect(await orderNow(order.id)).toMatchObject({ withdrawalDeclaredAt: shop.clock.now() });
  expectError(await accept(id, { lines: [order.line.position], goods: 'nothing' }), 'InvalidState');
  const { data } = await accept(id, { lines: null, goods: 'awaited' });
  expect(data).toMatchObject({ state: 'refundDue', goods: 'nothing', order: { status: 'cancelled' } });
  expect(await orderNow(order.id)).toMatchObject({ refundDueCents: order.totalCents, withdrawnCents: 0 });
  expect(await mailsTo(shop.patient.email)).toContain(`Ihre Bestellung ${order.code} ist storniert`);
});

test('refused with a reason that the patient reads, it lets the order go on, and can be opened again', async () => {
  const order = await givenPaid('confirmed');
  const id = await declared(order.code);
  const reason = 'Die Mischung ist nach Ihrem Rezept nur für Sie hergestellt.';
  const refusal = { params: { id }, headers: once(), body: { reason } };
  expectError(await shop.pta.call(calls.refuseWithdrawal, refusal), 'Forbidden');
  expect((await pharmacist.call(calls.refuseWithdrawal, refusal)).data).toMatchObject({
    state: 'closed',
    refusal: reason,
  });
  expect(await orderNow(order.id)).toMatchObject({ withdrawalDeclaredAt: null });
  const { data } = await shop.patient.call(readOrder, { params: { id: order.id }, query: { code: order.code } });
  expect(data.messages.at(-1)).toMatchObject({ from: 'pharmacy', text: reason });
  expect(data.withdrawal?.outcome).toMatchObject({ decision: 'refused' });

  const again = await pharmacist.call(calls.reopenWithdrawal, { params: { id }, headers: once() });
  expect(again.data).toMatchObject({ state: 'undecided', decision: null, refusal: null });
  expect(await orderNow(order.id)).not.toMatchObject({ withdrawalDeclaredAt: null });
  const told = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(told.map(({ what }) => what)).toEqual(expect.arrayContaining(['withdrawalRefused', 'withdrawalReopened']));
});

test('whoever declares from another address hears nothing, and stops nothing until somebody has made sure', async () => {
  const order = await givenPaid('confirmed');
  const stranger = 'fremd@post.example';
  const id = await declared(order.code, { email: stranger });
  const before = await mailsTo(stranger);
  expect(await listed()).toMatchObject([{ id, state: 'unproven' }]);
  expectError(await accept(id, { lines: null, goods: 'nothing' }), 'InvalidState');
  const own = async () =>
    (await shop.patient.call(readOrder, { params: { id: order.id }, query: { code: order.code } })).data.withdrawal;
  expect(await own()).toBeNull();

  const how = { params: { id }, headers: once(), body: { how: 'Rückruf unter der Nummer der Bestellung' } };
  expect((await shop.pka.call(calls.confirmWithdrawalSender, how)).data).toMatchObject({ state: 'undecided' });
  expect(await orderNow(order.id)).not.toMatchObject({ withdrawalDeclaredAt: null });
  expect(await own()).toMatchObject({ scope: 'whole', outcome: null });
  await accept(id, { lines: null, goods: 'nothing' });
  expect(await mailsTo(stranger)).toEqual(before);
  expect(await mailsTo(shop.patient.email)).toContain(`Ihr Widerruf zu ${order.code} ist eingegangen`);
});

test('a letter is entered by hand with the day on which it came, and finds its order when the code was wrong', async () => {
  const order = await givenPaid('shipped');
  const today = shop.clock.now().toISOString().slice(0, 10);
  const body = {
    channel: 'letter' as const,
    receivedOn: '2025-05-30',
    fullName: 'Lena Beispiel',
    orderCode: 'unleserlich',
    email: null,
    scope: 'whole' as const,
    products: null,
  };
  const headers = once();
  const { data } = await shop.pka.call(calls.enterWithdrawal, { headers, body });
  expect((await shop.pka.call(calls.enterWithdrawal, { headers, body })).data.id).toBe(data.id);
  expect(data).toMatchObject({ dueOn: '2025-06-13', state: 'unproven', order: null, enteredBy: shop.pka.person.name });
  const params = { id: data.id };
  const assign = (orderCode: string) =>
    shop.pka.call(calls.assignWithdrawal, { params, headers: once(), body: { orderCode } });
  expectError(await assign('7KQX-M29F'), 'NotFound');
  expect((await assign(order.code.toLowerCase())).data).toMatchObject({ orderCode: order.code, state: 'unproven' });
  const entries = await db.select().from(journal).where(eq(journal.subjectId, data.id)).orderBy(journal.id);
  expect(entries.map(({ what }) => what)).toEqual(['withdrawalEntered', 'withdrawalAssigned']);
  expect(entries.map(({ detail }) => detail).join()).not.toContain('Lena');
  const early = await shop.pka.call(calls.enterWithdrawal, {
    headers: once(),
    body: { ...body, receivedOn: `9${today.slice(1)}` },
  });
  expectError(early, 'InvalidInput', { fields: [{ path: 'body.receivedOn', problem: 'out_of_range' }] });
});

test('a made-up declaration is closed without a word to anybody', async () => {
  const id = await declared('7KQX-M29F', { email: 'fremd@post.example' });
  const before = await mailsTo('fremd@post.example');
  const body = { reason: 'Keine solche Bestellung' };
  await pharmacist.call(calls.dismissWithdrawal, { params: { id }, headers: once(), body });
  expect(await listed()).toEqual([]);
  expect(await mailsTo('fremd@post.example')).toEqual(before);
  expectError(await pharmacist.call(calls.refuseWithdrawal, { params: { id }, headers: once(), body }), 'InvalidState');
});
