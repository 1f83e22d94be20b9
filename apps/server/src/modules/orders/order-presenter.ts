import { type Deadline, dispatchWorkingDays } from '@shop/contract/desk/deadline';
import type { Answer } from '@shop/contract/endpoint';
import { isFinal } from '@shop/contract/order-status';
import type { listOrders, readOrder } from '@shop/contract/orders';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { GoodsReturn } from '../../db/schema/goods-returns.ts';
import type { OrderAmendment } from '../../db/schema/order-amendments.ts';
import type { Order, OrderEvent, OrderLine } from '../../db/schema/orders.ts';
import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import { qrPath } from '../../documents/qr-code.ts';
import type { DeclaredWithdrawal } from '../withdrawal/declared-withdrawal-service.ts';
import { giroCodeOf, isTransferAwaited, transferOf } from './bank-transfer.ts';
import { canReplacePrescription, canWriteAbout, missingOf, possibleActions } from './order-actions.ts';
import { presentAmendment } from './order-amendment-service.ts';
import { laterWayOf } from './order-ways.ts';

type OrderAnswer = Answer<typeof readOrder>;

export interface WholeOrder {
  order: Order;
  lines: OrderLine[];
  events: OrderEvent[];
  file: Pick<PrescriptionFile, 'fileName' | 'attachedFrom'> | null;
  invoiceNumber: string | null;
  /** What took the invoice back. */
  corrections: { number: string; kind: 'cancellation' | 'correction' }[];
  /** The one that waits for the patient's answer. */
  amendment: OrderAmendment | null;
  /** What the patient has declared about it. */
  withdrawal: DeclaredWithdrawal | null;
  /** What the pharmacy took back of it. */
  returns: GoodsReturn[];
  /** When the newest mail about it was refused; null when it arrived. */
  mailFailedAt: Date | null;
  /** Until when it has to leave the house. */
  deadline: Deadline;
  config: ShopConfig;
}

export function presentOrderSummary(order: Order): Answer<typeof listOrders>[number] {
  return { ...presentHead(order), totalCent: order.totalCents };
}

export function presentOrder({
  order,
  lines,
  events,
  file,
  invoiceNumber,
  corrections,
  amendment,
  withdrawal,
  returns,
  mailFailedAt,
  deadline,
  config,
}: WholeOrder): OrderAnswer {
  const isFromPharmacy = file !== null && file.attachedFrom !== null;
  const actions = possibleActions(order, 'patient');
  const later = laterWayOf(events);
  return {
    ...presentHead(order),
    shipping: {
      type: order.shippingType,
      name: order.shippingName,
      priceCent: order.shippingCents,
      pharmacyAddress: order.pharmacyAddress,
      deliveryAddress: order.shippingType === 'selfPickUp' ? null : order.deliveryAddress,
      trackingUrl: order.trackingUrl,
      estimatedDeliveryDate: order.estimatedDeliveryDate,
      readyForPickupAt: instant(order.readyForPickupAt),
      preparedAt: instant(order.preparedAt),
      releasedAt: instant(order.releasedAt),
      nobodyThereAt: instant(later.nobodyThereAt),
      sentAgainAt: instant(later.sentAgainAt),
      isExternal: order.isExternalShipping,
      deadline: presentDeadline(deadline),
    },
    products: lines.map((line) => ({
      id: line.productId,
      slug: line.slug,
      name: line.name,
      quantity: line.quantity,
      unit: line.unit,
      manufacturer: line.manufacturer,
      imageUrl: line.imagePath,
      totalPriceCent: line.totalCents,
    })),
    totalPriceCent: order.totalCents,
    vatCent: order.vatCents,
    prescription: {
      format: order.prescriptionFormat,
      hasFile: file !== null,
      fileName: isFromPharmacy ? null : (file?.fileName ?? null),
      isFromPharmacy,
      verifiedAt: instant(order.prescriptionVerifiedAt),
      originalReceivedAt: instant(order.originalReceivedAt),
      originalTo: missingOf(order).includes('originalReceived') ? postalAddress(config) : null,
    },
    payment: presentPayment(order, config),
    steps: events.flatMap(({ status, at }) => (status ? [{ status, at: at.toISOString() }] : [])),
    messages: events.flatMap(({ message, by, at, what }) =>
      message
        ? [
            {
              from: by === 'patient' ? ('patient' as const) : ('pharmacy' as const),
              at: at.toISOString(),
              text: message,
              isFree: what === 'messageWritten',
            },
          ]
        : [],
    ),
    holdExpiresAt: order.status === 'requested' ? order.holdExpiresAt.toISOString() : null,
    invoice: invoiceNumber === null ? null : { number: invoiceNumber, corrections },
    invoiceWaits: order.invoiceWaitsSince !== null,
    amendment: amendment && presentAmendment(amendment),
    refundDueCent: order.refundDueCents,
    withdrawal: withdrawal && presentWithdrawal(withdrawal),
    returns: returns.map((taken) => presentReturn(taken, lines)),
    mailFailedAt: instant(mailFailedAt),
    canCancel: actions.includes('cancel'),
    canReplacePrescription: canReplacePrescription(order),
    canAnswer: actions.includes('answer'),
    canWrite: canWriteAbout(order),
  };
}

