import type { ErrorData } from '@shop/contract/errors';
import type { Order } from '../../db/schema/orders.ts';
import { euroText } from '../../documents/money-text.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { undeliveredMailsOf } from '../mail/outbox-service.ts';
import { openPrescription, prescriptionOf } from '../prescriptions/prescription-service.ts';
import { amountText } from './amount-text.ts';
import { type ActionName, missingOf, obstacleTo, possibleActions } from './order-actions.ts';
import { tidyOrderCode } from './order-code.ts';
import { firstBroken, recordEvent } from './order-events.ts';
import { pickupPlace } from './order-mails-parts.ts';
import { eventsOf, findOrderByCode, linesOf, lockOrder, openOrders, ordersToRefund } from './order-queries.ts';
import { changeOrder, type OrderAction } from './order-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { noticesBeforeOpening, noticesOf } from './prescription-notices.ts';
import type { SeenVersion } from './seen-version.ts';

const usage = `npm run order                              the open orders and what is possible for each
npm run order -- CODE                      one order with all that happened to it
npm run order -- CODE prescription [FILE]  opens the prescription into a file
npm run order -- CODE review               begin to check it
npm run order -- CODE ask "QUESTION"       ask the patient
npm run order -- CODE verify               the prescription is valid
npm run order -- CODE original             the original has arrived
npm run order -- CODE confirm              say yes to the order
npm run order -- CODE takeBack "QUESTION"  take the confirmation back: the original differs
npm run order -- CODE paid                 the money has arrived
npm run order -- CODE prepare              begin to prepare it
npm run order -- CODE stop "REASON"        stop preparing it
npm run order -- CODE ship [TRACKING-URL] [ARRIVES YYYY-MM-DD]   a parcel needs the address
npm run order -- CODE ready                it can be picked up
npm run order -- CODE complete             it has been handed over
npm run order -- CODE undelivered "REASON" the parcel came back or was lost
npm run order -- CODE reject "REASON"
npm run order -- CODE cancel "REASON"
Any step may name what you have seen: --seen VERSION of the order, --file VERSION of the prescription file. It is refused
when that has changed. Checking a file asks for the one that you opened last.`;

/** An answer that leaves a file beside what it says. */
interface WithFile {
  says: string;
  file: { name: string; base64: string };
}

/**
 * The pharmacy's work as commands, until it has screens: every step goes through the same service, with the same
 * checks.
 */
export async function orderCommand(parts: OwnOrderParts, words: string[], who: string): Promise<string | WithFile> {
  const [code, action, ...details] = words;
  if (code === undefined) return listOpen(parts);
  const order = await findOrderByCode(parts.db, tidyOrderCode(code));
  if (!order) return `There is no order ${terminalSafe(code)}.\n\n${usage}`;
  if (action === undefined) return tell(parts, order);
  if (action === 'prescription') return openFile(parts, order, who, details[0]);
  const { seen, rest } = takeSeen(details);
  const wanted = readAction(action, rest);
  if (typeof wanted === 'string') return wanted;
  return act(parts, order, who, wanted, seen);
}

const refundDays = 90;

async function listOpen({ db, clock }: OwnOrderParts): Promise<string> {
  const orders = await openOrders(db);
  const since = new Date(clock.now().getTime() - refundDays * 24 * 60 * 60 * 1_000);
  const refunds = await ordersToRefund(db, since);
  return [
    ...(orders.length === 0 ? ['No open orders.'] : []),
    ...orders.map((order) => `${headline(order)}\n    possible: ${choices(order)}`),
    ...refunds.map((order) => `${headline(order)}\n    was paid: return the money if you have not yet`),
  ].join('\n');
}

async function tell({ db }: OwnOrderParts, order: Order): Promise<string> {
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
    `    possible: ${choices(order)}`,
  ].join('\n');
}

function headline(order: Order): string {
  const missing = missingOf(order);
  const still = missing.length > 0 ? `, missing: ${missing.join(', ')}` : '';
  const consent = order.healthConsentAt ? '' : ', consent to health data not recorded';
  return `${order.code}  ${order.status}  ${germanDay(order.createdAt)}  ${euroText(order.totalCents)}  ${order.shippingType}, ${order.prescriptionFormat}, version ${order.version}${consent}${still}`;
}

