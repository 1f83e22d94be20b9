import type { reserveCart } from '@shop/contract/checkout';
import type { ParsedInput } from '@shop/contract/endpoint';
import { healthDataConsent } from '@shop/contract/health-consent';
import { defaultVatPercent, vatOfAmountsCents } from '@shop/contract/vat';
import type { Transaction } from '../../db/pool.ts';
import type { ShippingRate } from '../../db/schema/delivery.ts';
import type { Language } from '../../db/schema/identity.ts';
import type { Order } from '../../db/schema/orders.ts';
import type { Patient } from '../../db/schema/patients.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { SignedIn } from '../../http/callers.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { lockFilledCart, requireOrderable, takeOutOfCart } from '../cart/cart-service.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';
import { keepConsentsOfOrder } from '../identity/consent-service.ts';
import { requireContact, requirePatient } from '../identity/patient-service.ts';
import { type ContractTexts, type OrderParts, placeOrder, repeatedOrder } from '../orders/order-service.ts';
import { requireWithinLimits } from '../orders/person-limits-service.ts';
import { bindPrescription, storePrescription } from '../prescriptions/prescription-service.ts';
import { reserveStock } from '../stock/stock-service.ts';
import { endWait } from '../waitlist/waitlist-service.ts';
import { requireOption } from './shipping-service.ts';

export interface ReservationParts extends OrderParts {
  objectStore: ObjectStore;
  /** The terms and the withdrawal text as they are public now. */
  contractTexts(language: Language): Promise<ContractTexts & { termsVersion: string }>;
}

export type Reservation = ParsedInput<typeof reserveCart>['body'] & {
  idempotencyKey: string | null;
  language: Language;
};

interface PricedLine {
  product: ProductForSale;
  quantity: number;
  priceCents: number;
  totalCents: number;
}

/** Many patients may want the same row at once; four at a time are served as fast as all together. */
const reservationSemaphore = createSemaphore(4);

/**
 * Turns the cart into an order request. What can be slow, the file in the object store, is looked after first; then one
 * transaction takes the stock, freezes the prices, binds the prescription, writes the mail and empties the cart, or does
 * nothing. Asked again, in parallel or later, it gives the order that was made.
 */
export function reserve(parts: ReservationParts, signedIn: SignedIn, reservation: Reservation): Promise<Order> {
  return reservationSemaphore(() => reserveNow(parts, signedIn, reservation));
}

async function reserveNow(parts: ReservationParts, signedIn: SignedIn, reservation: Reservation): Promise<Order> {
  const { userId } = signedIn;
  const patient = await requirePatient(parts, signedIn);
  requireConsent(reservation);
  const key = prescriptionKeyOf(reservation);
  if (key !== null) await storePrescription(parts, { userId, key, format: reservation.prescriptionDocument.format });
  const texts = await parts.contractTexts(reservation.language);

  const now = parts.clock.now();
  const { order, isNew } = await parts.db.transaction(async (tx) => {
    const cart = await lockFilledCart(tx, userId, now);
    const repeated = await findRepeated(tx, userId, reservation, cart);
    if (repeated) return { order: repeated, isNew: false };
    if (cart.lines.length === 0) throw new ShopError('CartEmpty');

    const lines = await priceLines(tx, cart.lines, reservation);
    const rate = await chooseRate(tx, reservation, lines, germanDay(now));
    const totalCents = sum(lines) + rate.priceCents;
    refuseOtherTotal(reservation, totalCents, lines);
    // A person has one cart, and it is locked: nothing else can come on order for them meanwhile.
    await requireWithinLimits(tx, parts.config.ordering, { userId, lines, totalCents });

    const consents = consentsGiven(reservation, texts.termsVersion);
    const healthConsentAt = await keepConsentsOfOrder(tx, userId, consents, now);
    const order = await placeOrder(tx, parts, {
      placed: {
        userId,
        idempotencyKey: reservation.idempotencyKey,
        cartVersion: cart.version,
        language: reservation.language,
        ...personOn(patient, reservation, rate),
        ...(await requireContact(tx, signedIn)),
        ...shippingOn(rate),
        totalCents,
        vatCents: vatOf(lines, rate),
        termsVersion: texts.termsVersion,
        healthConsentAt,
        prescriptionFormat: reservation.prescriptionDocument.format,
      },
      lines: lines.map(lineOn),
      texts,
      hasFile: key !== null,
    });
    const held = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    await reserveStock(tx, { orderId: order.id, lines: held, now });
    if (key !== null) await bindPrescription(tx, { userId, key, orderId: order.id, now });
    const productIds = lines.map(({ product }) => product.id);
    await takeOutOfCart(tx, cart.id, productIds, now);
    await endWait(tx, userId, productIds);
    return { order, isNew: true };
  });
  if (isNew) parts.changes.announce('catalogue_changed');
  return order;
}

/** Paper needs a file first. A signed PDF may come along, or later, or from the practice; a telemedicine one later. */
function prescriptionKeyOf({ prescriptionDocument: { format, ...given } }: Reservation): string | null {
  const key = given.prescriptionS3Key ?? given.prescription3Key ?? null;
  if (format === 'physical' && !key) throw new ShopError('PrescriptionNotFound');
  return key || null;
}

