import type { Translated } from '@shop/texts/messages/translated';
import { type AreaName, areas, type GermanAreas } from './areas.ts';
import type de from './de.ts';

export type Locale = 'de' | 'en';

/** Every sentence of the interface. The keys of the German ones are what the compiler checks the others against. */
export type GermanMessages = typeof de & GermanAreas;
export type Messages = Translated<GermanMessages>;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: GermanMessages;
  }
}

/** What is loaded at once: an area, or what every screen says. Each is a chunk per language. */
export type Part = AreaName | 'everyScreen';

export async function loadPart(part: Part, locale: Locale): Promise<Partial<Messages>> {
  if (part !== 'everyScreen') return areas[part][locale]();
  const module = await (locale === 'en' ? import('./en.ts') : import('./de.ts'));
  return module.default;
}

/** German by default; a language that the shop does not have falls back to English. `de-AT` and `en-GB` count too (FR-08). */
export function localeOf(stored: string | null): Locale {
  return !stored || /^de\b/i.test(stored) ? 'de' : 'en';
}
