/** Papers that go with an order when it leaves the house. Plain data, for the browser and the database too. */
export const paperKinds = ['label', 'packingList', 'addressLabel', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How a way out of the house ended. Nobody there: the goods came back with the courier. */
export const dispatchOutcomes = ['handedOver', 'nobodyThere', 'returned', 'lost'] as const;

/** What becomes of a parcel that does not arrive: it is sent once more, free of charge, or the order ends. */
export const failedWays = ['returned', 'lost'] as const satisfies readonly DispatchOutcome[];
export type DispatchOutcome = (typeof dispatchOutcomes)[number];
export type FailedWay = (typeof failedWays)[number];
