import type { TextLanguage } from '../text-language.ts';

const regions: Record<TextLanguage, string> = { de: 'de-DE', en: 'en-GB' };

/** '2026-11' is November 2026, '2026-11-03' is 3. November 2026; anything else stays as the file says it. */
export function formatVersion(version: string, language: TextLanguage): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(version) ?? [];
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return version;
  return new Intl.DateTimeFormat(regions[language], {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}
