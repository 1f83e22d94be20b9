import { instantOf } from '@shop/contract/desk/german-time';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The day it is in Germany, as 2026-11-15. */
export function germanDay(now: Date): string {
  return day.format(now);
}

/** When that day began. */
export function startOfGermanDay(now: Date): Date {
  return instantOf({ day: germanDay(now), msOfDay: 0 });
}
