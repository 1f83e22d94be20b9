import { pictures } from '#domain/product/read-images.ts';
import { arrayIn, type Fields, fieldsOf, flagIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import type {
  InvoiceCorrection,
  Order,
  OrderHead,
  OrderMessage,
  OrderProduct,
  OrderReturn,
  OrderSummary,
  Transfer,
  WithdrawalOutcome,
} from './order.ts';
import { readAmendment, unitIn } from './read-amendment.ts';

/** An array, or one in `data` or `items`. What cannot be named by an id is left out; it could not be opened. */
export function readOrders(answer: unknown): OrderSummary[] {
  const fields = fieldsOf(answer);
  const list = [answer, fields?.data, fields?.items].find(Array.isArray);
  return arrayIn(list).flatMap((entry) => {
    const order = fieldsOf(entry);
    const head = order && readHead(order);
    return head ? [{ ...head, totalCents: totalIn(order) }] : [];
  });
}

/** Throws when there is no order in the answer; everything else that is missing stays empty. */
export function readOrder(answer: unknown): Order {
  const outer = fieldsOf(answer);
  const order = fieldsOf(outer?.data) ?? fieldsOf(outer?.order) ?? outer ?? {};
  const head = readHead(order);
  if (!head) throw new TypeError('The answer holds no order.');
  const invoice = fieldsOf(order.invoice);

  return {
    ...head,
    totalCents: totalIn(order),
    shipping: readShipping(order.shipping),
    products: arrayIn(order.products).flatMap((entry) => {
      const product = fieldsOf(entry);
      return product ? [readProduct(product)] : [];
    }),
    vatCents: wholeNumberIn(order.vatCent),
    prescription: readPrescription(order.prescription),
    payment: readPayment(order.payment),
    steps: arrayIn(order.steps).flatMap((entry) => {
      const step = fieldsOf(entry);
      const status = textIn(step?.status);
      const at = textIn(step?.at);
      return status && at ? [{ status, at }] : [];
    }),
    messages: arrayIn(order.messages).flatMap(messageIn),
    holdExpiresAt: textIn(order.holdExpiresAt),
    invoiceNumber: textIn(invoice?.number),
    isInvoiceWaiting: order.invoiceWaits === true,
    corrections: arrayIn(invoice?.corrections).flatMap(correctionIn),
    amendment: readAmendment(order.amendment),
    refundDueCents: wholeNumberIn(order.refundDueCent) ?? 0,
    withdrawal: readWithdrawal(order.withdrawal),
    returns: arrayIn(order.returns).flatMap(returnIn),
    mailFailedAt: textIn(order.mailFailedAt),
    canCancel: flagIn(order.canCancel) ?? false,
    canReplacePrescription: flagIn(order.canReplacePrescription) ?? false,
    canAnswer: flagIn(order.canAnswer) ?? false,
    canWrite: flagIn(order.canWrite) ?? false,
  };
}

function readHead(order: Fields): OrderHead | null {
  const id = textIn(order.id);
  if (!id) return null;
  return {
    id,
    code: textIn(order.code),
    status: textIn(order.status) ?? '',
    date: textIn(order.date),
    type: oneOf(order.type, ['reservation', 'order']),
    missing: arrayIn(order.missing).flatMap(
      (fact) => oneOf(fact, ['prescriptionVerified', 'originalReceived', 'paid']) ?? [],
    ),
  };
}

function readWithdrawal(value: unknown): Order['withdrawal'] {
  const withdrawal = fieldsOf(value);
  const declaredAt = textIn(withdrawal?.declaredAt);
  const scope = oneOf(withdrawal?.scope, ['whole', 'part']);
  return declaredAt && scope ? { declaredAt, scope, outcome: readOutcome(withdrawal?.outcome) } : null;
}

function readOutcome(value: unknown): WithdrawalOutcome | null {
  const outcome = fieldsOf(value);
  const decision = oneOf(outcome?.decision, ['accepted', 'refused']);
  const decidedAt = textIn(outcome?.decidedAt);
  if (!decision || !decidedAt) return null;
  return {
    decision,
    decidedAt,
    acceptedCents: wholeNumberIn(outcome?.acceptedCent),
    isReturnAwaited: flagIn(outcome?.isReturnAwaited) ?? false,
    returnedAt: textIn(outcome?.returnedAt),
    closedAt: textIn(outcome?.closedAt),
  };
}

/** The list says totalCent, the detail totalPriceCent (wire.md, Totals). */
function totalIn(order: Fields): number | null {
  return wholeNumberIn(order.totalCent) ?? wholeNumberIn(order.totalPriceCent);
}

function readShipping(value: unknown): Order['shipping'] {
  const shipping = fieldsOf(value) ?? {};
  return {
    type: oneOf(shipping.type, ['selfPickUp', 'courier', 'standard']),
    name: textIn(shipping.name),
    priceCents: wholeNumberIn(shipping.priceCent),
    pharmacyAddress: addressLines(shipping.pharmacyAddress),
    deliveryAddress: addressLines(shipping.deliveryAddress),
    trackingUrl: webAddressIn(shipping.trackingUrl),
    estimatedDeliveryDate: textIn(shipping.estimatedDeliveryDate),
    readyForPickupAt: textIn(shipping.readyForPickupAt),
    preparedAt: textIn(shipping.preparedAt),
    releasedAt: textIn(shipping.releasedAt),
    nobodyThereAt: textIn(shipping.nobodyThereAt),
    sentAgainAt: textIn(shipping.sentAgainAt),
    isExternal: flagIn(shipping.isExternal),
    deadline: readDeadline(shipping.deadline),
  };
}

function readDeadline(value: unknown): Order['shipping']['deadline'] {
  const deadline = fieldsOf(value);
  const workingDays = wholeNumberIn(deadline?.workingDays);
  if (!deadline || workingDays === null) return null;
  return { workingDays, since: textIn(deadline.since), dueAt: textIn(deadline.dueAt) };
}

function readProduct(product: Fields): OrderProduct {
  return {
    id: textIn(product.id),
    slug: textIn(product.slug),
    name: textIn(product.name),
    quantity: wholeNumberIn(product.quantity),
    unit: unitIn(product.unit),
    manufacturer: textIn(product.manufacturer) ?? textIn(fieldsOf(product.manufacturer)?.name),
    imageUrl: pictures([product.imageUrl])[0] ?? null,
    totalCents: wholeNumberIn(product.totalPriceCent),
  };
}

function readPrescription(value: unknown): Order['prescription'] {
  const prescription = fieldsOf(value) ?? {};
  const fileName = textIn(prescription.fileName);
  return {
    format: oneOf(prescription.format, ['physical', 'ePrescription', 'digital']),
    hasFile: flagIn(prescription.hasFile) ?? fileName !== null,
    fileName,
    isFromPharmacy: flagIn(prescription.isFromPharmacy) ?? false,
    verifiedAt: textIn(prescription.verifiedAt),
    originalReceivedAt: textIn(prescription.originalReceivedAt),
    originalTo: textIn(prescription.originalTo),
  };
}

function readPayment(value: unknown): Order['payment'] {
  const payment = fieldsOf(value) ?? {};
  return {
    method: oneOf(payment.method, ['transfer', 'pickup']),
    paidAt: textIn(payment.paidAt),
    transfer: readTransfer(fieldsOf(payment.transfer)),
  };
}

/** An incomplete bank account is not shown: money would go astray. */
function readTransfer(transfer: Fields | null): Transfer | null {
  const recipient = textIn(transfer?.recipient);
  const iban = textIn(transfer?.iban);
  const reference = textIn(transfer?.reference);
  if (!transfer || !recipient || !iban || !reference) return null;
  const code = fieldsOf(transfer.qrCode);
  const size = wholeNumberIn(code?.size);
  const path = textIn(code?.path);
  return {
    recipient,
    iban: iban.replaceAll(/\s/g, ''),
    bic: textIn(transfer.bic),
    bankName: textIn(transfer.bankName),
    reference,
    qrCode: size && path ? { size, path } : null,
  };
}

function messageIn(entry: unknown): OrderMessage[] {
  const message = fieldsOf(entry);
  const text = textIn(message?.text);
  const from = oneOf(message?.from, ['pharmacy', 'patient']);
  return text && from ? [{ from, at: textIn(message?.at), text, isFree: flagIn(message?.isFree) ?? false }] : [];
}

function returnIn(entry: unknown): OrderReturn[] {
  const taken = fieldsOf(entry);
  const at = textIn(taken?.at);
  const creditedCents = wholeNumberIn(taken?.creditedCent);
  if (!at || creditedCents === null) return [];
  return [
    {
      at,
      reason: textIn(taken?.reason) ?? '',
      products: arrayIn(taken?.products).flatMap((name) => textIn(name) ?? []),
      withDelivery: flagIn(taken?.withDelivery) ?? false,
      creditedCents,
    },
  ];
}

function correctionIn(entry: unknown): InvoiceCorrection[] {
  const correction = fieldsOf(entry);
  const number = textIn(correction?.number);
  const kind = oneOf(correction?.kind, ['cancellation', 'correction']);
  return number && kind ? [{ number, kind }] : [];
}

/** A text, or an object with the fields of an address (OR-06). */
function addressLines(value: unknown): string[] {
  const whole = textIn(value);
  if (whole) return whole.split(/\n|, /).map((line) => line.trim());
  const address = fieldsOf(value) ?? {};
  const together = (...keys: string[]) => keys.flatMap((key) => textIn(address[key]) ?? []).join(' ');
  return [
    together('fullName'),
    together('street', 'houseNumber') || together('streetAndHouseNumber'),
    together('postalCode', 'city'),
  ].filter((line) => line !== '');
}

/** A link that comes with the data is followed only into the web: `javascript:` has no business here. */
export function webAddressIn(value: unknown): string | null {
  const text = textIn(value);
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

function oneOf<const Known extends string>(value: unknown, known: readonly Known[]): Known | null {
  return known.find((one) => one === value) ?? null;
}
