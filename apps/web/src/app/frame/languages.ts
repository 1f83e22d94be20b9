import type { Locale } from '#i18n/messages.ts';

export const languages: readonly { locale: Locale; country: 'de' | 'gb' }[] = [
  { locale: 'de', country: 'de' },
  { locale: 'en', country: 'gb' },
];
