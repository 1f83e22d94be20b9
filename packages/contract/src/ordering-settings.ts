/**
 * What a pharmacy allows one person to have on order, and for how long it keeps that. Whole numbers above zero; only the
 * tolerance may be zero.
 */
export interface OrderingSettings {
  /** Of one product, in all open orders of a person together; by the unit it is counted in. */
  mostGrams: number;
  mostMilliliters: number;
  mostPacks: number;
  mostOpenOrders: number;
  /** The sum of the open orders of somebody who has not paid for any order yet. */
  mostEurosBeforeFirstPayment: number;
  /** How long stock is kept for an order that nobody has looked at, without a prescription file and with one. */
  holdHours: number;
  holdHoursWithFile: number;
  /** Days after which a patient is reminded of our question, and after which the order ends without an answer. */
  reminderDays: number;
  answerDays: number;
  /** Days after which a patient is reminded of a transfer that has not come, and after which the order ends without it. */
  paymentReminderDays: number;
  paymentDays: number;
  /** Up to how many cents may be missing of an order that somebody lets count as paid. */
  paymentToleranceCents: number;
}

/** A prescription for three months of 100 g each fits, at the price of the dearest flower. */
export const defaultOrdering: OrderingSettings = {
  mostGrams: 300,
  mostMilliliters: 300,
  mostPacks: 30,
  mostOpenOrders: 5,
  mostEurosBeforeFirstPayment: 5000,
  holdHours: 72,
  holdHoursWithFile: 7 * 24,
  reminderDays: 3,
  answerDays: 14,
  paymentReminderDays: 5,
  paymentDays: 14,
  paymentToleranceCents: 0,
};

/** So that sums in cents stay whole numbers that a database column holds. */
const mostSetting = 1_000_000;

/** Any of them may be left out. */
export function isOrdering(value: unknown): value is OrderingSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, setting]) =>
        Object.hasOwn(defaultOrdering, name) &&
        Number.isInteger(setting) &&
        setting >= (name === 'paymentToleranceCents' ? 0 : 1) &&
        setting <= mostSetting,
    )
  );
}
