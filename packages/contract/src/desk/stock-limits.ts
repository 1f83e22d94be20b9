/** How long what somebody types about a batch may be. Plain data, for the browser too. */
export const stockLimits = {
  supplier: 120,
  deliveryNote: 60,
  batchNumber: 60,
  testNumber: 60,
  reason: 500,
  witness: 120,
  terpene: 60,
  terpenes: 30,
  carrier: 60,
  inUseDays: 1_000,
} as const;

export function isInUseDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= stockLimits.inUseDays;
}

/** How many movements a page has. */
export const movementPageSize = 50;

/** How large the file of a certificate may be. */
export const mostCertificateBytes = 10 * 1024 * 1024;
