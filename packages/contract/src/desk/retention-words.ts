/** What goes when its time is over, each by a rule of its own. Plain data, for the browser too. */
export const retentionKinds = [
  'dispensedOrders',
  'otherOrders',
  'invoices',
  'payments',
  'withdrawals',
  'letters',
  'consents',
  'privacyRequests',
  'staff',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Why an order stays although its time is over. */
export const keptReasons = ['withdrawal', 'refund', 'disputed'] as const;
export type KeptReason = (typeof keptReasons)[number];

export const disputeReasonLimit = 200;
