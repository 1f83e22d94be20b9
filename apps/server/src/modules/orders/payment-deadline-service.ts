import { isIban } from '@shop/contract/bank-account';
import type { Transaction } from '../../db/pool.ts';
import { isTransferAwaited } from './bank-transfer.ts';
import { ordersToRemindOfPayment, ordersUnpaid } from './order-deadline-queries.ts';
import { finish } from './order-deadline-service.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { recordOnTheWay } from './order-way-service.ts';

const atOnce = 100;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Orders that nobody pays: their patient is reminded once, and after the longer time they end, unless money has come. However old
 * an order is, there are as many days between the two as the settings leave.
 */
export async function followUpPayments(parts: OrderParts, now: Date): Promise<void> {
  const { ordering, pharmacy } = parts.config;
  // Nobody can pay where no account is shown.
  if (!isIban(pharmacy.iban)) return;
  const { paymentReminderDays, paymentDays } = ordering;
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const { id } of await ordersToRemindOfPayment(parts.db, before(paymentReminderDays), atOnce)) {
    await parts.db.transaction((tx) => remind(tx, parts, id, now));
  }
  const remindedBefore = before(Math.max(1, paymentDays - paymentReminderDays));
  const due = await ordersUnpaid(parts.db, { confirmedBefore: before(paymentDays), remindedBefore }, atOnce);
  await finish(parts, due, 'unpaid');
}

async function remind(tx: Transaction, parts: OrderParts, orderId: string, now: Date): Promise<void> {
  const before = await lockOrder(tx, orderId);
  // Paid or ended meanwhile, or reminded by another process.
  if (!before || !isTransferAwaited(before) || before.paymentRemindedAt) return;
  const order = await updateOrder(tx, orderId, { paymentRemindedAt: now });
  const actor = { kind: 'shop' } as const;
  await recordOnTheWay(tx, parts, { order, actor, what: 'paymentReminded', notice: 'paymentReminder', now });
}
