export type TextLanguage = 'de' | 'en';

/** The languages a text is looked for in: English for a locale that starts with en, and German in any case. */
export function languagesOf(locale: string): [TextLanguage, ...TextLanguage[]] {
  return languageOf(locale) === 'en' ? ['en', 'de'] : ['de'];
}

export function languageOf(locale: string): TextLanguage {
  return locale.startsWith('en') ? 'en' : 'de';
}

/** For `lang`: a German text inside an English screen says so, and is then read out and hyphenated as German. */
export function foreignLanguage(text: TextLanguage, locale: string): 'de' | undefined {
  return text === 'de' && languageOf(locale) !== 'de' ? 'de' : undefined;
}
