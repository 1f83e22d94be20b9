import { isKnownStatus, type Order, type OrderSummary } from '../order.ts';

/** Days are written as 2026-11-16. A year is more than anybody has at home; what is larger is a slip of the finger. */
const mostDays = 366;
const dayMs = 86_400_000;
/** Time for an appointment, the prescription and its way to the pharmacy. */
const daysToPrepare = 10;

/** The newest order that has left the pharmacy: what the patient has at home. */
export function lastDispensed(orders: readonly OrderSummary[]): OrderSummary | undefined {
  return orders
    .filter(({ status, code }) => code && isKnownStatus(status) && (status === 'shipped' || status === 'completed'))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
}

/** When the goods came into the patient's hands, as far as the pharmacy knows. */
export function receivedOn({ steps, date }: Order): string | null {
  const at = steps.findLast(({ status }) => status === 'shipped' || status === 'completed')?.at ?? date;
  return at && dayIn(new Date(at));
}

/** The last day for which there is a whole day's amount; null where the numbers make no sense. */
export function lastDayOf(received: string, quantity: number, perDay: number): string | null {
  // 0.3 / 0.1 is a hair less than 3.
  const days = Math.floor(quantity / perDay + 1e-9);
  return days >= 1 && days <= mostDays ? plusDays(received, days - 1) : null;
}

/** Early enough to see a doctor, and never in the past. */
export function reminderDayFor(lastDay: string, today: string): string {
  const early = plusDays(lastDay, -daysToPrepare);
  const tomorrow = plusDays(today, 1);
  return [early, tomorrow].sort()[1] ?? tomorrow;
}

function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The day that it is in Germany. */
export function dayIn(moment: Date): string | null {
  if (Number.isNaN(moment.getTime())) return null;
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' }).format(moment);
}
