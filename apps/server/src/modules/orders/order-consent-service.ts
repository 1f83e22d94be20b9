import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { retainOrderUntil } from '../../retention.ts';
import { dropFilesOfOrder, removeFilesOf } from '../prescriptions/file-removal-service.ts';
import { filesOf } from '../prescriptions/prescription-service.ts';
import { mailWords } from './mail-words.ts';
import { obstacleTo } from './order-actions.ts';
import { openOrdersOf, ordersEverPrepared, ordersOf, setHealthConsent } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';

/** What becomes of somebody's orders and files without their consent. */
export interface WithoutConsent {
  cancelled: Order[];
  /** In preparation or on its way: the pharmacy finishes what it has begun, and has to record it. */
  carriedOut: Order[];
  deletedFiles: PrescriptionFile[];
  keptFiles: { file: PrescriptionFile; order: Order; until: string }[];
}

/** As it stands now; nothing is changed. */
export async function outlookWithoutConsent(parts: OwnOrderParts, userId: string): Promise<WithoutConsent> {
  const open = await openOrdersOf(parts.db, userId);
  const cancelled = open.filter((order) => obstacleTo(order, 'cancel', 'patient') === null);
  const { withDuty, withoutDuty } = await sortFiles(parts, userId);
  return {
    cancelled,
    carriedOut: open.filter((order) => !cancelled.includes(order)),
    deletedFiles: withoutDuty,
    keptFiles: withDuty,
  };
}

/**
 * Cancels what the patient could cancel, and deletes the prescription files that no law wants kept: all but those of orders
 * that were ever in preparation. May be interrupted at any point and done again.
 */
export async function endWithoutConsent(parts: OwnOrderParts, userId: string): Promise<WithoutConsent> {
  const { cancelled: cancellable, deletedFiles } = await outlookWithoutConsent(parts, userId);
  const cancelled: Order[] = [];
  for (const order of cancellable) {
    if (await isCancelled(parts, order)) cancelled.push(order);
  }
  await removeFilesOf(parts, userId);
  const prepared = await ordersEverPrepared(parts.db, userId);
  for (const { id } of await ordersOf(parts.db, userId)) {
    if (!prepared.has(id)) await dropFilesOfOrder(parts, id);
  }
  const after = await outlookWithoutConsent(parts, userId);
  const isKept = ({ key }: PrescriptionFile) => after.keptFiles.some(({ file }) => file.key === key);
  return { ...after, cancelled, deletedFiles: deletedFiles.filter((file) => !isKept(file)) };
}

/** False when the pharmacy was faster: what it has begun to prepare is carried out. */
async function isCancelled(parts: OwnOrderParts, { id, language }: Order): Promise<boolean> {
  try {
    await changeOrder(
      parts,
      id,
      { kind: 'patient' },
      { name: 'cancel', message: mailWords[language].consentWithdrawn },
    );
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.id === 'InvalidState') return false;
    throw error;
  }
}

async function sortFiles({ db, clock }: OwnOrderParts, userId: string) {
  const prepared = await ordersEverPrepared(db, userId);
  const orders = new Map((await ordersOf(db, userId)).map((order) => [order.id, order]));
  const withDuty: WithoutConsent['keptFiles'] = [];
  const withoutDuty: PrescriptionFile[] = [];
  for (const file of await filesOf(db, userId)) {
    const order = orders.get(file.orderId ?? '');
    if (order && prepared.has(order.id)) {
      // One that is still open is kept from the day it is handed over, so at least as long as this.
      const until = order.retainUntil ?? retainOrderUntil(germanDay(clock.now()), 'completed');
      withDuty.push({ file, order, until });
    } else if (file.storedAt) withoutDuty.push(file);
  }
  return { withDuty, withoutDuty };
}

/** A consent that is given now also covers the open orders that came without one. */
export function coverOpenOrders(tx: Transaction, userId: string, givenAt: Date): Promise<void> {
  return setHealthConsent(tx, userId, givenAt);
}
