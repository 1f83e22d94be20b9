/** `CA` is 'Kanada (CA)'. Another backend may write a name instead of a code; it is shown as it came. */
export function countryName(country: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(country)) return country;
  const code = country.toUpperCase();
  const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
  return name ? `${name} (${code})` : code;
}
