import { randomUUID } from 'node:crypto';
import { type Check, checklists } from '@shop/contract/desk/checklist';
import { evidenceOf } from '@shop/contract/desk/evidence';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { Tick } from '@shop/contract/desk/tick';
import type { Database } from '../db/pool.ts';
import type { Order, OrderLine } from '../db/schema/orders.ts';
import { prescriptionFiles } from '../db/schema/prescriptions.ts';
import { germanDay } from '../german-day.ts';
import type { StaffMember } from '../http/callers.ts';
import { recordEvent } from '../modules/orders/order-events.ts';
import { findOrder, linesOf } from '../modules/orders/order-queries.ts';
import type { OrderParts } from '../modules/orders/order-service.ts';
import { reviewOf, saveRecord, tickChecks } from '../modules/orders/prescription-review-service.ts';
import { fileVersionOf } from '../modules/prescriptions/prescription-service.ts';
import { givenStaff } from './staff.ts';

/** What a faultless prescription for this order says; a test names only what it cares about. */
export function recordFor(
  order: Pick<Order, 'patientName' | 'birthDate' | 'createdAt'>,
  lines: Pick<OrderLine, 'position' | 'name' | 'pzn' | 'unit' | 'quantity'>[],
  overrides: Partial<PrescriptionRecord> = {},
): PrescriptionRecord {
  return {
    kind: 'private',
    issuedOn: germanDay(order.createdAt),
    validUntil: null,
    patientName: order.patientName,
    birthDate: order.birthDate,
    prescriber: {
      name: 'Dr. J. Ebert',
      profession: 'doctor',
      address: 'Kranenkai 3, Würzburg',
      phone: '0931 000 0177',
    },
    isSigned: true,
    lines: lines.map(({ position, name, pzn, unit, quantity }) => ({
      orderLine: position,
      pzn,
      product: name,
      amount: quantity,
      unit,
      instructions: '2 × täglich 0,1 g verdampfen',
      application: 'vaporiser',
    })),
    ...overrides,
  };
}

/** A tick for any point, with what has to go along with it. */
export function tickFor(check: Check): Tick {
  if (check === 'eRezept') return { check, isDone: true, number: '160.000.000.123.456.76' };
  if (check === 'signature') return { check, isDone: true, result: 'valid', checker: 'DSS 6' };
  if (check === 'advice') return { check, isDone: true, how: 'given' };
  return { check, isDone: true };
}

/** The prescription's file for a test that is not about files: only its row, as if it had arrived. Gives its version. */
async function givenFileOf(db: Database, { id, userId, createdAt }: Order): Promise<string> {
  await db.insert(prescriptionFiles).values({
    key: `prescriptions/${randomUUID()}`,
    userId,
    fileName: 'Rezept.pdf',
    contentType: 'application/pdf',
    sizeBytes: 1_000,
    createdAt,
    formExpiresAt: createdAt,
    storedAt: createdAt,
    mediaType: 'application/pdf',
    orderId: id,
  });
  return (await fileVersionOf(db, id)) as string;
}

/** The same, and this person has opened it. */
export async function givenOpenedFile(
  { db, clock }: Pick<OrderParts, 'db' | 'clock'>,
  order: Order,
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
): Promise<string> {
  const file = await givenFileOf(db, order);
  const actor = { kind: 'pharmacy', staffId: id, name } as const;
  const opened = { orderId: order.id, at: clock.now(), actor, what: 'prescriptionOpened', file } as const;
  await db.transaction((tx) => recordEvent(tx, opened));
  return file;
}

/** A prescription that came without its file gets one. */
async function bringEvidence(db: Database, order: Order): Promise<void> {
  const isHere = evidenceOf(order) === 'eRezept' || order.originalReceivedAt !== null;
  if (!isHere && (await fileVersionOf(db, order.id)) === null) await givenFileOf(db, order);
}

/** Does all that a review asks for and that can be done now: whoever wants to verify an order in a test needs it. */
export async function completeReview(
  parts: OrderParts,
  orderId: string,
  who?: Pick<StaffMember, 'id' | 'name' | 'email'>,
): Promise<void> {
  const { db } = parts;
  const reviewer = who ?? (await givenStaff(db));
  const order = (await findOrder(db, orderId)) as Order;
  await bringEvidence(db, order);
  const { saved } = await reviewOf(parts, orderId);
  const { order: seen } = await saveRecord(parts, orderId, reviewer, {
    recordVersion: saved?.version ?? 0,
    file: await fileVersionOf(db, orderId),
    record: recordFor(order, await linesOf(db, orderId), { evidence: evidenceOf(order) }),
  });
  const { confirm, verify } = checklists[evidenceOf(order)];
  const possible = [...confirm, ...verify].filter((check) => check !== 'original' || order.originalReceivedAt);
  await tickChecks(parts, orderId, reviewer, { version: seen.version, ticks: possible.map(tickFor) });
}
