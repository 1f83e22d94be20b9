import { type MissingFact, nextOrderStatuses, type OrderStatus } from '@shop/contract/order-status';

/** A status that another backend has and this shop has no word for stays as it came. */
export type KnownOrForeignStatus = OrderStatus | (string & {});

export interface OrderHead {
  id: string;
  code: string | null;
  status: KnownOrForeignStatus;
  date: string | null;
  type: 'reservation' | 'order' | null;
  missing: MissingFact[];
}

export interface OrderSummary extends OrderHead {
  totalCents: number | null;
}

type ShippingType = 'selfPickUp' | 'courier' | 'standard';
type PrescriptionFormat = 'physical' | 'ePrescription' | 'digital';

export interface OrderProduct {
  id: string | null;
  slug: string | null;
  name: string | null;
  quantity: number | null;
  unit: 'gram' | 'milliliter' | 'pack';
  manufacturer: string | null;
  imageUrl: string | null;
  totalCents: number | null;
}

export interface Transfer {
  recipient: string;
  iban: string;
  bic: string | null;
  bankName: string | null;
  reference: string;
  /** The GiroCode as an SVG path in a square of this size, its blank margin included. */
  qrCode: { size: number; path: string } | null;
}

export interface OrderMessage {
  from: 'pharmacy' | 'patient';
  at: string | null;
  text: string;
  /** Written beside the steps: no question, answer or reason. */
  isFree: boolean;
}

export interface AmendedLine {
  name: string;
  unit: OrderProduct['unit'];
  fromQuantity: number;
  /** 0 when the line is dropped. */
  toQuantity: number;
  toCents: number;
}

export interface Amendment {
  id: string;
  lines: AmendedLine[];
  fromTotalCents: number;
  toTotalCents: number;
}

/** What the pharmacy made of a withdrawal. */
export interface WithdrawalOutcome {
  decision: 'accepted' | 'refused';
  decidedAt: string;
  acceptedCents: number | null;
  isReturnAwaited: boolean;
  returnedAt: string | null;
  closedAt: string | null;
}

/** What the pharmacy took back after the order had left the house. */
export interface OrderReturn {
  at: string;
  reason: string;
  products: string[];
  withDelivery: boolean;
  creditedCents: number;
}

/** A paper that took the invoice back. */
export interface InvoiceCorrection {
  number: string;
  kind: 'cancellation' | 'correction';
}

export interface Order extends OrderSummary {
  shipping: {
    type: ShippingType | null;
    name: string | null;
    priceCents: number | null;
    /** Addresses line by line. */
    pharmacyAddress: string[];
    deliveryAddress: string[];
    trackingUrl: string | null;
    estimatedDeliveryDate: string | null;
    readyForPickupAt: string | null;
    preparedAt: string | null;
    releasedAt: string | null;
    nobodyThereAt: string | null;
    sentAgainAt: string | null;
    isExternal: boolean | null;
    /** Until when it leaves the house or lies ready; null where there is none any more. Both null: it rests. */
    deadline: { workingDays: number; since: string | null; dueAt: string | null } | null;
  };
  products: OrderProduct[];
  vatCents: number | null;
  prescription: {
    format: PrescriptionFormat | null;
    hasFile: boolean;
    fileName: string | null;
    /** The pharmacy added the file, which came another way. */
    isFromPharmacy: boolean;
    verifiedAt: string | null;
    originalReceivedAt: string | null;
    originalTo: string | null;
  };
  payment: { method: 'transfer' | 'pickup' | null; paidAt: string | null; transfer: Transfer | null };
  /** Every status the order has had, oldest first. */
  steps: { status: KnownOrForeignStatus; at: string }[];
  messages: OrderMessage[];
  holdExpiresAt: string | null;
  invoiceNumber: string | null;
  /** Due, and waiting for the pharmacy's tax number. */
  isInvoiceWaiting: boolean;
  /** Papers that took the invoice back, as a whole or in part. */
  corrections: InvoiceCorrection[];
  /** A change of the lines that the pharmacy proposes and the patient has not answered. */
  amendment: Amendment | null;
  /** What was paid beyond the total and comes back. */
  refundDueCents: number;
  /** What the patient has declared about it. */
  withdrawal: { declaredAt: string; scope: 'whole' | 'part'; outcome: WithdrawalOutcome | null } | null;
  returns: OrderReturn[];
  /** When the newest mail about it could not be delivered. */
  mailFailedAt: string | null;
  canCancel: boolean;
  canReplacePrescription: boolean;
  canAnswer: boolean;
  canWrite: boolean;
}

export function isKnownStatus(status: KnownOrForeignStatus): status is OrderStatus {
  return Object.hasOwn(nextOrderStatuses, status);
}
