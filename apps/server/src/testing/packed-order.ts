import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { type Order, orders } from '../db/schema/orders.ts';
import { prescriptionRecords } from '../db/schema/prescription-reviews.ts';
import { type Staff, staff } from '../db/schema/staff.ts';
import { actorOf } from '../modules/journal/journal-service.ts';
import { linesForStaff } from '../modules/orders/order-lines-service.ts';
import { findOrder } from '../modules/orders/order-queries.ts';
import { changeOrder, type OrderParts } from '../modules/orders/order-service.ts';
import { confirmSeen, writeByHand } from '../modules/packing/label-act-service.ts';
import { weigh } from '../modules/packing/weighing-service.ts';
import { latestRecord } from '../modules/prescriptions/review-queries.ts';
import { portionsOf } from '../modules/stock/stock-service.ts';
import { recordFor } from './prescription-review.ts';
import { givenStaff } from './staff.ts';

/** Those of tests that are not about packing: Paul packs, Rita releases. */
async function named(db: Database, name: string, roles: Staff['roles']): Promise<Staff> {
  const email = `${name}@pharmacy.example`;
  const [known] = await db.select().from(staff).where(eq(staff.email, email));
  return known ?? givenStaff(db, { email, name, roles });
}

const paul = (db: Database) => named(db, 'paul', ['pta']);

/** A dispensed order has a record of its prescription: a test that set the facts of the order itself gets one. */
export async function bringRecord({ db, clock }: OrderParts, orderId: string): Promise<void> {
  if (await latestRecord(db, orderId)) return;
  const record = recordFor((await findOrder(db, orderId)) as Order, await linesForStaff(db, orderId));
  const { id, name } = await paul(db);
  const said = { orderId, version: 1, round: 0, at: clock.now(), byName: name, byStaffId: id };
  await db.insert(prescriptionRecords).values({ ...said, record, issuedOn: record.issuedOn });
}

/** Weighs every portion of an order exactly and labels it, by hand: no paper has to be drawn for that. */
export async function weighAll(parts: OrderParts, orderId: string, packer?: Staff): Promise<void> {
  await bringRecord(parts, orderId);
  const lines = await linesForStaff(parts.db, orderId);
  for (const { movementId, productId, units, batch } of await portionsOf(parts.db, orderId)) {
    const weight = {
      portion: movementId,
      pzn: lines.find((line) => line.productId === productId)?.pzn ?? null,
      isProductScanned: true,
      batchNumber: batch.number,
      isBatchScanned: true,
      measuredMilli: units * 1_000,
      container: 'Schraubdose 50 ml',
      finding: null,
    };
    const by = packer ?? (await paul(parts.db));
    const act = { orderId, version: undefined, key: null };
    await weigh(parts, by, { ...act, weight });
    await writeByHand(parts, by, { ...act, movementId, reason: 'Drucker gestört' });
  }
}

/** Nothing that is filled was opened: what stopping to pack asks for. */
export async function unopened(db: Database, orderId: string): Promise<FilledAnswer[]> {
  return (await portionsOf(db, orderId)).map(({ movementId: portion }) => ({ portion, fate: 'unopened' }));
}

export async function packByPaul(parts: OrderParts, orderId: string): Promise<void> {
  await weighAll(parts, orderId);
  await changeOrder(parts, orderId, actorOf(await paul(parts.db)), { name: 'pack' });
}

/** The original of a paper prescription is marked with what is dispensed, as it has to be before the goods go. */
export async function markByHand({ db, clock }: Pick<OrderParts, 'db' | 'clock'>, orderId: string): Promise<void> {
  const isPaper = and(eq(orders.id, orderId), eq(orders.prescriptionFormat, 'physical'));
  await db.update(orders).set({ originalMarkedAt: clock.now(), originalPlace: 'kept' }).where(isPaper);
}

/** What whoever releases the order does before. */
export async function seeLabels(parts: OrderParts, orderId: string, by: Staff): Promise<void> {
  for (const { movementId } of await portionsOf(parts.db, orderId)) {
    await confirmSeen(parts, by, { orderId, movementId, version: undefined, key: null });
  }
}

export async function releaseByRita(parts: OrderParts, orderId: string): Promise<void> {
  const rita = await named(parts.db, 'rita', ['pharmacist']);
  await seeLabels(parts, orderId, rita);
  await changeOrder(parts, orderId, actorOf(rita), { name: 'release' });
  await markByHand(parts, orderId);
}
