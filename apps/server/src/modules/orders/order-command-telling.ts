import { isFinal } from '@shop/contract/order-status';
import { writtenStreet } from '@shop/contract/street';
import type { Order } from '../../db/schema/orders.ts';
import { euroText } from '../../documents/money-text.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { undeliveredMailsOf } from '../mail/outbox-service.ts';
import { prescriptionOf } from '../prescriptions/prescription-service.ts';
import { orderIdsWithdrawnFrom, withdrawalsFrom } from '../withdrawal/declared-withdrawal-service.ts';
import { amountText } from './amount-text.ts';
import { missingOf, possibleActions } from './order-actions.ts';
import { readOnRecord } from './order-checks.ts';
import { firstBroken } from './order-events.ts';
import { pickupPlace } from './order-mails-parts.ts';
import { progressLine } from './order-progress.ts';
import { eventsOf, findOrder, linesOf, openOrders, ordersToRefund } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { noticesBeforeOpening } from './prescription-notices.ts';

const lookBackDays = 90;

/** The open orders, those that ended with money to be returned, and those that somebody withdrew from afterwards. */
export async function listOpen(parts: OrderParts): Promise<string> {
  const { db, clock } = parts;
  const orders = await openOrders(db);
  const since = new Date(clock.now().getTime() - lookBackDays * 24 * 60 * 60 * 1_000);
  const refunds = await ordersToRefund(db, since);
  const open: string[] = [];
  for (const order of orders) open.push(await tellState(parts, order));
  return [
    ...(orders.length === 0 ? ['No open orders.'] : []),
    ...open,
    ...refunds.map((order) => `${headline(order)}\n    was paid: return the money if you have not yet`),
    ...(await endedAndWithdrawnFrom(parts, since)),
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
  const { postalCode, city } = order.deliveryAddress;
  return [
    headline(order),
    terminalSafe(`    ${order.patientName}, born ${order.birthDate}, ${order.phone}, ${order.email}`),
    terminalSafe(
      `    ${order.pharmacyAddress ? pickupPlace(order).join(', ') : `${order.shippingName}: ${writtenStreet(order.deliveryAddress)}, ${postalCode} ${city}`}`,
    ),
    `    the patient sees: ${progressLine(order, events)}`,
    ...(await withdrawalLines(parts, order)),
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
  return [
    headline(order),
    ...(await withdrawalLines(parts, order)),
    `    possible: ${await choices(parts, order)}`,
  ].join('\n');
}

async function endedAndWithdrawnFrom(parts: OrderParts, since: Date): Promise<string[]> {
  const told: string[] = [];
  for (const id of await orderIdsWithdrawnFrom(parts.db, since)) {
    const order = await findOrder(parts.db, id);
    if (order && isFinal(order.status))
      told.push([headline(order), ...(await withdrawalLines(parts, order))].join('\n'));
  }
  return told;
}

async function withdrawalLines({ db }: OrderParts, { id }: Order): Promise<string[]> {
  const declared = await withdrawalsFrom(db, id);
  return declared.map(
    ({ receivedAt, scope, isProven }) =>
      `    withdrawal declared on ${germanDay(receivedAt)}: ${scope === 'whole' ? 'the whole order' : 'some of the products'}${isProven ? '' : ', from another e-mail address'}; answer it`,
  );
}

function headline(order: Order): string {
  const missing = missingOf(order);
  const still = missing.length > 0 ? `, missing: ${missing.join(', ')}` : '';
  const consent = order.healthConsentAt ? '' : ', consent to health data not recorded';
  return `${order.code}  ${order.status}  ${germanDay(order.createdAt)}  ${euroText(order.totalCents)}  ${order.shippingType}, ${order.prescriptionFormat}, version ${order.version}${consent}${still}`;
}

export async function choices({ db, clock, config }: OrderParts, order: Order): Promise<string> {
  const onRecord = await readOnRecord(db, order, { config, lines: await linesOf(db, order.id), now: clock.now() });
  return ['prescription', ...possibleActions(order, 'pharmacy', onRecord)].join(', ');
}
