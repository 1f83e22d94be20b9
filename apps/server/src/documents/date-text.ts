export type PaperLanguage = 'de' | 'en';

const dates = {
  de: new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  // The month in words: 04/05 is another day in another country.
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};
// The pharmacy's wall clock, wherever the server stands.
const atThePharmacy = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;
const moments = {
  de: new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', ...atThePharmacy }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...atThePharmacy }),
};

/** A day given as '2025-11-17'. Throws a RangeError for anything that is no day. */
export function dateText(isoDate: string, language: PaperLanguage = 'de'): string {
  return dates[language].format(dayOf(isoDate));
}

/** Day and time in Germany. */
export function momentText(moment: Date, language: PaperLanguage): string {
  return moments[language].format(moment);
}

/** The beginning of a day in UTC: the same on every machine. */
export function dayOf(isoDate: string): Date {
  const day = new Date(`${isoDate}T00:00:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(isoDate) || Number.isNaN(day.getTime())) throw new RangeError('not an ISO date');
  return day;
}
