import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';
import { eventsOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

test('without words: the open orders and what is possible for each', async () => {
  const shop = orderingShop(database);
  expect(await orderCommand(shop, [], 'anna')).toBe('No open orders.');
  const order = await shop.givenOrder();
  expect(await orderCommand(shop, [], 'anna')).toMatch(
    new RegExp(
      `^${order.code}  requested  .*missing: prescriptionVerified, paid\\n    possible: prescription, review, paid, cancel$`,
    ),
  );
});

test('an order whose consent to health data is not on record is marked', async () => {
  const shop = orderingShop(database);
  const { code } = await shop.givenOrder({ consents: undefined });
  for (const words of [[], [code]]) {
    expect(await orderCommand(shop, words, 'anna')).toContain('consent to health data not recorded');
  }
  const asked = await shop.givenOrder();
  expect(await orderCommand(shop, [asked.code], 'anna')).not.toContain('not recorded');
});

test('an order from the request to its end, by words alone', async () => {
  const shop = orderingShop(database);
  const { code, id } = await shop.givenOrder();
  const spoken = code.toLowerCase().replace('-', ' ');
  for (const words of [
    ['review'],
    ['verify'],
    ['confirm'],
    ['paid'],
    ['prepare'],
    ['ship', 'https://paket.example/1', '2026-11-20'],
    ['complete'],
  ]) {
    const says = await orderCommand(shop, [spoken, ...words], 'anna');
    expect(says).toMatch(new RegExp(`^${code}  `));
  }
  expect(await orderCommand(shop, [code], 'anna')).toMatch(/completed[\s\S]*Lena Beispiel[\s\S]*anna: shipped/);
  expect((await eventsOf(db, id)).at(-1)).toMatchObject({ byName: 'anna', status: 'completed' });
});

test('what is not possible is told with the reason, and changes nothing', async () => {
  const shop = orderingShop(database);
  const { code } = await shop.givenOrder();
  expect(await orderCommand(shop, [code, 'prepare'], 'anna')).toBe(
    `${code}: prepare is not possible (status). Possible: prescription, review, paid, cancel.`,
  );
  await orderCommand(shop, [code, 'review'], 'anna');
  await orderCommand(shop, [code, 'confirm'], 'anna');
  expect(await orderCommand(shop, [code, 'prepare'], 'anna')).toContain('(prescriptionVerified)');
  expect(await orderCommand(shop, [code, 'reject'], 'anna')).toContain('Please say why');
  expect(await orderCommand(shop, [code, 'ship', 'javascript:alert(1)'], 'anna')).toContain('begins with https://');
  expect(await orderCommand(shop, [code, 'fly'], 'anna')).toContain('npm run order -- CODE review');
  expect(await orderCommand(shop, ['AAAA-AAAA', 'review'], 'anna')).toContain('There is no order');
});

test('money that was paid for an order that ended is not forgotten', async () => {
  const shop = orderingShop(database);
  const { code } = await shop.givenOrder();
  for (const words of [['review'], ['confirm'], ['paid'], ['cancel', 'Der Hersteller liefert nicht.']]) {
    await orderCommand(shop, [code, ...words], 'anna');
  }
  expect(await orderCommand(shop, [], 'anna')).toMatch(
    new RegExp(`^No open orders\\.\\n${code}  cancelled .*\\n    was paid: return the money`),
  );
  shop.clock.advance({ days: 91 });
  expect(await orderCommand(shop, [], 'anna')).toBe('No open orders.');
});

test('an order without a file says so', async () => {
  const shop = orderingShop(database);
  const { code } = await shop.givenOrder();
  expect(await orderCommand(shop, [code, 'prescription'], 'anna')).toBe(`${code} has no prescription file.`);
  expect(await db.$count(products)).toBe(1);
});

test('a mail that could not be delivered is told where the order is', async () => {
  const shop = orderingShop(database);
  const { code, id } = await shop.givenOrder();
  await orderCommand(shop, [code, 'review'], 'anna');
  await orderCommand(shop, [code, 'confirm'], 'anna');
  expect(await orderCommand(shop, [code], 'anna')).not.toContain('delivered');
  await db
    .update(outbox)
    .set({ droppedAt: new Date('2026-11-15T08:00:00Z'), refusal: '550 5.1.1' })
    .where(eq(outbox.orderId, id));
  expect(await orderCommand(shop, [code], 'anna')).toContain(
    "2026-11-15T08:00:00.000Z the mail 'order confirmed' could not be delivered (550 5.1.1)",
  );
});
