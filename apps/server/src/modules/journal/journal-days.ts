import { dayAfter, instantOf } from '@shop/contract/desk/german-time';

/** When a day begins and ends in Germany; null for what is no day. */
export function daysBounds(day: string): { from: Date; to: Date } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  return { from: instantOf({ day, msOfDay: 0 }), to: instantOf({ day: dayAfter(day), msOfDay: 0 }) };
}

/** From the first day to the last, each of which may be missing. */
export function boundsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : daysBounds(day)));
  return { from: first?.from, to: last?.to };
}
