import { deadlineOf } from '@shop/contract/desk/deadline';
import { statusesWithInvoice } from '@shop/contract/order-status';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { SignedIn } from '../../http/callers.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { mailFailedAt } from '../mail/outbox-service.ts';
import { bindPrescription, prescriptionOf, storePrescription } from '../prescriptions/prescription-service.ts';
import { ownWithdrawalFrom } from '../withdrawal/declared-withdrawal-service.ts';
import { openAmendmentOf } from './amendment-queries.ts';
import { goodsReturnsOf } from './goods-return-queries.ts';
import { findInvoice } from './invoice-queries.ts';
import { correctionsOf, invoicePaper } from './invoice-service.ts';
import { checkAnew } from './new-prescription.ts';
import { canReplacePrescription } from './order-actions.ts';
import { isCode } from './order-code.ts';
import { coverSheet } from './order-documents.ts';
import { readFactsOf } from './order-facts-service.ts';
import type { WholeOrder } from './order-presenter.ts';
import { eventsOf, findOrder, linesOf, lockOrder } from './order-queries.ts';
import { changeOrder, type OrderParts } from './order-service.ts';

export interface OwnOrderParts extends OrderParts {
  objectStore: ObjectStore;
}

/** Which order, by whom: its id from the path and the code that must come along. */
export interface OrderReference {
  id: string;
  code: string;
}

/**
 * Session and ownership decide, the code comes on top: a foreign order, an unknown one and a wrong code get the same
 * answer.
 */
export async function requireOwnOrder(
  { db }: Pick<OwnOrderParts, 'db'>,
  { userId }: SignedIn,
  { id, code }: OrderReference,
): Promise<Order> {
  const order = isUuid(id) ? await findOrder(db, id) : null;
  const isRight = isCode(code, order?.code ?? '');
  if (!order || order.userId !== userId || !isRight) throw new ShopError('NotFound');
  return order;
}

export async function readWhole({ db, config }: OwnOrderParts, order: Order): Promise<WholeOrder> {
  const known = await readFactsOf(db, order.id);
  return {
    order,
    config,
    deadline: known ? deadlineOf(known.facts, config.workingDays) : { kind: 'met' },
    lines: await linesOf(db, order.id),
    events: await eventsOf(db, order.id),
    file: await prescriptionOf(db, order.id),
    amendment: order.proposedAt ? await openAmendmentOf(db, order.id) : null,
    invoiceNumber: (await findInvoice(db, order.id))?.number ?? null,
    corrections: await correctionsOf(db, order.id),
    withdrawal: await ownWithdrawalFrom(db, order.id),
    returns: await goodsReturnsOf(db, order.id),
    mailFailedAt: await mailFailedAt(db, order.id),
  };
}

export async function cancelOwnOrder(parts: OwnOrderParts, signedIn: SignedIn, asked: OrderReference): Promise<Order> {
  const { id } = await requireOwnOrder(parts, signedIn, asked);
  return changeOrder(parts, id, { kind: 'patient' }, { name: 'cancel' });
}

export async function answerPharmacy(
  parts: OwnOrderParts,
  signedIn: SignedIn,
  { text, ...asked }: OrderReference & { text: string },
): Promise<Order> {
  const { id } = await requireOwnOrder(parts, signedIn, asked);
  return changeOrder(parts, id, { kind: 'patient' }, { name: 'answer', message: text });
}

/** Agrees to what the pharmacy proposed, or declines it. `OrderChanged` when that is no longer what is proposed. */
export async function decideOwnAmendment(
  parts: OwnOrderParts,
  signedIn: SignedIn,
  { decision, amendmentId, text, ...asked }: OrderReference & OwnDecision,
): Promise<Order> {
  const { id } = await requireOwnOrder(parts, signedIn, asked);
  return changeOrder(parts, id, { kind: 'patient' }, { name: decision, amendmentId, ...(text && { message: text }) });
}

interface OwnDecision {
  amendmentId: string;
  decision: 'agree' | 'decline';
  text?: string | undefined;
}

export async function replaceOwnPrescription(
  parts: OwnOrderParts,
  signedIn: SignedIn,
  { key, ...asked }: OrderReference & { key: string | null },
): Promise<Order> {
  const { id, prescriptionFormat: format } = await requireOwnOrder(parts, signedIn, asked);
  if (key === null) throw new ShopError('PrescriptionNotFound');
  const { userId } = signedIn;
  await storePrescription(parts, { userId, key, format });
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, id)) as Order;
    if (!canReplacePrescription(order)) throw new ShopError('InvalidState');
    await bindPrescription(tx, { userId, key, orderId: id, now });
    return checkAnew(tx, parts, order, { actor: { kind: 'patient' }, what: 'prescriptionReplaced', now });
  });
}

export async function ownInvoice(
  parts: OwnOrderParts,
  signedIn: SignedIn,
  asked: OrderReference & { number?: string | undefined },
) {
  const order = await requireOwnOrder(parts, signedIn, asked);
  const paper = await invoicePaper(parts.db, order.id, asked.number);
  if (!paper || !statusesWithInvoice.includes(order.status)) throw new ShopError('InvoiceNotReady');
  return paper;
}

export async function ownCoverSheet(parts: OwnOrderParts, signedIn: SignedIn, asked: OrderReference) {
  const order = await requireOwnOrder(parts, signedIn, asked);
  return { order, pdf: await coverSheet(order, await linesOf(parts.db, order.id), parts.config) };
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}
