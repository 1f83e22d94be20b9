import { answerLikeness } from '@shop/contract/desk/orders';
import { bookPayment, bookSurePayments, listPayments } from '@shop/contract/desk/payments';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { accountingShop } from '../../testing/accounting-shop.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';

const world = testWorld(accountingShop);
const { db } = world;

async function paidCentsOf(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.paidCents;
}

test('what pays an order like one’s own waits, is named, and is booked once they have said that it is not theirs', async () => {
  const { shop } = world;
  const [alike, other] = [await shop.givenConfirmed(), await shop.givenConfirmed()];
  await db.update(orders).set({ patientName: 'Lena Sommer' }).where(eq(orders.id, other.id));
  await shop.read(...[alike, other].map(({ totalCents, code }) => ({ cents: totalCents, purpose: code })));
  const person = await givenStaff(db, { name: `Dr. ${alike.patientName}`, roles: ['accounting'] });
  const colleague = await givenAtDesk(shop, db, ['accounting'], { person });
  const bookSure = async () => (await colleague.call(bookSurePayments, { body: { after: null } })).data;
  const named = { orderId: alike.id, code: alike.code };
  expect(await bookSure()).toMatchObject({ booked: 1, alike: [named] });
  expect(await paidCentsOf(alike.id)).toBe(0);

  const [entry] = (await colleague.call(listPayments, {})).data.entries;
  const body = { shares: [{ orderId: alike.id, amountCent: alike.totalCents }] };
  const byHand = await colleague.call(bookPayment, { params: { id: entry?.id ?? '' }, headers: once(), body });
  expectError(byHand, 'LikeOwnOrder', named);

  await colleague.call(answerLikeness, { params: { id: alike.id }, headers: once(), body: { isOwn: false } });
  expect(await bookSure()).toMatchObject({ booked: 1, alike: [] });
  expect(await paidCentsOf(alike.id)).toBe(alike.totalCents);
});