function choices(order: Order): string {
  return ['prescription', ...possibleActions(order, 'pharmacy')].join(', ');
}

/** Recorded before the file is handed out: which pharmacist opened it. */
async function openFile(parts: OwnOrderParts, order: Order, who: string, name?: string): Promise<string | WithFile> {
  const file = await openPrescription(parts, order.id);
  if (!file) return `${order.code} has no prescription file.`;
  await parts.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await recordEvent(tx, {
      orderId: order.id,
      at: parts.clock.now(),
      actor: { kind: 'pharmacy', name: who },
      what: 'prescriptionOpened',
      file: file.version,
    });
  });
  const chosen = name ?? `prescription-${order.code}.${extensions[file.mediaType] ?? 'bin'}`;
  return {
    says: [
      ...noticesOf(file.pdfFindings),
      `Written to ${terminalSafe(chosen)} (file ${file.version}). Delete it when you are done.`,
    ].join('\n'),
    file: { name: chosen, base64: file.bytes.toString('base64') },
  };
}

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

async function act(
  parts: OwnOrderParts,
  order: Order,
  who: string,
  action: OrderAction,
  seen: SeenVersion,
): Promise<string> {
  try {
    const after = await changeOrder(parts, order.id, { kind: 'pharmacy', name: who }, action, seen);
    return `${headline(after)}\n    possible: ${choices(after)}`;
  } catch (error) {
    const why = error instanceof ShopError ? refusal(error, order, action.name) : null;
    if (why === null) throw error;
    return `${order.code}: ${action.name} is not possible (${why}). Possible: ${choices(order)}.`;
  }
}

function refusal(
  { id, data }: Pick<ShopError, 'id'> & { data?: unknown },
  order: Order,
  action: ActionName,
): string | null {
  switch (id) {
    case 'InvalidState':
      return obstacleTo(order, action, 'pharmacy') ?? 'it has just changed';
    case 'OrderChanged':
      return 'it has changed since you saw it: look at it again';
    case 'PrescriptionChanged':
      return 'the file has changed since you opened it, or you have not opened it yet: open it first';
    case 'TrackingRequired':
      return 'a parcel needs a tracking address';
    case 'DeliveryNotAllowed':
      return (data as ErrorData<'DeliveryNotAllowed'>).reasonEn;
    default:
      return null;
  }
}

/** Takes `--seen VERSION` and `--file VERSION` out of the words. */
function takeSeen(details: string[]): { seen: SeenVersion; rest: string[] } {
  const rest = [...details];
  const take = (name: string) => {
    const at = rest.indexOf(name);
    return at === -1 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  const version = take('--seen');
  // Anything but a number matches no version.
  return { seen: { version: version === undefined ? undefined : Number(version), file: take('--file') }, rest };
}

/** The action with its details, or the sentence that says what is missing. */
function readAction(name: string, details: string[]): OrderAction | string {
  const [text = ''] = details;
  switch (name as ActionName) {
    case 'ask':
    case 'takeBack':
    case 'stop':
    case 'undelivered':
    case 'reject':
    case 'cancel':
      return text.trim() ? { name: name as 'ask', message: text } : `Please say why: npm run order -- CODE ${name} "…"`;
    case 'ship':
      return readShipping(details);
    case 'review':
    case 'verify':
    case 'original':
    case 'confirm':
    case 'paid':
    case 'prepare':
    case 'ready':
    case 'complete':
      return { name: name as 'review' | 'verify' | 'original' | 'confirm' | 'paid' | 'prepare' | 'ready' | 'complete' };
    default:
      return usage;
  }
}

function readShipping(details: string[]): OrderAction | string {
  const trackingUrl = details.find((detail) => /^https?:\/\/\S+$/.test(detail)) ?? null;
  const estimatedDeliveryDate = details.find((detail) => /^\d{4}-\d{2}-\d{2}$/.test(detail)) ?? null;
  const isAllUnderstood = details.every((detail) => detail === trackingUrl || detail === estimatedDeliveryDate);
  if (!isAllUnderstood) return 'A tracking address begins with https://, a day is written as 2026-11-20.';
  return { name: 'ship', trackingUrl, estimatedDeliveryDate };
}
