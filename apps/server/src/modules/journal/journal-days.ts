import { dayAfter, instantOf } from '@shop/contract/desk/german-time';

/** When a day begins and ends in Germany; null for what is no day. */
export function daysBounds(day: string): { from: Date; to: Date } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  return { from: instantOf({ day, msOfDay: 0 }), to: instantOf({ day: dayAfter(day), msOfDay: 0 }) };
}
