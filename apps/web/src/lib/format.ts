import { writeNumber } from '@shop/texts/write-number';

/** How numbers and dates are written in the interface's language. What is missing is a dash. */
type Locale = 'de' | 'en';

const missing = '–';
const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Between a number and its unit: the two never stand on different lines. */
const space = '\u00a0';

export function formatMoney(cents: number | null, locale: Locale): string {
  if (cents === null) return missing;
  const amount = writeNumber(Math.abs(cents) / 100, locale, 2, 2);
  const sign = cents < 0 ? '-' : '';
  return sign + (locale === 'de' ? `${amount}${space}€` : `€${amount}`);
}

/** 25.5 is 25,5 %. */
export function formatPercent(percent: number | null, locale: Locale): string {
  if (percent === null) return missing;
  return `${writeNumber(percent, locale, 1, 1)}${locale === 'de' ? space : ''}%`;
}

/** A bare number, for where the sentence around it brings the unit: 18 or, with one decimal kept, 18,0. */
export function formatNumber(number: number, locale: Locale, decimals = 0): string {
  return writeNumber(number, locale, decimals, 1);
}

export function formatGrams(grams: number | null, locale: Locale): string {
  return grams === null ? missing : `${writeNumber(grams, locale)} g`;
}

export function formatMillilitres(millilitres: number | null, locale: Locale): string {
  return millilitres === null ? missing : `${writeNumber(millilitres, locale)}${locale === 'de' ? space : ' '}ml`;
}

const months: Record<Locale, string> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
};

/** 12. November 2025. Takes what the wire carries: a date or a date-time in ISO. */
export function formatDate(iso: string | null, locale: Locale): string {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return missing;
  // A day without a time is the same day everywhere, and `Intl` costs a phone a tenth of a second (`write-number.ts`).
  if (/^\d{4}-\d\d-\d\d$/.test(iso ?? '')) {
    const month = months[locale].split(' ')[date.getUTCMonth()];
    return `${date.getUTCDate()}${locale === 'de' ? '.' : ''} ${month} ${date.getUTCFullYear()}`;
  }
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}

/** 14:02, in German time. */
export function formatTime(iso: string | null, locale: Locale): string {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return missing;
  return new Intl.DateTimeFormat(regions[locale], { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date);
}

/** '640 kB', '2,4 MB'. */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes >= 1_000_000) return `${writeNumber(bytes / 1_000_000, locale, 0, 1)} MB`;
  return `${writeNumber(Math.max(1, Math.round(bytes / 1_000)), locale)} kB`;
}
