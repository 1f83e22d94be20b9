import type { Transaction } from '../../db/pool.ts';
import { ordersToPutBack, ordersToRemindOfPickup } from './order-deadline-queries.ts';
import { finish } from './order-deadline-service.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { recordOnTheWay } from './order-way-service.ts';

const atOnce = 100;
const dayMs = 24 * 60 * 60 * 1_000;

/** What lies ready: its patient is reminded once, and after the longer time it goes back, unless money has come. */
export async function followUpPickups(parts: OrderParts, now: Date): Promise<void> {
  const { pickupReminderDays, pickupDays } = parts.config.packing;
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const { id } of await ordersToRemindOfPickup(parts.db, before(pickupReminderDays), atOnce)) {
    await parts.db.transaction((tx) => remind(tx, parts, id, now));
  }
  await finish(parts, await ordersToPutBack(parts.db, before(pickupDays), atOnce), 'putBack');
}

async function remind(tx: Transaction, parts: OrderParts, orderId: string, now: Date): Promise<void> {
  const before = await lockOrder(tx, orderId);
  // Picked up meanwhile, or reminded by another process.
  if (before?.status !== 'readyForPickup' || before.pickupRemindedAt) return;
  const order = await updateOrder(tx, orderId, { pickupRemindedAt: now });
  const actor = { kind: 'shop' } as const;
  await recordOnTheWay(tx, parts, { order, actor, what: 'pickupReminded', notice: 'pickupReminder', now });
}
