import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliveryRules } from '../../db/schema/delivery.ts';
import { outbox } from '../../db/schema/mail.ts';
import { prescriptionRecords } from '../../db/schema/prescription-reviews.ts';
import { germanDay } from '../../german-day.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { packByPaul, releaseByRita } from '../../testing/packed-order.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';

const database = testDatabase();
const { db } = database;

async function givenPrepared(shippingOptionId: string) {
  const shop = orderingShop(database);
  const order = await shop.givenOrder({ shippingOptionId });
  for (const name of ['review', 'verify', 'confirm', 'paid', 'prepare'] as const) {
    await actAsAnna(shop, order.id, { name });
  }
  await packByPaul(shop, order.id);
  await releaseByRita(shop, order.id);
  return { shop, order };
}

async function ship(shop: OrderingShop, code: string, ...words: string[]) {
  const { email } = await givenStaff(db, { roles: ['pka'] });
  return orderCommand(shop, [code, 'ship', ...words, '--as', email]);
}

/** Writes down once more what the prescription says, now with its origin. */
async function readOrigin(orderId: string, origin: 'abroad' | 'inPerson'): Promise<void> {
  const isOfOrder = eq(prescriptionRecords.orderId, orderId);
  const [last] = await db
    .select()
    .from(prescriptionRecords)
    .where(isOfOrder)
    .orderBy(desc(prescriptionRecords.version));
  if (!last) throw new Error('nobody has read the prescription');
  await db
    .insert(prescriptionRecords)
    .values({ ...last, version: last.version + 1, record: { ...last.record, origin } });
}

const untracked = { name: 'ship', trackingUrl: null, estimatedDeliveryDate: null } as const;

test('a day that is over is not expected any more; today is', async () => {
  const { shop, order } = await givenPrepared('standard');
  const tracked = { name: 'ship', trackingUrl: 'https://paket.example/1' } as const;
  const days = [-1, 0].map((off) => germanDay(new Date(shop.clock.now().getTime() + off * 24 * 3600 * 1000)));
  const [yesterday, today] = days as [string, string];
  await expect(actAsAnna(shop, order.id, { ...tracked, estimatedDeliveryDate: yesterday })).rejects.toMatchObject({
    id: 'DayPassed',
  });
  expect(await ship(shop, order.code, 'https://paket.example/1', yesterday)).toContain('this day is over');
  expect(await ship(shop, order.code, 'https://paket.example/1', today)).toContain('shipped');
});

test('the expected day is corrected while it is on its way, and the patient is told', async () => {
  const { shop, order } = await givenPrepared('standard');
  const day = (off: number) => germanDay(new Date(shop.clock.now().getTime() + off * 24 * 3600 * 1000));
  const redate = (off: number) => actAsAnna(shop, order.id, { name: 'redate', estimatedDeliveryDate: day(off) });
  await expect(redate(2)).rejects.toMatchObject({ id: 'InvalidState' });
  await ship(shop, order.code, 'https://paket.example/1', day(1));
  await expect(redate(-1)).rejects.toMatchObject({ id: 'DayPassed' });
  for (const off of [3, 2]) {
    expect(await redate(off)).toMatchObject({ status: 'shipped', estimatedDeliveryDate: day(off) });
  }
  const kinds = (await db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'order redated')).toHaveLength(2);
});

describe('tracking', () => {
  test('is required for a parcel', async () => {
    const { shop, order } = await givenPrepared('standard');
    await expect(actAsAnna(shop, order.id, untracked)).rejects.toMatchObject({ id: 'TrackingRequired' });
    expect(await ship(shop, order.code)).toContain('a parcel needs a tracking address');
    expect(await ship(shop, order.code, 'https://paket.example/1')).toContain('shipped');
  });

  test('is not required of our own courier', async () => {
    const { shop, order } = await givenPrepared('courier');
    expect(await actAsAnna(shop, order.id, untracked)).toMatchObject({ status: 'shipped' });
  });
});

describe('what the law says on the day of shipping', () => {
  const byParcel = { ...untracked, trackingUrl: 'https://paket.example/1' };

  test('counts, not what it said on the day of the order', async () => {
    const { shop, order } = await givenPrepared('standard');
    const [draft] = await db.select().from(deliveryRules).where(eq(deliveryRules.isAllowed, false));
    await db
      .update(deliveryRules)
      .set({ validFrom: '2025-06-10' })
      .where(eq(deliveryRules.id, draft?.id ?? ''));
    shop.clock.set('2025-06-09T21:59:00Z');
    const dayBefore = shop.clock.now();
    shop.clock.set('2025-06-09T22:00:00Z');
    // In Germany the day has begun.
    await expect(actAsAnna(shop, order.id, byParcel)).rejects.toMatchObject({
      id: 'DeliveryNotAllowed',
      data: { reasonDe: draft?.reasonDe, reasonEn: draft?.reasonEn, alternatives: expect.arrayContaining(['pickup']) },
    });
    expect(await ship(shop, order.code, 'https://paket.example/1')).toContain(draft?.reasonEn);
    shop.clock.set(dayBefore);
    expect(await actAsAnna(shop, order.id, byParcel)).toMatchObject({ status: 'shipped' });
  });

  test('asks where the prescription comes from, as somebody has read it there', async () => {
    const { shop, order } = await givenPrepared('standard');
    await db
      .update(deliveryRules)
      .set({ validFrom: germanDay(shop.clock.now()), prescriptionOrigin: 'abroad' })
      .where(eq(deliveryRules.isAllowed, false));
    await readOrigin(order.id, 'abroad');
    await expect(actAsAnna(shop, order.id, byParcel)).rejects.toMatchObject({ id: 'DeliveryNotAllowed' });
    await readOrigin(order.id, 'inPerson');
    expect(await actAsAnna(shop, order.id, byParcel)).toMatchObject({ status: 'shipped' });
  });
});
