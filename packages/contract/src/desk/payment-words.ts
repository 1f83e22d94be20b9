/** A statement of some 10,000 entries; plain data, for the browser too. */
export const largestStatementBytes = 12 * 1024 * 1024;

/**
 * Why a bank entry is not booked by itself: the sum differs, the order is over or paid, its code is mistyped or missing, it names
 * several orders whose sum differs, money that went out is no refund that is due, or the bank has taken something back.
 */
export const matchReasons = [
  'tooLittle',
  'tooMuch',
  'ended',
  'paidAlready',
  'mistyped',
  'guessed',
  'several',
  'otherRefund',
  'reversal',
  'unknown',
] as const;
export type MatchReason = (typeof matchReasons)[number];
