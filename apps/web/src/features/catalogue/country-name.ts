import { nameOfCountry } from '#domain/shop/country-name.ts';

/** `CA` is 'Kanada (CA)'. Another backend may write a name instead of a code; it is shown as it came. */
export function countryName(country: string, locale: 'de' | 'en'): string {
  if (!/^[a-z]{2}$/i.test(country)) return country;
  const code = country.toUpperCase();
  const name = nameOfCountry(code, locale);
  return name ? `${name} (${code})` : code;
}
