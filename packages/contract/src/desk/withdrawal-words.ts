/** How a declaration of withdrawal came. Plain data, for the browser too. */
export const withdrawalChannels = ['form', 'mail', 'letter', 'phone'] as const;
export const enteredChannels = ['mail', 'letter', 'phone'] as const;

export const withdrawalDecisions = ['accepted', 'refused'] as const;

/** What comes back of an accepted withdrawal: nothing, something that is awaited, something that is here. */
export const goodsStates = ['nothing', 'awaited', 'back'] as const;

/** Where a case stands, in the order in which somebody acts on it. */
export const withdrawalStates = ['unproven', 'undecided', 'goodsAwaited', 'refundDue', 'settled', 'closed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Days after the declaration came in which the money goes back (§ 357 (1) BGB). */
export const refundDays = 14;

export const withdrawalTextLimits = { how: 200, refusal: 1000, note: 500, dismissal: 200 };
