import type { EarlierUse } from '@shop/contract/desk/earlier-use';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { isSameName } from '@shop/contract/desk/written-names';
import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { linesOfOrders, ordersIssuedOn, ordersWithSameFile } from './earlier-use-queries.ts';
import { latestRecord } from './review-queries.ts';

/** Another order with the same prescription, as far as can be told. */
export interface EarlierOrder extends EarlierUse {
  order: Order;
  isSamePatient: boolean;
}

const unserved: readonly Order['status'][] = ['cancelled', 'rejected', 'expired'];

/** Orders that came before with the same file, or with a prescription of the same prescriber and day for this patient. */
export async function earlierOrders(
  db: Database,
  order: Order,
  record: PrescriptionRecord | null,
): Promise<EarlierOrder[]> {
  const withSameFile = await ordersWithSameFile(db, order.id);
  const withSamePaper = record ? await ordersOfSamePaper(db, order, record) : [];
  const others = new Map([...withSamePaper, ...withSameFile].map((other) => [other.id, other]));
  const found = [...others.values()]
    .filter((other) => isBefore(other, order))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const lines = await linesOfOrders(
    db,
    found.filter(({ status }) => !unserved.includes(status)).map(({ id }) => id),
  );
  const records = new Map<string, PrescriptionRecord | undefined>();
  for (const { id } of found) records.set(id, (await latestRecord(db, id))?.record);
  return found.map((other) => ({
    order: other,
    orderId: other.id,
    isSameFile: withSameFile.some(({ id }) => id === other.id),
    isSamePatient: isSamePatient(other, order),
    lines: lines
      .filter(({ orderId }) => orderId === other.id)
      .map(({ position, name, pzn, unit, quantity }) => {
        const recorded = records.get(other.id)?.lines ?? [];
        return { name, pzn, unit, quantity, prescribedAs: recorded.filter(({ orderLine }) => orderLine === position) };
      }),
  }));
}

async function ordersOfSamePaper(db: Database, order: Order, record: PrescriptionRecord): Promise<Order[]> {
  const found = await ordersIssuedOn(db, order, record.issuedOn);
  return found
    .filter(({ saved }) => isSameName(saved.record.prescriber.name, record.prescriber.name))
    .map((other) => other.order)
    .filter((other) => isSamePatient(other, order));
}

function isSamePatient(other: Order, order: Order): boolean {
  const isSameAccount = other.userId !== null && other.userId === order.userId;
  return isSameAccount || (other.birthDate === order.birthDate && isSameName(other.patientName, order.patientName));
}

/** One that came later counts once its prescription was accepted: two orders must not wait for each other. */
function isBefore(other: Order, order: Order): boolean {
  const earlierMs = order.createdAt.getTime() - other.createdAt.getTime();
  return other.prescriptionVerifiedAt !== null || earlierMs > 0 || (earlierMs === 0 && other.id < order.id);
}
