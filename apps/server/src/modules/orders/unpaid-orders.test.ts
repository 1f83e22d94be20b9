import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { accountingShop } from '../../testing/accounting-shop.ts';
import type { DeskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testWorld } from '../../testing/test-world.ts';
import { followUpPayments } from './payment-deadline-service.ts';

const world = testWorld(accountingShop);
const { db } = world;

let shop: DeskShop;
let id: string;
beforeEach(async () => {
  shop = world.shop;
  ({ id } = await world.shop.givenConfirmed());
});

const orderNow = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0] as Order;
const freeStock = async () => (await db.select({ units: products.stockUnits }).from(products))[0]?.units;
const mails = async (kind: string) => db.$count(outbox, eq(outbox.kind, `order ${kind}`));
const followUp = () => followUpPayments(shop.ordering, shop.clock.now());

test('an unpaid order is reminded once, and ended when its time is over', async () => {
  await followUp();
  expect(await mails('paymentReminder')).toBe(0);
  shop.clock.advance({ days: 5 });
  await followUp();
  await followUp();
  expect(await mails('paymentReminder')).toBe(1);
  await shop.sendMails();
  const mail = (await readMails(shop.mailFolder)).find(({ subject }) => subject?.includes('fehlt noch'));
  expect(mail?.text).toContain('14 Tagen');
  expect(mail?.text).toContain('DE36 0000 0000 0000 0000 00');
  const reserved = await freeStock();

  shop.clock.advance({ days: 8 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'confirmed' });
  shop.clock.advance({ days: 1 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'cancelled', refundDueCents: 0, retainUntil: expect.any(String) });
  expect(await mails('unpaid')).toBe(1);
  expect(await freeStock()).toBe((reserved ?? 0) + 5);
  expect(await stockComplaints(db)).toEqual([]);
  const told = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id);
  expect(told.slice(-2)).toMatchObject([
    { by: 'shop', what: 'paymentReminded' },
    { by: 'shop', what: 'status', status: 'cancelled' },
  ]);
});

test('an old order is reminded first, and has its days from then on', async () => {
  shop.clock.advance({ days: 60 });
  await followUp();
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'confirmed', paymentRemindedAt: shop.clock.now() });
  shop.clock.advance({ days: 9 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'cancelled' });
});

test('where any money has come, also money that was booked by mistake, the shop ends nothing', async () => {
  const { code } = await orderNow();
  const payment = { orderId: id, orderCode: code, at: shop.clock.now() };
  await db.insert(payments).values([
    { ...payment, kind: 'transfer', amountCents: 500 },
    { ...payment, kind: 'undone', amountCents: -500 },
  ]);
  shop.clock.advance({ days: 30 });
  await followUp();
  shop.clock.advance({ days: 30 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'confirmed' });
});

test('what is paid at pickup is not asked for', async () => {
  await db.update(orders).set({ paymentMethod: 'pickup' }).where(eq(orders.id, id));
  shop.clock.advance({ days: 30 });
  await followUp();
  expect(await mails('paymentReminder')).toBe(0);
});

test('while patients are shown no account, nobody is reminded', async () => {
  const { config } = shop.ordering;
  const parts = { ...shop.ordering, config: { ...config, pharmacy: { ...config.pharmacy, iban: 'DE37 0000' } } };
  shop.clock.advance({ days: 30 });
  await followUpPayments(parts, shop.clock.now());
  expect(await mails('paymentReminder')).toBe(0);
});