function presentReturn(taken: GoodsReturn, lines: readonly OrderLine[]) {
  const { at, reason, withDelivery, creditedCents } = taken;
  return {
    at: at.toISOString(),
    reason,
    products: lines.filter(({ position }) => taken.lines.includes(position)).map(({ name }) => name),
    withDelivery,
    creditedCent: creditedCents,
  };
}

/** How far the pharmacy is with it. Who decided, and what stays in the house, is not told here. */
function presentWithdrawal(withdrawal: DeclaredWithdrawal): OrderAnswer['withdrawal'] {
  const { receivedAt, scope, decision, decidedAt, acceptedCents, goods, goodsBackAt, closedAt } = withdrawal;
  return {
    declaredAt: receivedAt.toISOString(),
    scope,
    outcome:
      decision && decidedAt
        ? {
            decision,
            decidedAt: decidedAt.toISOString(),
            acceptedCent: acceptedCents,
            isReturnAwaited: goods === 'awaited',
            returnedAt: goods === 'back' ? instant(goodsBackAt) : null,
            closedAt: instant(closedAt),
          }
        : null,
  };
}

function presentHead(order: Order) {
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    date: order.createdAt.toISOString(),
    type: order.confirmedAt ? ('order' as const) : ('reservation' as const),
    missing: isFinal(order.status) ? [] : missingOf(order),
  };
}

function presentPayment(order: Order, config: ShopConfig): OrderAnswer['payment'] {
  return {
    method: order.paymentMethod,
    paidAt: instant(order.paidAt),
    transfer: isTransferAwaited(order) ? presentTransfer(order, config) : null,
  };
}

/** Null while the pharmacy has no bank account on file: then it tells the patient itself how to pay. */
function presentTransfer(order: Order, config: ShopConfig): OrderAnswer['payment']['transfer'] {
  const { recipient, iban, bic, bankName, reference } = transferOf(order, config);
  if (iban === '') return null;
  const giroCode = giroCodeOf(order, config);
  return { recipient, iban, bic, bankName, reference, qrCode: giroCode === null ? null : qrPath(giroCode) };
}

/** Where a letter finds the pharmacy. */
function postalAddress(config: ShopConfig): string {
  const { street, postalCode, city } = config.pharmacy;
  return `${pharmacyName(config)}, ${street}, ${postalCode} ${city}`;
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function presentDeadline(deadline: Deadline): OrderAnswer['shipping']['deadline'] {
  if (deadline.kind === 'met') return null;
  const run = deadline.kind === 'runs' ? deadline : null;
  return {
    workingDays: dispatchWorkingDays,
    since: instant(run?.since ?? null),
    dueAt: instant(run?.dueAt ?? null),
  };
}
