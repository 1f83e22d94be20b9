import type { Order } from '../../db/schema/orders.ts';
import { euroText } from '../../documents/money-text.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { undeliveredMailsOf } from '../mail/outbox-service.ts';
import { prescriptionOf } from '../prescriptions/prescription-service.ts';
import { amountText } from './amount-text.ts';
import { missingOf, type OpenChecks, obstacleTo, possibleActions } from './order-actions.ts';
import { openChecksOf } from './order-checks.ts';
import { firstBroken } from './order-events.ts';
import { pickupPlace } from './order-mails-parts.ts';
import { eventsOf, linesOf, openOrders, ordersToRefund } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { noticesBeforeOpening } from './prescription-notices.ts';

const refundDays = 90;

/** The open orders, and those that ended with money to be returned. */
export async function listOpen(parts: OrderParts): Promise<string> {
  const { db, clock } = parts;
  const orders = await openOrders(db);
  const since = new Date(clock.now().getTime() - refundDays * 24 * 60 * 60 * 1_000);
  const refunds = await ordersToRefund(db, since);
  const open: string[] = [];
  for (const order of orders) open.push(await tellState(parts, order));
  return [
    ...(orders.length === 0 ? ['No open orders.'] : []),
    ...open,
    ...refunds.map((order) => `${headline(order)}\n    was paid: return the money if you have not yet`),
  ].join('\n');
}

/** One order with all that happened to it. */
export async function tellOrder(parts: OrderParts, order: Order): Promise<string> {
  const { db } = parts;
  const lines = await linesOf(db, order.id);
  const events = await eventsOf(db, order.id);
  const undelivered = await undeliveredMailsOf(db, order.id);
  const notices = noticesBeforeOpening(await prescriptionOf(db, order.id));
  const broken = firstBroken(events);
  const { street, houseNumber, postalCode, city } = order.deliveryAddress;
  return [
    headline(order),
    terminalSafe(`    ${order.patientName}, born ${order.birthDate}, ${order.phone}, ${order.email}`),
    terminalSafe(
      `    ${order.pharmacyAddress ? pickupPlace(order).join(', ') : `${order.shippingName}: ${street} ${houseNumber}, ${postalCode} ${city}`}`,
    ),
    ...lines.map((line) =>
      terminalSafe(`    ${amountText(line)} ${line.name} (${line.manufacturer}) ${euroText(line.totalCents)}`),
    ),
    ...events.map(({ at, by, byName, what, status, message }) =>
      terminalSafe(`    ${at.toISOString()} ${byName ?? by}: ${status ?? what}${message ? ` "${message}"` : ''}`),
    ),
    ...(broken ? [`    WARNING: the entry of ${broken.at.toISOString()} is not as it was written`] : []),
    ...undelivered.map(
      ({ kind, droppedAt, refusal }) =>
        `    ${droppedAt?.toISOString()} the mail '${kind}' could not be delivered (${refusal})`,
    ),
    ...notices.map((notice) => `    prescription: ${notice}`),
    `    possible: ${await choices(parts, order)}`,
  ].join('\n');
}

/** Where it stands, and what is possible. */
export async function tellState(parts: OrderParts, order: Order): Promise<string> {
  return `${headline(order)}\n    possible: ${await choices(parts, order)}`;
}

function headline(order: Order): string {
  const missing = missingOf(order);
  const still = missing.length > 0 ? `, missing: ${missing.join(', ')}` : '';
  const consent = order.healthConsentAt ? '' : ', consent to health data not recorded';
  return `${order.code}  ${order.status}  ${germanDay(order.createdAt)}  ${euroText(order.totalCents)}  ${order.shippingType}, ${order.prescriptionFormat}, version ${order.version}${consent}${still}`;
}

export async function choices(parts: OrderParts, order: Order): Promise<string> {
  return ['prescription', ...possibleActions(order, 'pharmacy', await checksInTheWay(parts, order))].join(', ');
}

/** Reads the review only where a decision waits for it. */
async function checksInTheWay({ db, clock }: OrderParts, order: Order): Promise<OpenChecks | undefined> {
  const isDecidedBy = (['confirm', 'verify'] as const).some((name) => obstacleTo(order, name, 'pharmacy') === null);
  if (!isDecidedBy) return undefined;
  return openChecksOf(db, order, { lines: await linesOf(db, order.id), now: clock.now() });
}
