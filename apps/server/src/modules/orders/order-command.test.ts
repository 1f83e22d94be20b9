import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { batches } from '../../db/schema/stock.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { completeReview, givenOpenedFile } from '../../testing/prescription-review.ts';
import { givenStaff } from '../../testing/staff.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';
import { eventsOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let anna: Staff;
beforeEach(async () => {
  shop = orderingShop(database);
  anna = await givenStaff(db, { name: 'Anna Arnold', roles: ['lead'] });
});

/** Typed by Anna. */
const command = (...words: string[]) => orderCommand(shop, [...words, '--as', anna.email]);

test('without words: the open orders and what is possible for each', async () => {
  expect(await orderCommand(shop, [])).toBe('No open orders.');
  const order = await shop.givenOrder();
  expect(await orderCommand(shop, [])).toMatch(
    new RegExp(
      `^${order.code}  requested  .*missing: prescriptionVerified, paid\\n    possible: prescription, review, paid, cancel$`,
    ),
  );
});

test('one order says how far it has come in the words the patient reads', async () => {
  const { code } = await shop.givenOrder();
  expect(await orderCommand(shop, [code])).toMatch(
    /the patient sees: Order: .* · Confirmation: Waiting to be checked\n/,
  );
  await command(code, 'review');
  expect(await orderCommand(shop, [code])).toContain('Confirmation: Being checked now');
});

test('an order whose consent to health data is not on record is marked', async () => {
  const { code } = await shop.givenOrder({ consents: undefined });
  for (const words of [[], [code]]) {
    expect(await orderCommand(shop, words)).toContain('consent to health data not recorded');
  }
  const asked = await shop.givenOrder();
  expect(await orderCommand(shop, [asked.code])).not.toContain('not recorded');
});

test('an order from the request to its end, by words alone', async () => {
  const order = await shop.givenOrder();
  const { code, id } = order;
  const spoken = code.toLowerCase().replace('-', ' ');
  const rita = await givenStaff(db, { roles: ['pharmacist'] });
  const batch = (await db.select().from(batches))[0]?.number ?? '';
  await command(code, 'review');
  await givenOpenedFile(shop, order, anna);
  await completeReview(shop, id);
  for (const words of [
    ['verify'],
    ['confirm'],
    ['paid', 'Auszug 7'],
    ['prepare'],
    ['weigh', batch, '5,02'],
    ['stop', 'Später', `${batch}=setAside`],
    ['prepare'],
    ['byHand', batch, 'Drucker gestört'],
    ['pack'],
    ['seen', batch, '--as', rita.email],
    ['release', '--as', rita.email],
    ['ship', 'https://paket.example/1', '2026-11-20'],
    ['complete'],
  ]) {
    const says = await command(spoken, ...words);
    expect(says).toMatch(new RegExp(`^${code}  `));
  }
  expect(await orderCommand(shop, [code])).toMatch(/completed[\s\S]*Lena Beispiel[\s\S]*Anna Arnold: shipped/);
  expect((await eventsOf(db, id)).at(-1)).toMatchObject({
    byName: 'Anna Arnold',
    byStaffId: anna.id,
    status: 'completed',
  });
});

test('what is not possible is told with the reason, and changes nothing', async () => {
  const order = await shop.givenOrder();
  const { code, id } = order;
  expect(await command(code, 'prepare')).toBe(
    `${code}: prepare is not possible (status). Possible: prescription, review, paid, cancel.`,
  );
  await command(code, 'review');
  await givenOpenedFile(shop, order, anna);
  await completeReview(shop, id);
  await command(code, 'confirm');
  expect(await command(code, 'prepare')).toContain('(prescriptionVerified)');
  expect(await command(code, 'reject')).toContain('Please say why');
  expect(await command(code, 'ship', 'javascript:alert(1)')).toContain('begins with https://');
  const byTill = 'Money of the till needs the number of its receipt';
  expect(await command(code, 'paid', 'bar bezahlt')).toContain(byTill);
  expect(await command(code, 'paid', 'till', 'Bon; 1')).toContain(byTill);
  expect(await command(code, 'fly')).toContain('npm run order -- CODE review');
  expect(await command('AAAA-AAAA', 'review')).toContain('There is no order');
});

test('money that was paid for an order that ended is not forgotten', async () => {
  const { code } = await shop.givenOrder();
  for (const words of [['review'], ['paid', 'Auszug 7'], ['cancel', 'Der Hersteller liefert nicht.']]) {
    await command(code, ...words);
  }
  expect(await orderCommand(shop, [])).toMatch(
    new RegExp(`^No open orders\\.\\n${code}  cancelled .*\\n    was paid: return the money`),
  );
  shop.clock.advance({ days: 91 });
  expect(await orderCommand(shop, [])).toBe('No open orders.');
});

test('an order without a file says so', async () => {
  const { code } = await shop.givenOrder();
  expect(await command(code, 'prescription')).toBe(`${code} has no prescription file.`);
  expect(await db.$count(products)).toBe(1);
});

test('a mail that could not be delivered is told where the order is', async () => {
  const order = await shop.givenOrder();
  const { code, id } = order;
  await command(code, 'review');
  await givenOpenedFile(shop, order, anna);
  await completeReview(shop, id);
  await command(code, 'confirm');
  expect(await orderCommand(shop, [code])).not.toContain('delivered');
  await db
    .update(outbox)
    .set({ droppedAt: new Date('2026-11-15T08:00:00Z'), refusal: '550 5.1.1' })
    .where(eq(outbox.orderId, id));
  expect(await orderCommand(shop, [code])).toContain(
    "2026-11-15T08:00:00.000Z the mail 'order confirmed' could not be delivered (550 5.1.1)",
  );
});

test('stopping to pack asks what becomes of what is filled, also by command', async () => {
  const order = await shop.givenOrder();
  const { code, id } = order;
  const batch = (await db.select().from(batches))[0]?.number ?? '';
  const witness = await givenStaff(db, { email: 'zeugin@pharmacy.example' });
  await command(code, 'review');
  await givenOpenedFile(shop, order, anna);
  await completeReview(shop, id);
  for (const words of [['verify'], ['confirm'], ['paid', 'Auszug 7'], ['prepare'], ['weigh', batch, '5,02']]) {
    await command(code, ...words);
  }
  expect(await command(code, 'stop', 'Später')).toContain('filled goods lie with it');
  expect(await command(code, 'stop', 'Später', `${batch}=weg`)).toContain('Of each filled container');
  expect(await command(code, 'stop', 'Später', `${batch}=waste:niemand@x.example`)).toContain('Nobody works here');
  expect(await command(code, 'stop', 'Später', `${batch}=waste:${anna.email}`)).toContain('a second person');
  expect(await command(code, 'stop', 'Später', `${batch}=setAside`)).toContain('confirmed');
  expect(await command(code, 'cancel', 'Zurückgezogen')).toContain('cancelled');
  expect(await command(code, 'filled', `${batch}=setAside`)).toContain('not in this state');
  expect(await command(code, 'filled', `${batch}=waste:${witness.email}`)).toContain('cancelled');
  expect(await stockComplaints(db)).toEqual([]);
});
