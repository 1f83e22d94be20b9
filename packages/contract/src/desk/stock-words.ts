/**
 * What may be done with a batch. Only a released one is dispensed; nothing of an expired one ever is.
 * Plain data, for the browser and the database too.
 */
export const batchStates = ['quarantine', 'released', 'locked', 'expired'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * Why stock changed. `opening`: what was there before batches were recorded; `reserved` and `freed`: an order took or gave
 * back its hold, before anybody decides on a batch; `returned`: packing was stopped and the goods lie in their batch again; `setAside` and
 * `takenUp`: filled goods lie apart, or are packed again; all others are about one batch.
 */
export const movementKinds = [
  'opening',
  'received',
  'released',
  'reserved',
  'freed',
  'dispensed',
  'returned',
  'setAside',
  'takenUp',
  'counted',
  'damaged',
  'destroyed',
  'locked',
  'unlocked',
  'expired',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** How the identity of a batch was tested in the pharmacy (ApBetrO § 11). */
export const identityTests = ['chromatography', 'nearInfrared', 'microscopy', 'other'] as const;
export type IdentityTest = (typeof identityTests)[number];

/** What may become of filled goods that do not go to their patient now: only unopened ones go back into their batch. */
export const filledFates = ['unopened', 'waste', 'setAside'] as const;
export type FilledFate = (typeof filledFates)[number];
