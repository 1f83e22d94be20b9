/**
 * The life of an order (reading 20): which status may follow which. Server, shop, desk and tests read this one table.
 * 'Prescription checked', 'original received' and 'paid' are facts beside the status, not statuses. Three ways lead back, for
 * the pharmacy alone (reading 33): the original differs, preparing is stopped, a parcel came back or was lost.
 */
export const nextOrderStatuses = {
  requested: ['inReview', 'cancelled', 'expired'],
  inReview: ['clarification', 'confirmed', 'rejected', 'cancelled'],
  clarification: ['inReview', 'rejected', 'cancelled'],
  confirmed: ['preparing', 'clarification', 'cancelled'],
  preparing: ['shipped', 'readyForPickup', 'confirmed', 'cancelled'],
  shipped: ['completed', 'cancelled'],
  readyForPickup: ['completed', 'cancelled'],
  completed: [],
  rejected: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof nextOrderStatuses;

export const orderStatuses = Object.keys(nextOrderStatuses) as [OrderStatus, ...OrderStatus[]];

/** The only statuses in which an invoice exists (OR-04). */
export const statusesWithInvoice: readonly OrderStatus[] = ['shipped', 'readyForPickup', 'completed'];

/** While nothing has been weighed out, the patient may still change their mind or hand in another prescription file. */
export const statusesBeforePreparation: readonly OrderStatus[] = [
  'requested',
  'inReview',
  'clarification',
  'confirmed',
];

/** While lines may be lowered or dropped, if the patient agrees: somebody has looked at it, and nothing is weighed out. */
export const statusesToAmend: readonly OrderStatus[] = ['inReview', 'clarification', 'confirmed'];

/** Nothing comes after these. */
export function isFinal(status: OrderStatus): boolean {
  return nextOrderStatuses[status].length === 0;
}

export function canFollow(from: OrderStatus, to: OrderStatus): boolean {
  return (nextOrderStatuses[from] as readonly OrderStatus[]).includes(to);
}

/** What must be true of an order before it may be prepared, beside its status. */
export interface PreparationFacts {
  prescriptionVerifiedAt: Date | null;
  originalReceivedAt: Date | null;
  paidAt: Date | null;
  isPhysicalPrescription: boolean;
  isPaidAtPickup: boolean;
}

export type MissingFact = 'prescriptionVerified' | 'originalReceived' | 'paid';

/** What still keeps a confirmed order from being prepared; shown to the patient and to the pharmacy alike. */
export function missingForPreparation(facts: PreparationFacts): MissingFact[] {
  const missing: MissingFact[] = [];
  if (!facts.prescriptionVerifiedAt) missing.push('prescriptionVerified');
  if (facts.isPhysicalPrescription && !facts.originalReceivedAt) missing.push('originalReceived');
  if (!facts.paidAt && !facts.isPaidAtPickup) missing.push('paid');
  return missing;
}
