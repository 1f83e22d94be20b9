/** Where the time comes from, so that a test can let a code expire without waiting for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
