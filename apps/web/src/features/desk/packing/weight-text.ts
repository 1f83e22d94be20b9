const milli = 1_000;
const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
const formats = { de: new Intl.NumberFormat('de-DE', digits), en: new Intl.NumberFormat('en-GB', digits) };

/** 5.02, 5,02 or 5 as thousandths; null for anything else. */
export function readWeight(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(written)) return null;
  return Math.round(Number(written) * milli);
}

/** As scales show it: 5,02. */
export function writeWeight(thousandths: number, locale: 'de' | 'en'): string {
  return formats[locale].format(thousandths / milli);
}
