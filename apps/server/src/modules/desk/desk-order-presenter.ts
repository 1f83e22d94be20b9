import { evidenceOf } from '@shop/contract/desk/evidence';
import type { readDeskOrder } from '@shop/contract/desk/orders';
import type { Answer } from '@shop/contract/endpoint';
import type { OrderNote } from '../../db/schema/order-notes.ts';
import type { Order, OrderAddress } from '../../db/schema/orders.ts';
import { recipientOf } from '../orders/delivery-names-service.ts';
import type { DeskView } from '../orders/desk-view-service.ts';
import { presentAmendment } from '../orders/order-amendment-service.ts';
import { presentHead } from './order-head.ts';

type DeskOrderAnswer = Answer<typeof readDeskOrder>;

export function presentDeskOrder(view: DeskView): DeskOrderAnswer {
  const { order } = view;
  return {
    ...presentHead(order),
    version: order.version,
    language: view.language,
    isOwn: view.isOwn,
    looksOwn: view.looksOwn,
    person: presentPerson(order),
    shipping: {
      type: order.shippingType,
      name: order.shippingName,
      pharmacyAddress: order.pharmacyAddress,
      trackingUrl: order.trackingUrl,
      estimatedDeliveryDate: order.estimatedDeliveryDate,
      recipient: recipientOf(order),
      handedOver: presentHandedOver(view.handedOver),
    },
    lines: presentLines(view),
    money: {
      method: order.paymentMethod,
      shippingCent: order.shippingCents,
      totalCent: order.totalCents,
      vatCent: order.vatCents,
      paidAt: instant(order.paidAt),
      refundDueCent: order.refundDueCents,
      invoiceWaitsSince: instant(order.invoiceWaitsSince),
    },
    facts: presentFacts(view),
    missing: view.missing,
    story: view.events.map(({ at, by, byName, byStaffId, what, status, message }) => ({
      at: at.toISOString(),
      by,
      // Without a member of staff it is the login of a machine.
      name: byStaffId && byName,
      what,
      status,
      message,
    })),
    undeliveredMails: view.undelivered.map(({ kind, droppedAt, refusal }) => ({
      kind,
      at: instant(droppedAt),
      refusal,
    })),
    notes: view.notes.map(presentNote),
    amendments: view.amendments.map(presentAmendment),
    returns: view.returns.map(({ id, at, byName, reason, lines, withDelivery, creditedCents, isHere }) => ({
      id,
      at: at.toISOString(),
      by: byName,
      reason,
      lines,
      withDelivery,
      creditedCent: creditedCents,
      isHere,
    })),
    actions: view.actions.map(({ name, obstacle }) => ({ name, obstacle })),
    questions: view.questions.map(({ id, text }) => ({ id, text })),
    reasons: view.reasons.map(({ id, text }) => ({ id, text })),
  };
}

export function presentNote({ id, at, byName, calledWhom, callResult, text }: OrderNote) {
  return {
    id,
    at: at.toISOString(),
    by: byName,
    call: calledWhom && callResult ? { whom: calledWhom, result: callResult } : null,
    text,
  };
}

function presentHandedOver(way: DeskView['handedOver']): DeskOrderAnswer['shipping']['handedOver'] {
  if (!way?.recipient) return null;
  return { to: way.recipient, taker: way.taker, by: way.endedByName, at: (way.endedAt ?? way.sentAt).toISOString() };
}

/** What a write answers with. */
export function presentAfter({ id, code, version, status }: Order) {
  return { id, code, version, status };
}

function presentPerson({ patientName, birthDate, email, phone, billingAddress, deliveryAddress }: Order) {
  return {
    name: patientName,
    birthDate,
    email,
    phone,
    billingAddress: presentAddress(billingAddress),
    deliveryAddress: presentAddress(deliveryAddress),
  };
}

function presentAddress({ fullName, street, houseNumber, postalCode, city, country }: OrderAddress) {
  return { fullName, street, houseNumber, postalCode, city, country };
}

function presentLines({ lines, products }: DeskView): DeskOrderAnswer['lines'] {
  return lines.map((line) => {
    const product = products.get(line.productId);
    return {
      position: line.position,
      productId: line.productId,
      name: line.name,
      manufacturer: line.manufacturer,
      pzn: line.pzn,
      unit: line.unit,
      quantity: line.quantity,
      priceCent: line.priceCents,
      totalCent: line.totalCents,
      stockFree: product?.stockUnits ?? 0,
      minimum: product?.minOrderQuantity ?? 1,
      increment: product?.quantityIncrement ?? 1,
    };
  });
}

function presentFacts({ order, hasFile }: DeskView): DeskOrderAnswer['facts'] {
  return {
    prescriptionFormat: order.prescriptionFormat,
    evidence: evidenceOf(order),
    isRecordedBefore: order.isRecordedBefore,
    hasFile,
    verifiedAt: instant(order.prescriptionVerifiedAt),
    originalReceivedAt: instant(order.originalReceivedAt),
    trayNumber: order.trayNumber,
    originalMarkedAt: instant(order.originalMarkedAt),
    originalPlace: order.originalPlace,
    confirmedAt: instant(order.confirmedAt),
    healthConsentAt: instant(order.healthConsentAt),
    askedAt: instant(order.askedAt),
    remindedAt: instant(order.remindedAt),
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