/** Whoever lists consents must list the one that the law asks for; a client that keeps its own records lists none. */
function requireConsent({ consents }: Reservation): void {
  const { kind } = healthDataConsent;
  if (consents && !consents.some((consent) => consent.kind === kind)) throw new ShopError('ConsentRequired', { kind });
}

function consentsGiven({ consents = [] }: Reservation, termsVersion: string) {
  return consents.map(({ kind, textVersion }) => ({
    kind,
    // The shop knows which terms are public now; what the page calls them is not asked.
    textVersion: kind === 'terms-and-conditions' ? termsVersion : textVersion,
  }));
}

/** By the caller's name for it; or an empty cart that nothing has happened to since it was ordered. */
async function findRepeated(
  tx: Transaction,
  userId: string,
  { idempotencyKey }: Reservation,
  cart: { version: number; lines: unknown[] },
): Promise<Order | null> {
  const named = idempotencyKey === null ? null : await repeatedOrder(tx, userId, { idempotencyKey });
  if (named || cart.lines.length > 0) return named;
  return repeatedOrder(tx, userId, { cartVersion: cart.version - 1 });
}

/** The catalogue's own prices, under a lock: from here on nobody else sells or reprices these products. */
async function priceLines(
  tx: Transaction,
  cartLines: readonly { productId: string; quantity: number }[],
  { expectedTotalCent }: Reservation,
): Promise<PricedLine[]> {
  // Whoever names a total leaves out what the cart's total leaves out; if more has gone since, that total tells.
  const orderable = await requireOrderable(tx, cartLines, { isTotalKnown: expectedTotalCent !== undefined });
  return orderable.map(({ product, quantity }) => {
    const priceCents = product.priceCents as number;
    return { product, quantity, priceCents, totalCents: priceCents * quantity };
  });
}

function chooseRate(
  tx: Transaction,
  { deliveryAddress, shippingOptionId, prescriptionDocument }: Reservation,
  lines: readonly PricedLine[],
  day: string,
): Promise<ShippingRate> {
  const question = {
    day,
    postalCode: deliveryAddress.postalCode,
    country: deliveryAddress.country,
    productTypes: [...new Set(lines.map(({ product }) => product.type))],
    prescriptionFormat: prescriptionDocument.format,
  };
  return requireOption(tx, question, { id: shippingOptionId ?? null });
}

/** Never another total than the one the person has seen (reading 10). */
function refuseOtherTotal({ expectedTotalCent }: Reservation, totalCents: number, lines: readonly PricedLine[]): void {
  if (expectedTotalCent === undefined || expectedTotalCent === totalCents) return;
  throw new ShopError('TotalChanged', {
    totalCent: totalCents,
    lines: lines.map(({ product, quantity, totalCents: lineCent }) => ({ itemId: product.id, quantity, lineCent })),
  });
}

/** The patient as of today. What is picked up goes to the billing address on paper (wire.md, Pickup). */
function personOn(patient: Patient, { deliveryAddress }: Reservation, { type }: ShippingRate) {
  const { fullName, street, houseNumber, postalCode, city, country } = patient;
  const billingAddress = { fullName, street, houseNumber, postalCode, city, country };
  const { lat: _lat, long: _long, ...given } = deliveryAddress;
  return {
    patientName: `${patient.firstName} ${patient.lastName}`,
    birthDate: patient.birthDate,
    billingAddress,
    deliveryAddress: type === 'selfPickUp' ? billingAddress : given,
  };
}

function shippingOn(rate: ShippingRate) {
  return {
    shippingOptionId: rate.id,
    shippingType: rate.type,
    shippingName: rate.name,
    shippingCents: rate.priceCents,
    shippingVatPercent: rate.vatPercent,
    isExternalShipping: rate.isExternal,
    pharmacyAddress: rate.pharmacyAddress && `${rate.name}, ${rate.pharmacyAddress}`,
    paymentMethod: rate.type === 'selfPickUp' ? ('pickup' as const) : ('transfer' as const),
  };
}

function lineOn({ product, quantity, priceCents, totalCents }: PricedLine, index: number) {
  return {
    position: index + 1,
    productId: product.id,
    slug: product.slug,
    name: product.title,
    manufacturer: product.manufacturer,
    productType: product.type,
    pzn: product.pzn,
    imagePath: product.imagePaths[0] ?? null,
    unit: product.unit,
    quantity,
    priceCents,
    totalCents,
    vatPercent: defaultVatPercent,
  };
}

function vatOf(lines: readonly PricedLine[], rate: ShippingRate): number {
  return vatOfAmountsCents([
    { grossCents: sum(lines), vatPercent: defaultVatPercent },
    { grossCents: rate.priceCents, vatPercent: rate.vatPercent },
  ]);
}

function sum(lines: readonly PricedLine[]): number {
  return lines.reduce((total, { totalCents }) => total + totalCents, 0);
}
