/** What should not be open in the evening; closing the day asks for a reason for each kind. Plain data, for the browser too. */
export const openEndKinds = [
  'overdueOrders',
  'unreleasedOrders',
  'ordersOnTour',
  'unmatchedPayments',
  'shortProducts',
] as const;
export type OpenEndKind = (typeof openEndKinds)[number];

export interface OpenEnd {
  kind: OpenEndKind;
  count: number;
  /** The first of them: codes of orders, names of products, days of bank entries. */
  names: string[];
}

/** How long a reason may be. */
export const reasonLength = 300;
