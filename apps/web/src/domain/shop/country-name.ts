/** Where medical cannabis is grown and where patients live, mostly. */
const usual: Record<string, { de: string; en: string }> = {
  AT: { de: 'Österreich', en: 'Austria' },
  AU: { de: 'Australien', en: 'Australia' },
  CA: { de: 'Kanada', en: 'Canada' },
  CH: { de: 'Schweiz', en: 'Switzerland' },
  CO: { de: 'Kolumbien', en: 'Colombia' },
  CZ: { de: 'Tschechien', en: 'Czechia' },
  DE: { de: 'Deutschland', en: 'Germany' },
  DK: { de: 'Dänemark', en: 'Denmark' },
  ES: { de: 'Spanien', en: 'Spain' },
  IL: { de: 'Israel', en: 'Israel' },
  IT: { de: 'Italien', en: 'Italy' },
  JM: { de: 'Jamaika', en: 'Jamaica' },
  LS: { de: 'Lesotho', en: 'Lesotho' },
  MK: { de: 'Nordmazedonien', en: 'North Macedonia' },
  MT: { de: 'Malta', en: 'Malta' },
  NL: { de: 'Niederlande', en: 'Netherlands' },
  PL: { de: 'Polen', en: 'Poland' },
  PT: { de: 'Portugal', en: 'Portugal' },
  ZA: { de: 'Südafrika', en: 'South Africa' },
};

/** Null for what is no country. The browser knows them all, but takes a while for the first one (`write-number.ts` tells why). */
export function nameOfCountry(code: string, locale: 'de' | 'en'): string | null {
  return (
    usual[code]?.[locale] ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) ?? null
  );
}

export const usualCountries = Object.keys(usual);
