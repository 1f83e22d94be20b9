import { listPayments, readStatement } from '@shop/contract/desk/payments';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { type Order, orders } from '../db/schema/orders.ts';
import { camtFile, type TestBooking } from './camt.ts';
import { deskShop } from './desk-order.ts';
import { givenAtDesk } from './staff.ts';
import { once } from './write-headers.ts';

/** A shop with orders that can be paid, and somebody who reads what the bank tells of them. */
export async function accountingShop(database: OpenDatabase) {
  const { db } = database;
  const shop = await deskShop(database);
  const accounting = await givenAtDesk(shop, db, ['accounting']);
  return {
    ...shop,
    accounting,
    async givenConfirmed(): Promise<Order> {
      const { id } = await shop.givenOrder();
      const confirmedAt = shop.clock.now();
      const [order] = await db
        .update(orders)
        .set({ status: 'confirmed', confirmedAt })
        .where(eq(orders.id, id))
        .returning();
      if (!order) throw new Error('no order');
      return order;
    },
    /** Reads a statement with these bookings. Gives what waits then. */
    async read(...bookings: TestBooking[]) {
      const body = { fileName: 'a.xml', data: Buffer.from(camtFile(bookings)).toString('base64'), columns: null };
      const answer = await accounting.call(readStatement, { headers: once(), body });
      expect(answer.statusCode, answer.body).toBe(200);
      return (await accounting.call(listPayments, {})).data;
    },
  };
}
