import type de from './de.ts';
import type { Messages } from './de.ts';

export type Locale = 'de' | 'en';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof de;
  }
}

/** Each language is a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module = await (locale === 'en' ? import('./en.ts') : import('./de.ts'));
  return module.default;
}

/** German unless English was chosen; what another version stored, such as `en-GB`, counts too (FR-08). */
export function localeOf(stored: string | null): Locale {
  return stored?.startsWith('en') ? 'en' : 'de';
}
