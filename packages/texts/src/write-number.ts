/** Above it, and for what is no number, the way by `Intl` is long enough. */
const largest = 1e12;

const separators = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } };

/**
 * A number as German and English write it, to the letter what `Intl.NumberFormat` makes of it. The first one of those makes
 * the browser look through all languages it knows, which takes a phone a tenth of a second before it can show a price.
 */
export function writeNumber(number: number, locale: 'de' | 'en', minimalDecimals = 0, maximalDecimals = 3): string {
  if (!(Math.abs(number) < largest)) {
    const decimals = { minimumFractionDigits: minimalDecimals, maximumFractionDigits: maximalDecimals };
    return new Intl.NumberFormat(locale, decimals).format(number);
  }
  const { group, decimal } = separators[locale];
  const digits = roundedDigits(Math.abs(number), maximalDecimals);
  const whole = digits.slice(0, digits.length - maximalDecimals);
  const kept = withoutZeros(digits.slice(whole.length), minimalDecimals);
  const sign = number < 0 || Object.is(number, -0) ? '-' : '';
  return sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (kept && decimal + kept);
}

/** Rounded as the number is written in decimals, not as the computer keeps it: 1.005 becomes 1.01. */
function roundedDigits(number: number, decimals: number): string {
  const isTiny = number < 1e-6;
  const rounded = isTiny ? 0 : Math.round(Number(`${number}e${decimals}`));
  return String(rounded).padStart(decimals + 1, '0');
}

function withoutZeros(decimals: string, minimum: number): string {
  let end = decimals.length;
  while (end > minimum && decimals[end - 1] === '0') end--;
  return decimals.slice(0, end);
}
