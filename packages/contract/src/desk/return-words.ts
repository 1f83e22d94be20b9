/** How a line of an order was credited: withdrawn from, or taken back by the pharmacy. Plain data, for the browser too. */
export const creditedWays = ['withdrawn', 'takenBack'] as const;
export type CreditedWay = (typeof creditedWays)[number];

/** What takes an invoice back, as a whole or in part. */
export const invoicePapers = ['cancellation', 'correction'] as const;
