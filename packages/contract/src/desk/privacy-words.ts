/** What a person can ask of their data (DSGVO Art. 15 and 20, 16, 17, 18). Plain data, for the browser too. */
export const privacyKinds = ['copy', 'correction', 'erasure', 'restriction'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** How the request came. */
export const privacyChannels = ['account', 'mail', 'letter', 'counter'] as const;

export const privacyOutcomes = ['done', 'refused'] as const;

/** Why a request is refused (Art. 11 (2), 12 (5) and (6)). */
export const privacyRefusals = ['unproven', 'unfounded', 'noData'] as const;

/** What of a person can be corrected, as the profile knows it. */
export const correctedFields = [
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'phone',
  'fullName',
  'street',
  'houseNumber',
  'postalCode',
  'city',
] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** What an erasure removes at once. */
export const erasedKinds = ['account', 'addresses', 'files', 'waitlist'] as const;

/** What the law keeps beyond an erasure, each until a day of its own. */
export const retainedKinds = [
  'openOrders',
  'disputedOrders',
  'dispensedOrders',
  'otherOrders',
  'invoices',
  'consents',
] as const;
export type RetainedKind = (typeof retainedKinds)[number];

export const privacyTextLimits = { person: 254, how: 200, reason: 1000 };

/** Months in which a request is answered, and by how many that can be prolonged once (Art. 12 (3)). */
export const privacyMonths = { answer: 1, extension: 2 };
