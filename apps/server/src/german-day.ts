const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The day it is in Germany, as 2026-11-15. */
export function germanDay(now: Date): string {
  return day.format(now);
}
