/** How numbers and dates are written, by Intl and the interface's language. What is missing is a dash. */
type Locale = 'de' | 'en';

const missing = '–';
const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

export function formatMoney(cents: number | null, locale: Locale): string {
  if (cents === null) return missing;
  return numberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** 25.5 is 25,5 %. */
export function formatPercent(percent: number | null, locale: Locale): string {
  if (percent === null) return missing;
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}

/** A bare number, for where the sentence around it brings the unit: 18 or, with one decimal kept, 18,0. */
export function formatNumber(number: number, locale: Locale, decimals = 0): string {
  return numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 }).format(number);
}

export function formatGrams(grams: number | null, locale: Locale): string {
  return formatUnit(grams, 'gram', locale);
}

export function formatMillilitres(millilitres: number | null, locale: Locale): string {
  return formatUnit(millilitres, 'milliliter', locale);
}

/** 12. November 2025. Takes what the wire carries: a date or a date-time in ISO. */
export function formatDate(iso: string | null, locale: Locale): string {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return missing;
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}

/** 14:02, in German time. */
export function formatTime(iso: string | null, locale: Locale): string {
  const date = iso === null ? null : new Date(iso);
  if (date === null || Number.isNaN(date.getTime())) return missing;
  return new Intl.DateTimeFormat(regions[locale], { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date);
}

function formatUnit(amount: number | null, unit: 'gram' | 'milliliter', locale: Locale): string {
  return amount === null ? missing : numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: making one costs far more than using it, and a long list uses hundreds. */
function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(regions[locale], options);
  numberFormats.set(key, made);
  return made;
}

/** '640 kB', '2,4 MB'. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const size = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1_000));
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}
