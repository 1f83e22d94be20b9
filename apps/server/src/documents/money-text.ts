import type { PaperLanguage } from './date-text.ts';

const euros = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};
const percents = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 });

/** '1.234,50 €', with a minus sign as wide as the digits and no break before the €. */
export function euroText(cents: number, language: PaperLanguage = 'de'): string {
  return euros[language].format(cents / 100).replace('-', '−');
}

/** '19 %' */
export function percentText(percent: number): string {
  return percents.format(percent / 100);
}
