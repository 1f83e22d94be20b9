type Locale = 'de' | 'en';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** 10.11., 09:40, in German time. The year stands with the order itself. */
export function shortMoment(iso: string, locale: Locale): string {
  const known = formats.get(locale);
  const format =
    known ??
    new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
      timeZone: 'Europe/Berlin',
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(locale, format);
  return format.format(new Date(iso));
}
