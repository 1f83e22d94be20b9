import { type Check, checklists } from '@shop/contract/desk/checklist';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { Tick } from '@shop/contract/desk/tick';
import type { Order, OrderLine } from '../db/schema/orders.ts';
import { germanDay } from '../german-day.ts';
import type { StaffMember } from '../http/callers.ts';
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

/** Does all that a review asks for and that can be done now: whoever wants to verify an order in a test needs it. */
export async function completeReview(
  parts: OrderParts,
  orderId: string,
  who?: Pick<StaffMember, 'id' | 'name' | 'email'>,
): Promise<void> {
  const { db } = parts;
  const reviewer = who ?? (await givenStaff(db));
  const order = (await findOrder(db, orderId)) as Order;
  const { saved } = await reviewOf(parts, orderId);
  const { order: seen } = await saveRecord(parts, orderId, reviewer, {
    recordVersion: saved?.version ?? 0,
    file: await fileVersionOf(db, orderId),
    record: recordFor(order, await linesOf(db, orderId)),
  });
  const { confirm, verify } = checklists[order.prescriptionFormat];
  const possible = [...confirm, ...verify].filter((check) => check !== 'original' || order.originalReceivedAt);
  await tickChecks(parts, orderId, reviewer, { version: seen.version, ticks: possible.map(tickFor) });
}
