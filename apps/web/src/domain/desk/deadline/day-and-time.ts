type Locale = 'de' | 'en';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };
const time: Intl.DateTimeFormatOptions = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' };
const weekMs = 6 * 24 * 60 * 60 * 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Di., 10:15 within the days around `now`, otherwise 24.11., 10:15. In German time. */
export function dayAndTime(iso: string, now: Date, locale: Locale): string {
  const isNear = Math.abs(Date.parse(iso) - now.getTime()) < weekMs;
  return formatOf(locale, isNear).format(new Date(iso));
}

/** Kept: making one costs far more than using it, and every row of a list uses one. */
function formatOf(locale: Locale, isNear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${isNear}`;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: 'short' } : { day: '2-digit', month: '2-digit' };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(regions[locale], { ...time, ...day });
  formats.set(key, format);
  return format;
}
