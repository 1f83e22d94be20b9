const regions = { de: 'de-DE', en: 'en-GB' };

/** 12.11., 14:20 in German time. The year stands in the order's own date. */
export function formatMoment(iso: string, locale: 'de' | 'en'): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '–';
  return new Intl.DateTimeFormat(regions[locale], {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(moment);
}
